import StrutCore

/// Every code that reading a document can give, with what it is about.
enum DiagnosticCodes {
  static let all: KeyValuePairs<Diagnostic.Code, String> = [
    "doubtful-value": "A value that is right, and was probably not meant so.",
    "dtd": "A `<!DOCTYPE …>`. Documents have none.",
    "duplicate-id": "An `id` that another box has already.",
    "duplicate-style": "A `<style>` with the name of an earlier one.",
    "encoding": "Bytes that are neither UTF-8 nor UTF-16 with a byte order mark.",
    "gradient": "A place in a gradient that was probably meant as a percentage.",
    "invalid-value": "A value that its attribute does not take.",
    "line-height": "A height of lines so large that it was probably meant as a length.",
    "limit": "More of something than one document may hold; see the limits.",
    "misplaced-element": "An element where it cannot stand.",
    "misplaced-text": "Text where there can be none, such as directly in a container.",
    "missing-attribute": "An element without an attribute that it needs.",
    "no-effect": "An attribute that does nothing where it stands.",
    "not-built": "A value that is known, but has no effect yet.",
    "second-root": "A second box directly in `<layout>`.",
    "text": "A text that is probably not the one that was meant.",
    "text-and-image": "An item with `src` that holds a text.",
    "undeclared-prefix": "An XML namespace prefix that is declared nowhere.",
    "unknown-attribute": "An attribute that the element does not have.",
    "unknown-element": "An element that does not exist.",
    "unknown-style": "A name in `class` that no `<style>` has.",
    "unsuitable-style": "A class with an attribute that the element does not have.",
    "wrong-root": "A document whose element is not a `<layout>` without XML namespace.",
    "xml": "A text that is not well-formed XML.",
  ]
}
