import StrutBoxes
import StrutCore
import StrutLayout
import StrutPaint

/// The images of one document, each read and decoded once however often it is used.
final class DocumentImages {
  /// More bytes than this of one file are not read.
  private static let mostBytes = 1 << 30

  /// The decoded images.
  let store: ImageStore
  /// The image of each box that shows one.
  private(set) var boxes: [BoxID: BoxImage] = [:]
  private let folder: ResourceFolder
  private var known: [String: ImageID] = [:]
  /// Where the references stand that were reported: a style is named by many elements.
  private var reported: Set<SourceRange> = []

  /// - Parameters:
  ///   - folder: Where the document's files are looked for.
  ///   - cache: Has the images of earlier documents of the same worker.
  init(folder: ResourceFolder, cache: ImageCache) {
    self.folder = folder
    store = ImageStore(cache: cache)
  }

  /// Gives every box that shows an image the size of that image.
  func load(into tree: inout BoxTree, reporting diagnostics: inout [Diagnostic]) {
    for index in tree.elements.indices {
      guard case .image(let reference) = tree.elements[index].content,
        let image = load(reference, reporting: &diagnostics)
      else { continue }
      let info = store.info(of: image)
      let box = BoxID(index)
      boxes[box] = BoxImage(id: image, size: info.size)
      tree.layout.setContent(.replaced(naturalSize: info.size, ratio: info.ratio), of: box)
    }
  }

  /// The image that a reference names; `nil` where it cannot be used, which is reported.
  @discardableResult
  func load(
    _ reference: ImageReference, reporting diagnostics: inout [Diagnostic]
  ) -> ImageID? {
    if let image = known[reference.source] { return image }
    do throws(ResourceFault) {
      let image = try decode(reference)
      known[reference.source] = image
      return image
    } catch {
      if reported.insert(reference.range).inserted { diagnostics.append(error.diagnostic) }
      return nil
    }
  }

  private func decode(_ reference: ImageReference) throws(ResourceFault) -> ImageID {
    let bytes = try bytes(of: reference)
    do throws(ImageError) {
      return try store.add(bytes)
    } catch {
      throw ResourceFault(.unusableImage(reference, error))
    }
  }

  private func bytes(of reference: ImageReference) throws(ResourceFault) -> [UInt8] {
    if DataURI.matches(reference.source) {
      guard let bytes = DataURI.bytes(of: reference.source) else {
        throw ResourceFault(.brokenDataURI(at: reference.range))
      }
      return bytes
    }
    let path = try folder.file(reference.source, for: .image, at: reference.range)
    do throws(FileError) {
      return try FileReader.bytes(of: path, limit: Self.mostBytes)
    } catch {
      throw ResourceFault(
        .unreadableFile(reference.source, code: error.code, at: reference.range))
    }
  }
}
