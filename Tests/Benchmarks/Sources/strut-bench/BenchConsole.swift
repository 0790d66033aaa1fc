import Glibc

/// What the benchmarks say about themselves, and how they end.
enum BenchConsole {
  static let usage = """
    usage: strut-bench layout [WORKLOAD SIZE]... [--csv] [--time MILLISECONDS]
           strut-bench document [FILE]... [--csv] [--time MILLISECONDS]
           strut-bench frames [BOXES]... [--csv] [--time MILLISECONDS]
           strut-bench library [BOXES]... [--time MILLISECONDS]
           strut-bench endurance [PICTURES]
           strut-bench receipts [PICTURES] [FOLDER]
           strut-bench constraints [WORKLOAD SIZE]...

    layout: lays out generated trees and reports nanoseconds of CPU time for each box. Without workloads, a table of
    all. Ratios are to the least arithmetic that a layout walk needs, run in the same process.

    Workloads: nested, wide, wide2, deep-auto, deep-random, chain-col, chain-row, chain-alt,
    chain-alt-text, superdeep3, cards. Suffixes: +fit (a canvas of 1280 x 800), +minzero (minimum
    sizes of 0).

    constraints: solves stacks of views (hug, pinned) and systems of other shapes (chain, grid, dense, pivots), lays out
    a constraint container of texts (tree), and reports medians of CPU times and the peak of the process's memory.

    frames: lays out a document of small texts through the library, and reports microseconds of CPU time for a layout
    without a change, for one after one text has changed, and for reading the frames of all boxes after it.
    library: builds a tree of boxes nested by tens in Swift, and reports microseconds of CPU time for making the value, for
    making it live, for an update without and with a difference, for one changed text with a layout and a frame, and
    for the same through a document whose boxes all have names and whose layout is asked for.
    endurance: draws 10,000 different pictures in one process, in three ways, and reports memory, open files and
    microseconds of CPU time a picture after 100, 1,000 and so on; fails where they grow.

    receipts: draws 1,000 receipts through one renderer and reports microseconds of CPU time a picture; lets 64 clients ask for
    20 each and reports what they wait; writes the receipts as documents to FOLDER, for `strut render` beside it.

    document: draws documents and reports microseconds of CPU time for each stage, warm, in one process: from bytes to
    boxes, layout, display list, pixels, PNG file; and from the layout to SVG and PDF. Without files, some samples.
    """

  static func printUsage() { print(usage) }

  /// Ends the run after its usage.
  static func printUsageAndExit() -> Never {
    printUsage()
    exit(0)
  }

  /// Ends the run because of its arguments.
  static func fail(_ message: String) -> Never {
    let text = "strut-bench: error: \(message)\n\(usage)\n"
    _ = text.withCString { write(STDERR_FILENO, $0, strlen($0)) }
    exit(2)
  }
}
