// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Strut",
  products: [
    .library(name: "Strut", targets: ["Strut"]),
    .library(name: "StrutLayout", targets: ["StrutLayout", "StrutCore"]),
    .library(name: "StrutSnapshot", targets: ["StrutSnapshot"]),
    .executable(name: "strut", targets: ["strut-cli"]),
    .executable(name: "strut-serve", targets: ["strut-serve"]),
    .executable(name: "strut-bench", targets: ["strut-bench"]),
    .executable(name: "strut-dev", targets: ["strut-dev"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .systemLibrary(
      name: "CPangoCairo", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(
      name: "CImageCodecs", pkgConfig: "libturbojpeg",
      providers: [.apt(["libdeflate-dev", "libturbojpeg0-dev", "libwebp-dev"])]),

    .target(name: "StrutCore"),
    .target(name: "StrutConstraints", dependencies: ["StrutCore"]),
    .target(name: "StrutLayout", dependencies: ["StrutCore", "StrutConstraints"]),
    .target(
      name: "StrutMarkup",
      dependencies: ["StrutCore", "StrutLayout", "StrutConstraints", "CLibXML2"]),
    .target(
      name: "StrutPaint",
      dependencies: ["StrutCore", "StrutLayout", "CPangoCairo", "CImageCodecs"]),
    .target(
      name: "Strut",
      dependencies: [
        "StrutCore", "StrutLayout", "StrutConstraints", "StrutMarkup", "StrutPaint",
      ]),
    .target(
      name: "StrutGolden", dependencies: ["StrutCore", "StrutLayout", "Strut"],
      resources: [.embedInCode("Review/Page")]),
    .target(
      name: "StrutPreview", dependencies: ["StrutCore", "Strut", "StrutGolden"],
      resources: [.embedInCode("Pages")]),
    .target(name: "StrutSnapshot", dependencies: ["StrutCore", "Strut", "StrutGolden"]),
    .target(
      name: "StrutServer",
      dependencies: [
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ]),
    .target(name: "StrutBrowser"),
    .target(
      name: "StrutCommandLine",
      dependencies: [
        "StrutCore", "Strut", "StrutGolden",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "strut-cli",
      dependencies: [
        "StrutCore", "Strut", "StrutGolden", "StrutPreview", "StrutCommandLine",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "strut-serve",
      dependencies: [
        "Strut", "StrutCommandLine", "StrutGolden", "StrutPreview", "StrutServer",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "strut-bench",
      dependencies: ["StrutCore", "StrutLayout", "StrutConstraints", "Strut"]),
    .executableTarget(
      name: "strut-dev",
      dependencies: [
        "StrutCore", "StrutLayout", "StrutMarkup", "StrutPaint", "Strut", "StrutGolden",
        "StrutBrowser",
      ]),

    .target(
      name: "StrutTestSupport", dependencies: ["StrutCore", "StrutLayout", "Strut"],
      path: "Tests/StrutTestSupport"),
    .testTarget(name: "StrutArchitectureTests", dependencies: ["strut-dev", "StrutTestSupport"]),
    .testTarget(name: "StrutCoreTests", dependencies: ["StrutCore", "StrutTestSupport"]),
    .testTarget(name: "StrutLayoutTests", dependencies: ["StrutLayout", "StrutTestSupport"]),
    .testTarget(
      name: "StrutConstraintsTests", dependencies: ["StrutConstraints", "StrutTestSupport"]),
    .testTarget(name: "StrutMarkupTests", dependencies: ["StrutMarkup", "StrutTestSupport"]),
    .testTarget(name: "StrutPaintTests", dependencies: ["StrutPaint", "StrutTestSupport"]),
    .testTarget(name: "StrutTests", dependencies: ["Strut", "StrutTestSupport"]),
    .testTarget(
      name: "StrutSnapshotTests",
      dependencies: [
        "CLibXML2", "Strut", "StrutGolden", "StrutServer", "StrutSnapshot", "StrutTestSupport",
      ]),
    .testTarget(
      name: "StrutFixtureTests", dependencies: ["Strut", "StrutPaint", "StrutTestSupport"]),
    .testTarget(
      name: "SampleSnapshotTests", dependencies: ["Strut", "StrutSnapshot"],
      path: "Samples/SnapshotTesting/Tests/CardTests", exclude: ["__Snapshots__", "card.xml"]),
    .testTarget(
      name: "StrutCLITests", dependencies: ["strut-cli", "strut-serve", "StrutTestSupport"]),
    .testTarget(
      name: "StrutPreviewTests",
      dependencies: [
        "Strut", "StrutBrowser", "StrutGolden", "StrutPreview", "strut-cli", "strut-serve",
        "StrutTestSupport",
      ]),
  ]
)
