/// The objects of a PDF file as Cairo writes it: each with its place in a table at the end, none of them packed.
struct PDFObjects {
  /// The file.
  let bytes: [UInt8]
  /// Where each object begins, by its number, and behind the last one the table; 0 for numbers without an object.
  private var starts: [Int] = []
  /// Where each object ends.
  private var ends: [Int: Int] = [:]
  /// The numbers of objects in the order of the file.
  private(set) var order: [Int] = []
  /// What the file says of itself at its end.
  let trailer: PDFValue
  /// The first number that no object has.
  var count: Int { starts.count }

  /// Finds the objects of a file; `nil` where it has another form.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    var reader = PDFReader(bytes: bytes, position: max(0, bytes.count - 40))
    while reader.position < bytes.count, bytes[reader.position] != UInt8(ascii: "s") {
      reader.position += 1
    }
    guard reader.accepts("startxref"), let table = reader.number(), table < bytes.count else {
      return nil
    }
    reader.position = table
    guard reader.accepts("xref"), reader.number() == 0, let count = reader.number(), count > 0,
      count <= bytes.count / 20
    else { return nil }
    for _ in 0..<count {
      guard let start = reader.number(), reader.number() != nil, start <= table else { return nil }
      if reader.accepts("n") {
        starts.append(start)
      } else {
        guard reader.accepts("f") else { return nil }
        starts.append(0)
      }
    }
    guard reader.accepts("trailer"), let trailer = reader.value() else { return nil }
    self.trailer = trailer
    order = starts.indices.filter { starts[$0] > 0 }.sorted { starts[$0] < starts[$1] }
    for (index, number) in order.enumerated() {
      ends[number] = index + 1 < order.count ? starts[order[index + 1]] : table
    }
  }

  /// Where an object stands, with its number and what ends it; empty for one that is not there.
  func place(of number: Int) -> Range<Int> {
    guard starts.indices.contains(number), let end = ends[number] else { return 0..<0 }
    return starts[number]..<end
  }

  /// The value of an object; of a stream what stands before its bytes.
  subscript(_ number: Int?) -> PDFValue? {
    guard let number else { return nil }
    return content(of: number)?.value
  }

  /// The value of an object and where its bytes begin, if it is a stream.
  private func content(of number: Int) -> (value: PDFValue, end: Int)? {
    let place = place(of: number)
    guard !place.isEmpty else { return nil }
    var reader = PDFReader(bytes: bytes, position: place.lowerBound)
    guard reader.number() == number, reader.number() == 0, reader.accepts("obj"),
      let value = reader.value()
    else { return nil }
    return (value, reader.position)
  }

  /// A stream: its dictionary, where that ends, and where its bytes stand; `nil` for other objects.
  func stream(_ number: Int) -> (value: PDFValue, head: Range<Int>, content: Range<Int>)? {
    guard let (value, end) = content(of: number) else { return nil }
    var reader = PDFReader(bytes: bytes, position: end)
    guard reader.accepts("stream") else { return nil }
    let start = reader.position + 1
    let length = value["Length"].flatMap { $0.number ?? self[$0.reference]?.number }
    guard let length, length >= 0, start + length <= place(of: number).upperBound else {
      return nil
    }
    return (value, place(of: number).lowerBound..<end, start..<start + length)
  }
}
