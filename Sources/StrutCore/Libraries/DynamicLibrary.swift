#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A shared library that is opened when it is first needed, so that a program which never needs it starts without.
///
/// Never closed: its functions are kept. `@unchecked`: the handle is read only.
package struct DynamicLibrary: @unchecked Sendable {
  /// What the library is called, such as `libwebp.so.7`.
  package let name: String

  private let handle: UnsafeMutableRawPointer

  /// Opens the library where the system looks for libraries; `nil` where it is not installed.
  package init?(_ name: String) {
    guard let handle = dlopen(name, RTLD_LAZY | RTLD_LOCAL) else { return nil }
    self.name = name
    self.handle = handle
  }

  /// The function or variable called `name`; `nil` where the library has none.
  package func symbol(_ name: String) -> UnsafeMutableRawPointer? { dlsym(handle, name) }

  /// The function called `name`, which must be of the C type `type`.
  package func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    symbol(name).map { unsafeBitCast($0, to: type) }
  }

  /// The file that a function was loaded from, links resolved, such as `/usr/lib/libturbojpeg.so.0.2.0`; `nil` where that
  /// cannot be told.
  package func file(of function: String) -> String? {
    // The C library declares `dladdr` for GNU programs only. It fills in four pointers, the file's name first.
    typealias Locate = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Int32
    var places = (0...3).map { _ in UnsafePointer<CChar>?.none }
    guard let address = symbol(function), let locate = dlsym(nil, "dladdr"),
      unsafeBitCast(locate, to: Locate.self)(address, &places) != 0,
      let name = places[0], let path = realpath(name, nil)
    else { return nil }
    defer { free(path) }
    return String(cString: path)
  }
}
