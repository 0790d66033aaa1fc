import Glibc

/// Questions go down the tree on the machine's stack, which ends somewhere: on a thread of a program, after
/// 512 KiB perhaps. So each question counts its level, and every so many levels it goes on in a thread with
/// a stack of its own while the asking one waits. A tree of any depth is answered at the same cost per box.
extension LayoutPass {
  /// Levels that run on the caller's stack.
  private static var firstLevels: Int { 64 }
  /// Levels that run on each further stack.
  private static var levelsPerStack: Int { 4096 }
  /// What a level may take, with ample reserve.
  private static var bytesPerLevel: Int { 8192 }

  /// The answer of `question`, which may ask further ones.
  @inline(__always)
  func deeper<Answer>(_ question: () -> Answer) -> Answer {
    state.pointee.depth += 1
    defer { state.pointee.depth -= 1 }
    let depth = state.pointee.depth
    if depth % Self.levelsPerStack == Self.firstLevels { return onFreshStack(question) }
    return question()
  }

  @inline(never)
  private func onFreshStack<Answer>(_ question: () -> Answer) -> Answer {
    var answer: Answer?
    withoutActuallyEscaping({ answer = question() }) { work in
      runOnFreshStack(bytes: Self.levelsPerStack * Self.bytesPerLevel, work)
    }
    return answer!
  }
}

/// Runs `work` to its end in a thread with a stack of `bytes`, where there is room for one.
private func runOnFreshStack(bytes: Int, _ work: @escaping () -> Void) {
  final class Work {
    let run: () -> Void
    init(_ run: @escaping () -> Void) { self.run = run }
  }
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  defer { pthread_attr_destroy(&attributes) }
  pthread_attr_setstacksize(&attributes, bytes)
  var thread = pthread_t()
  let context = Unmanaged.passRetained(Work(work))
  let status = pthread_create(
    &thread, &attributes,
    { context in
      Unmanaged<Work>.fromOpaque(context!).takeUnretainedValue().run()
      return nil
    }, context.toOpaque())
  precondition(status == 0, "no memory for another stack")
  pthread_join(thread, nil)
  context.release()
}
