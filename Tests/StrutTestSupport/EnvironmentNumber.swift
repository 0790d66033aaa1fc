import Foundation

/// The whole number that a variable of the environment gives, by which a suite is told to try more; `usual` where it gives none.
public func environmentNumber(_ name: String, else usual: Int) -> Int {
  ProcessInfo.processInfo.environment[name].flatMap(Int.init) ?? usual
}
