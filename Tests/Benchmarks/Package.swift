// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that nobody who uses Strut builds a benchmark or resolves what one needs.
let package = Package(
  name: "Benchmarks",
  products: [.executable(name: "strut-bench", targets: ["strut-bench"])],
  dependencies: [.package(name: "Strut", path: "../..", traits: [])],
  targets: [
    .executableTarget(
      name: "strut-bench",
      dependencies: [
        .product(name: "Strut", package: "Strut"), .product(name: "StrutLayout", package: "Strut"),
      ])
  ]
)
