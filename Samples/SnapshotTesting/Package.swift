// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "SnapshotTesting",
  dependencies: [
    // In your own package: .package(url: "…/strut", from: "0.1.0", traits: [])
    .package(name: "Strut", path: "../..")
  ],
  targets: [
    .testTarget(
      name: "CardTests",
      dependencies: [
        .product(name: "Strut", package: "Strut"),
        .product(name: "StrutSnapshot", package: "Strut"),
      ],
      exclude: ["__Snapshots__", "card.xml"])
  ]
)
