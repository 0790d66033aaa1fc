import CBuildInfo
import Strut

/// What `--version` says: the version, the commit where the build knows it, and the libraries that decide what pictures look
/// like.
enum ProgramVersion {
  /// Several lines, the version alone on the first, with a line feed at the end.
  static var text: String {
    let commit = String(cString: strut_commit())
    let libraries = StrutVersion.libraries.map { "\($0.name) \($0.version)" }
    return """
      \(StrutVersion.current)
      \(commit.isEmpty ? "" : "commit \(commit)\n")\(libraries.joined(separator: ", "))

      """
  }
}
