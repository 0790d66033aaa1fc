import StrutBoxes
import StrutCore
import StrutLayout
import StrutMarkup
import StrutPaint

/// The images of one document, each read and decoded once however often it is used.
final class DocumentImages {
  /// The decoded images.
  let store: ImageStore
  /// The image of each box that shows one.
  private(set) var boxes: [BoxID: BoxImage] = [:]
  private let folder: ResourceFolder
  private let limits: Limits
  /// The bytes of the files that have been read.
  private var byteCount = 0
  private var known: [String: ImageID] = [:]
  /// Where each image was named first.
  private var firstFiles: [Int: NamedFile] = [:]

  /// - Parameters:
  ///   - folder: Where the document's files are looked for.
  ///   - cache: Has the images of earlier documents of the same worker.
  ///   - limits: How large the images may be.
  init(folder: ResourceFolder, cache: ImageCache, limits: Limits) {
    self.folder = folder
    self.limits = limits
    store = ImageStore(cache: cache, mostPixels: limits.whole(.imagePixels))
  }

  /// Gives every box that shows an image that was loaded the size of that image.
  func size(_ tree: inout BoxTree) {
    for index in tree.elements.indices {
      if case .text(var content) = tree.elements[index].content, !content.images.isEmpty {
        size(&content)
        tree.elements[index].content = .text(content)
      }
      guard case .image(let reference) = tree.elements[index].content,
        let image = known[reference.source]
      else { continue }
      let info = store.info(of: image)
      let box = BoxID(index)
      boxes[box] = BoxImage(id: image, size: info.size, ratio: info.ratio, hasSize: info.hasSize)
      let content =
        info.hasSize
        ? nil : info.ratio.map { LeafContent.replacedByRatio($0) }
      tree.layout.setContent(
        content ?? .replaced(naturalSize: info.size, ratio: info.ratio), of: box)
    }
  }

  /// Gives the images in a text their sizes.
  private func size(_ content: inout InlineContent) {
    for index in content.images.indices {
      guard let image = known[content.images[index].reference.source] else { continue }
      content.images[index].naturalSize = store.info(of: image).size
      content.images[index].number = UInt32(image.rawValue)
    }
  }

  /// Reads and decodes the images among `files`; those that cannot be used are reported.
  func load(_ files: [NamedFile], reporting diagnostics: inout [Diagnostic]) {
    for file in files where file.purpose == .image && known[file.source] == nil {
      do throws(ResourceFault) {
        let image = try decode(file)
        known[file.source] = image
        let number = Int(image.rawValue)
        if firstFiles[number] == nil { firstFiles[number] = file }
      } catch {
        diagnostics.append(error.diagnostic)
      }
    }
  }

  /// The file of the image with a number in ``store``.
  func file(ofImage number: Int) -> NamedFile? { firstFiles[number] }

  private func decode(_ file: NamedFile) throws(ResourceFault) -> ImageID {
    let bytes = try bytes(of: file)
    byteCount += bytes.count
    guard byteCount <= limits.whole(.imageBytes) else {
      throw ResourceFault(
        .beyond(.imageBytes, value: Double(byteCount), of: limits, at: file.range))
    }
    do throws(ImageError) {
      return try store.add(bytes)
    } catch .tooManyPixels(let count) {
      throw ResourceFault(.beyond(.imagePixels, value: Double(count), of: limits, at: file.range))
    } catch {
      throw ResourceFault(.unusableImage(file, error))
    }
  }

  private func bytes(of file: NamedFile) throws(ResourceFault) -> [UInt8] {
    if DataURI.matches(file.source) {
      guard let bytes = DataURI.bytes(of: file.source) else {
        throw ResourceFault(.brokenDataURI(at: file.range))
      }
      return bytes
    }
    let path = try folder.path(of: file)
    let most = limits.whole(.imageBytes) - byteCount
    // A file that is too large is not read.
    if let size = FileReader.size(of: path), size > most {
      throw ResourceFault(
        .beyond(.imageBytes, value: Double(byteCount + size), of: limits, at: file.range))
    }
    do throws(FileError) {
      return try FileReader.bytes(of: path, limit: most + 1)
    } catch {
      throw ResourceFault(
        .unreadableFile(file.source, code: error.code, at: file.range))
    }
  }
}
