import StrutCore

/// The pixels on the pages of a file: blurs, filters, and gradients that pages do not have.
///
/// Cairo would keep all of them until a page ends. So it gets none before it writes the page; what is alike is there once in
/// the file, and what is more than some memory holds is packed.
final class PageBitmaps {
  /// What pixels show, by which they are known without being calculated.
  enum Subject: Hashable {
    /// Numbers that say everything about the coverage of a shadow.
    case shadow([Double])
    case gradient(ResolvedGradient, PixelPlane)
  }

  /// The most bytes that are kept as they are: packing takes time.
  private static let mostPlainBytes = 64 << 20

  private let mostPlainBytes: Int
  private let packer: FlateStream
  private var known: [Subject: PageBitmap] = [:]
  private var alike: [PageBitmap.Digest: [PageBitmap]] = [:]
  /// All of the file: Cairo may ask for their pixels.
  private var bitmaps: [PageBitmap] = []
  /// The bytes that are kept, and those of them that are not packed.
  private var byteCount = 0
  private var plainByteCount = 0

  /// Keeps no pixels yet; `nil` where there is no memory.
  init?(limits: Limits) {
    guard let packer = FlateStream(level: 1) else { return nil }
    self.packer = packer
    // A pixel has four bytes; a quarter of them is for what is not packed.
    mostPlainBytes = Int(min(limits[.layerPixels], Double(Self.mostPlainBytes)))
  }

  /// The pixels of a subject; `nil` where there are none.
  ///
  /// - Parameters:
  ///   - subject: What is shown; `nil` for what only the pixels tell.
  ///   - room: How many pixels there may be, packed ones as many as they have memory of.
  ///   - draw: Calculates the pixels.
  func bitmap(
    of subject: Subject?, beside room: LayerRoom,
    _ draw: () throws(PaintError) -> PixelSurface?
  ) throws(PaintError) -> PageBitmap? {
    if let subject, let bitmap = known[subject] { return bitmap }
    guard let surface = try draw() else { return nil }
    let bitmap = try bitmap(surface, beside: room)
    if let subject { known[subject] = bitmap }
    return bitmap
  }

  private func bitmap(
    _ surface: PixelSurface, beside room: LayerRoom
  ) throws(PaintError) -> PageBitmap {
    surface.flush()
    let digest = PageBitmap.Digest(surface)
    if let same = alike[digest]?.first(where: { $0.shows(surface) }) { return same }
    let isPacked = plainByteCount + surface.stride * surface.height > mostPlainBytes
    let bitmap = PageBitmap(surface, number: bitmaps.count, packer: packer, isPacked: isPacked)
    byteCount += bitmap.byteCount
    if !isPacked { plainByteCount += bitmap.byteCount }
    try room.check(Double(byteCount) / 4)
    bitmaps.append(bitmap)
    alike[digest, default: []].append(bitmap)
    return bitmap
  }

  /// Notes that a page is written: the next ones may show the same pixels, but what is too much is dropped.
  func endPage() {
    guard byteCount > mostPlainBytes / 2 else { return }
    for bitmap in bitmaps { bitmap.release() }
    known = [:]
    alike = [:]
    (byteCount, plainByteCount) = (0, 0)
  }
}
