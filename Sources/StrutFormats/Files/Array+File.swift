extension [UInt8] {
  /// The bytes of a file that was put into the program.
  ///
  /// - Parameter file: A function of a C module that returns the first byte and sets how many there are.
  package init(file: (UnsafeMutablePointer<Int>) -> UnsafePointer<UInt8>) {
    var count = 0
    let start = file(&count)
    self.init(UnsafeBufferPointer(start: start, count: count))
  }
}
