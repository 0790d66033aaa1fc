// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "OpenGraphServer",
  platforms: [.macOS(.v15)],
  dependencies: [
    // In your own package: .package(url: "…/strut", from: "0.1.0", traits: [])
    .package(name: "Strut", path: "../..", traits: []),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
  ],
  targets: [
    .target(
      name: "OpenGraphCards", dependencies: [.product(name: "Strut", package: "Strut")]),
    .target(
      name: "CardRoutes",
      dependencies: [
        "OpenGraphCards", .product(name: "Strut", package: "Strut"),
        .product(name: "Hummingbird", package: "hummingbird"),
      ]),
    .executableTarget(
      name: "OpenGraphServer",
      dependencies: [
        "CardRoutes", .product(name: "Strut", package: "Strut"),
        .product(name: "Hummingbird", package: "hummingbird"),
      ]),
    .executableTarget(
      name: "LoadTest",
      dependencies: [
        "CardRoutes", .product(name: "Strut", package: "Strut"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdTesting", package: "hummingbird"),
      ]),
  ]
)
