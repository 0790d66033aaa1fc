import CICU
import StrutCore

/// ICU's C functions, found at run time: few documents need them, and a program that does not ask for them starts without.
///
/// Where lines break in Thai, Lao, Khmer and Burmese hangs on the version, which goldens therefore name. The one that
/// Strut was built with comes before all others, so that what else a machine has changes nothing.
package final class ICULibrary: Sendable {
  /// The libraries; `nil` where they are not installed.
  package static let shared = ICULibrary()

  /// The versions that are looked for. Each one has its number in the names of its functions.
  private static let numbers = [Int(strut_icu_number())] + (63...90).reversed()

  /// The version, such as `72.1`.
  package let version: String

  private let number: Int
  private let common: DynamicLibrary
  /// The library of formats, opened when it is first asked for.
  private let formats: Monitor<DynamicLibrary??>

  private init?() {
    guard let (library, number) = Self.numbers.lazy.compactMap(Self.library).first else {
      return nil
    }
    common = library
    self.number = number
    formats = Monitor(nil)
    version = Self.fullVersion(in: library, number) ?? "\(number)"
  }

  /// The function called `name`, such as `ubrk_open`, of the library for characters, locales and breaks.
  package func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    common.function("\(name)_\(number)", as: type)
  }

  /// The function called `name`, such as `umsg_open`, of the library for formats.
  package func formatFunction<Function>(_ name: String, as type: Function.Type) -> Function? {
    let library = formats.enter { library in
      if let known = library { return known }
      let opened = DynamicLibrary("libicui18n.so.\(number)")
      library = .some(opened)
      return opened
    }
    return library?.function("\(name)_\(number)", as: type)
  }

  /// The version that a library tells, without the zeros at its end.
  private static func fullVersion(in library: DynamicLibrary, _ number: Int) -> String? {
    typealias GetVersion = @convention(c) (UnsafeMutablePointer<UInt8>) -> Void
    guard let get = library.function("u_getVersion_\(number)", as: GetVersion.self) else {
      return nil
    }
    var parts: [UInt8] = [0, 0, 0, 0]
    get(&parts)
    while parts.count > 2, parts.last == 0 { parts.removeLast() }
    return parts.map { "\($0)" }.joined(separator: ".")
  }

  private static func library(_ number: Int) -> (DynamicLibrary, Int)? {
    DynamicLibrary("libicuuc.so.\(number)").map { ($0, number) }
  }
}
