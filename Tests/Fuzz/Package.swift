// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that nobody who uses Strut builds a fuzzer. `Scripts/fuzz` builds it, with the sanitizers and
// the library that it needs.
let package = Package(
  name: "Fuzz",
  dependencies: [.package(name: "Strut", path: "../..")],
  targets: [
    .executableTarget(
      name: "strut-fuzz",
      dependencies: [.product(name: "StrutFuzzing", package: "Strut")])
  ]
)
