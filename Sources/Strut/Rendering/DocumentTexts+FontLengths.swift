import StrutMarkup
import StrutText

/// The fonts of a document answer what resolving asks of them.
extension DocumentTexts: FontLengths {}
