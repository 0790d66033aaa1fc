// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "SwiftSamples",
  platforms: [.macOS(.v15)],
  dependencies: [
    // In your own package: .package(url: "…/strut", from: "0.1.0", traits: [])
    .package(name: "Strut", path: "../..", traits: [])
  ],
  targets: [
    .target(name: "Programs", dependencies: [.product(name: "Strut", package: "Strut")]),
    .executableTarget(name: "Draw", dependencies: ["Programs"]),
    .testTarget(
      name: "ProgramTests",
      dependencies: ["Programs", .product(name: "StrutSnapshot", package: "Strut")],
      exclude: ["__Snapshots__"]),
  ]
)
