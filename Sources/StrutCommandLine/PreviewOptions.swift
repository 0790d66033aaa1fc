import ArgumentParser

/// What `strut preview` takes, and hands on to `strut-serve`.
package struct PreviewOptions: ParsableArguments {
  /// Documents, and folders that hold some.
  @OptionGroup package var documents: DocumentPathOptions

  /// The address to serve on.
  @Option(
    help:
      "The address to serve on; 0.0.0.0 serves the network, by an address with a secret.")
  package var host = "127.0.0.1"

  /// The port to serve on; 0 takes any that is free.
  @Option(help: "The port to serve on (default: any that is free).")
  package var port: UInt16 = 0

  /// Whether a browser is opened.
  @Flag(name: .customLong("open"), help: "Open the page in the browser of this machine.")
  package var opensBrowser = false

  /// Whether the pages change no documents.
  @Flag(name: .customLong("read-only"), help: "Let the pages change no documents.")
  package var isReadOnly = false

  /// Where fonts and files come from.
  @OptionGroup(title: "Fonts and files") package var resources: ResourceOptions

  package init() {}
}
