import CICU
import Glibc

/// The functions of the ICU that is linked: one version decides where lines break, whatever others a machine has.
///
/// `@unchecked`: the handles are read only.
package final class ICULibrary: @unchecked Sendable {
  /// The library; `nil` where the file that was linked cannot be found again.
  package static let shared = ICULibrary()

  /// The version, such as `72.1`.
  package let version: String

  /// What the names of the functions end in.
  private let number: Int
  private let common: UnsafeMutableRawPointer
  /// The library of formats, opened when it is first asked for.
  private let formats: Monitor<UInt?>

  private init?() {
    number = Int(strut_icu_number())
    guard let library = dlopen("libicuuc.so.\(number)", RTLD_NOW | RTLD_LOCAL) else { return nil }
    common = library
    formats = Monitor(nil)
    version = Self.linkedVersion
  }

  /// The function called `name`, such as `ubrk_open`, of the library for characters, locales and breaks.
  package func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    dlsym(common, "\(name)_\(number)").map { unsafeBitCast($0, to: type) }
  }

  /// The function called `name`, such as `umsg_open`, of the library for formats.
  package func formatFunction<Function>(_ name: String, as type: Function.Type) -> Function? {
    let handle = formats.enter { handle in
      if handle == nil {
        let library = dlopen("libicui18n.so.\(number)", RTLD_NOW | RTLD_LOCAL)
        handle = UInt(bitPattern: library)
      }
      return handle ?? 0
    }
    guard let library = UnsafeMutableRawPointer(bitPattern: handle) else { return nil }
    return dlsym(library, "\(name)_\(number)").map { unsafeBitCast($0, to: type) }
  }

  /// The version that the library tells, without the zeros at its end.
  private static var linkedVersion: String {
    var parts: [UInt8] = [0, 0, 0, 0]
    strut_icu_version(&parts)
    while parts.count > 2, parts.last == 0 { parts.removeLast() }
    return parts.map { "\($0)" }.joined(separator: ".")
  }
}
