import StrutCore
import StrutLayout

/// One `<container>` or `<item>` of a document.
public final class Box {
  /// The `id`.
  public let id: String
  private let box: BoxID
  private let document: Document

  init(id: String, box: BoxID, of document: Document) {
    self.id = id
    self.box = box
    self.document = document
  }

  /// The border box of the last layout in points, relative to the parent's border box.
  public var frame: Rect { document.frame(of: box) }

  /// The characters of an item, with a line feed for each `<br/>`; `nil` where it has no text.
  ///
  /// A new text replaces everything in the item and takes the item's own style. It is seen at the next layout.
  /// A container and an item that shows an image have no text and take none: nothing happens.
  public var text: String? {
    get { document.text(of: box) }
    set { document.setText(newValue ?? "", of: box) }
  }
}
