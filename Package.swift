// swift-tools-version: 6.2
import PackageDescription

/// What the programs of the command line are made with, and nothing else.
let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser", condition: .when(traits: ["Tools"]))

let package = Package(
  name: "Strut",
  products: [
    .library(name: "Strut", targets: ["Strut"]),
    .library(name: "StrutLayout", targets: ["StrutLayout"]),
    .library(name: "StrutSnapshot", targets: ["StrutSnapshot"]),
    .executable(name: "strut", targets: ["strut-cli"]),
    .executable(name: "strut-serve", targets: ["strut-serve"]),
    .executable(name: "strut-dev", targets: ["strut-dev"]),
  ],
  traits: [
    .trait(
      name: "Tools",
      description: "The programs strut and strut-serve; a program that uses a library needs none."),
    .default(enabledTraits: ["Tools"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", exact: "0.27.1"),
  ],
  targets: [
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .systemLibrary(
      name: "CPangoCairo", pkgConfig: "cairo harfbuzz", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(
      name: "CImageCodecs",
      providers: [.apt(["libdeflate-dev", "libturbojpeg0-dev", "libwebp-dev"])]),
    .systemLibrary(name: "CFontCodecs", providers: [.apt(["libdeflate-dev"])]),
    .systemLibrary(name: "CICU", providers: [.apt(["libicu-dev"])]),
    .systemLibrary(name: "CBuildInfo"),
    .target(name: "CPages"),

    .target(name: "StrutCore"),
    .target(name: "StrutFormats", dependencies: ["StrutCore", "CICU"]),
    .target(name: "StrutConstraints", dependencies: ["StrutCore"]),
    .target(name: "StrutLayout", dependencies: ["StrutCore", "StrutConstraints"]),
    .target(name: "StrutBoxes", dependencies: ["StrutCore", "StrutLayout", "StrutConstraints"]),
    .target(
      name: "StrutDiagnostics",
      dependencies: ["StrutCore", "StrutLayout", "StrutConstraints", "StrutBoxes"]),
    .target(name: "StrutSyntax", dependencies: ["StrutCore", "CLibXML2"]),
    .target(
      name: "StrutTemplate", dependencies: ["StrutCore", "StrutFormats", "StrutSyntax", "CICU"]),
    .target(
      name: "StrutMarkup",
      dependencies: [
        "StrutCore", "StrutSyntax", "StrutBoxes", "StrutLayout", "StrutConstraints",
      ]),
    .target(
      name: "StrutText",
      dependencies: [
        "StrutCore", "StrutFormats", "StrutBoxes", "CPangoCairo", "CFontCodecs",
      ]),
    .target(
      name: "StrutPaint",
      dependencies: [
        "StrutCore", "StrutFormats", "StrutBoxes", "StrutLayout", "StrutText", "CPangoCairo",
        "CImageCodecs",
      ]),
    .target(
      name: "Strut",
      dependencies: [
        "StrutCore", "StrutFormats", "StrutLayout", "StrutConstraints", "StrutBoxes", "StrutSyntax",
        "StrutTemplate", "StrutMarkup", "StrutDiagnostics", "StrutText", "StrutPaint",
      ]),
    .target(
      name: "StrutComparison",
      dependencies: ["StrutCore", "StrutFormats", "StrutTemplate", "StrutPaint"]),
    .target(
      name: "StrutGolden",
      dependencies: [
        "StrutCore", "StrutFormats", "StrutLayout", "Strut", "StrutComparison", "CPages",
      ],
      exclude: ["Review/Page"]),
    .target(
      name: "StrutPreview",
      dependencies: [
        "StrutCore", "StrutFormats", "Strut", "StrutComparison", "StrutGolden", "CPages",
      ],
      exclude: ["Pages"]),
    .target(
      name: "StrutSnapshot", dependencies: ["StrutCore", "StrutFormats", "Strut", "StrutGolden"]),
    .target(
      name: "StrutServer",
      dependencies: [
        .product(name: "FlyingFox", package: "FlyingFox", condition: .when(traits: ["Tools"])),
        .product(name: "FlyingSocks", package: "FlyingFox", condition: .when(traits: ["Tools"])),
      ]),
    .target(name: "StrutBrowser"),
    .target(
      name: "StrutCommandLine",
      dependencies: [
        "CBuildInfo", "StrutCore", "StrutFormats", "Strut", "StrutGolden",
        argumentParser,
      ]),
    .executableTarget(
      name: "strut-cli",
      dependencies: [
        "StrutCore", "StrutFormats", "StrutTemplate", "Strut", "StrutComparison", "StrutGolden",
        "StrutPreview", "StrutCommandLine",
        argumentParser,
      ]),
    .executableTarget(
      name: "strut-serve",
      dependencies: [
        "StrutFormats", "Strut", "StrutCommandLine", "StrutGolden", "StrutPreview", "StrutServer",
        argumentParser,
      ]),
    .executableTarget(
      name: "strut-dev",
      dependencies: [
        "StrutCore", "StrutFormats", "StrutLayout", "StrutBoxes", "StrutSyntax", "StrutMarkup",
        "StrutText", "StrutPaint", "Strut", "StrutGolden", "StrutBrowser",
      ]),

    .target(
      name: "StrutTestSupport",
      dependencies: ["StrutCore", "StrutLayout", "Strut", "StrutBrowser"],
      path: "Tests/StrutTestSupport"),
    .target(
      name: "StrutFuzzing",
      dependencies: [
        "StrutCore", "StrutFormats", "StrutTemplate", "StrutMarkup", "Strut", "StrutComparison",
        "StrutGolden", "StrutServer",
      ],
      path: "Tests/StrutFuzzing"),
    .testTarget(name: "StrutFuzzTests", dependencies: ["StrutFuzzing", "StrutTestSupport"]),
    .testTarget(name: "StrutArchitectureTests", dependencies: ["strut-dev", "StrutTestSupport"]),
    .testTarget(name: "StrutCoreTests", dependencies: ["StrutCore", "StrutTestSupport"]),
    .testTarget(name: "StrutFormatsTests", dependencies: ["StrutFormats"]),
    .testTarget(name: "StrutLayoutTests", dependencies: ["StrutLayout", "StrutTestSupport"]),
    .testTarget(
      name: "StrutConstraintsTests", dependencies: ["StrutConstraints", "StrutTestSupport"]),
    .testTarget(name: "StrutSyntaxTests", dependencies: ["StrutSyntax", "StrutTestSupport"]),
    .testTarget(
      name: "StrutTemplateTests",
      dependencies: ["StrutSyntax", "StrutTemplate", "StrutTestSupport"]),
    .testTarget(
      name: "StrutMarkupTests", dependencies: ["StrutSyntax", "StrutMarkup", "StrutTestSupport"]),
    .testTarget(name: "StrutTextTests", dependencies: ["StrutText", "StrutTestSupport"]),
    .testTarget(
      name: "StrutPaintTests", dependencies: ["StrutText", "StrutPaint", "StrutTestSupport"]),
    .testTarget(name: "StrutTests", dependencies: ["Strut", "StrutTestSupport"]),
    .testTarget(
      name: "StrutSnapshotTests",
      dependencies: [
        "CLibXML2", "Strut", "StrutComparison", "StrutGolden", "StrutServer", "StrutSnapshot",
        "StrutTestSupport",
      ], exclude: ["__Snapshots__"]),
    .testTarget(
      name: "StrutFixtureTests",
      dependencies: [
        "CLibXML2", "Strut", "StrutBrowser", "StrutComparison", "StrutGolden", "StrutLayout",
        "StrutPaint", "StrutTestSupport", "StrutText",
      ]),
    .testTarget(
      name: "SampleSnapshotTests", dependencies: ["Strut", "StrutSnapshot"],
      path: "Samples/SnapshotTesting/Tests/CardTests", exclude: ["__Snapshots__", "card.xml"]),
    .testTarget(
      name: "SwiftSampleTests", dependencies: ["Strut", "StrutSnapshot"], path: "Samples/Swift",
      exclude: ["Package.swift", "README.md", "Sources/Draw", "Tests/ProgramTests/__Snapshots__"]),
    .testTarget(
      name: "StrutCLITests",
      dependencies: ["Strut", "StrutConstraints", "strut-cli", "strut-serve", "StrutTestSupport"]),
    .testTarget(
      name: "StrutPreviewTests",
      dependencies: [
        "Strut", "StrutBrowser", "StrutComparison", "StrutGolden", "StrutPreview", "strut-cli",
        "strut-serve",
        "StrutTestSupport",
      ]),
  ]
)

// The fuzzers are a package of their own, Tests/Fuzz, and take what they call from here; nobody else sees it.
if Context.environment["STRUT_FUZZ"] != nil {
  package.products.append(.library(name: "StrutFuzzing", targets: ["StrutFuzzing"]))
}
