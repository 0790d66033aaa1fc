import ArgumentParser

/// Where the review page is served: what `strut review` takes, and hands on to `strut-serve`.
package struct ReviewOptions: ParsableArguments {
  /// The address to serve on.
  @Option(
    help:
      "The address to serve on; 0.0.0.0 serves the network, by an address with a secret.")
  package var host = "127.0.0.1"

  /// The port to serve on; 0 takes any that is free.
  @Option(help: "The port to serve on (default: any that is free).")
  package var port: UInt16 = 0

  package init() {}

  /// The same options as words of a command line.
  package var arguments: [String] { ["--host=\(host)", "--port=\(port)"] }
}
