import CLibXML2
import StrutCore

/// The functions of libxml2 that are used, found when the first document is read: libxml2 brings ICU along, and the two cost
/// a third of the start of a process that reads no document.
///
/// A program that is linked to libxml2 anyway has it already, and finds the same one.
struct XMLLibrary: Sendable {
  /// What the library is called, and the Debian package that has it.
  static let name = "libxml2.so.2"
  static let package = "libxml2"
  /// The library, set up for use by several threads; `nil` where it is not installed.
  static let shared = XMLLibrary()

  typealias Create = @convention(c) () -> xmlParserCtxtPtr?
  typealias Free = @convention(c) (xmlParserCtxtPtr?) -> Void
  typealias Read =
    @convention(c) (
      xmlParserCtxtPtr?, UnsafePointer<CChar>?, Int32, UnsafePointer<CChar>?,
      UnsafePointer<CChar>?, Int32
    ) -> xmlDocPtr?
  typealias FreeDocument = @convention(c) (xmlDocPtr?) -> Void

  /// `xmlNewParserCtxt`.
  let newContext: Create
  /// `xmlFreeParserCtxt`.
  let freeContext: Free
  /// `xmlCtxtReadMemory`.
  let readMemory: Read
  /// `xmlFreeDoc`.
  let freeDocument: FreeDocument
  /// `xmlStopParser`.
  let stop: Free

  private init?() {
    guard let library = DynamicLibrary(Self.name),
      let initialise = library.function("xmlInitParser", as: (@convention(c) () -> Void).self),
      let newContext = library.function("xmlNewParserCtxt", as: Create.self),
      let freeContext = library.function("xmlFreeParserCtxt", as: Free.self),
      let readMemory = library.function("xmlCtxtReadMemory", as: Read.self),
      let freeDocument = library.function("xmlFreeDoc", as: FreeDocument.self),
      let stop = library.function("xmlStopParser", as: Free.self)
    else { return nil }
    // It wants to be set up once, before threads use it.
    initialise()
    self.newContext = newContext
    self.freeContext = freeContext
    self.readMemory = readMemory
    self.freeDocument = freeDocument
    self.stop = stop
  }
}
