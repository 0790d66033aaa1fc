import Glibc

/// Questions go down the tree on the machine's stack, which ends somewhere: on a thread of a program, after
/// 512 KiB perhaps. So each question counts its level, and every so many levels it goes on in a thread with
/// a stack of its own while the asking one waits. A tree of any depth is answered at the same cost per box.
extension LayoutPass {
  /// Levels that run on the caller's stack.
  private static var firstLevels: Int { 64 }
  /// Levels that run on each further stack.
  private static var levelsPerStack: Int { 4096 }

  /// The answer of `question`, which may ask further ones.
  @inline(__always)
  func deeper<Answer>(_ question: () -> Answer) -> Answer {
    state.pointee.depth += 1
    defer { state.pointee.depth -= 1 }
    let depth = state.pointee.depth
    if depth % Self.levelsPerStack == Self.firstLevels {
      return onFreshStack(depth / Self.levelsPerStack, question)
    }
    return question()
  }

  @inline(never)
  private func onFreshStack<Answer>(_ number: Int, _ question: () -> Answer) -> Answer {
    var answer: Answer?
    withoutActuallyEscaping({ answer = question() }) { work in
      let stack = state.pointee.stacks.stack(number, levels: Self.levelsPerStack)
      run(work, on: stack)
    }
    return answer!
  }
}

/// The stacks of one layout, kept until its end: memory that was touched once is not asked for again.
struct DeepStacks {
  /// What a level may take, with ample reserve.
  private static let bytesPerLevel = 8192
  private var stacks: [UnsafeMutableRawBufferPointer] = []

  /// The stack that follows `number` others.
  fileprivate mutating func stack(_ number: Int, levels: Int) -> UnsafeMutableRawBufferPointer {
    while stacks.count <= number {
      stacks.append(.allocate(byteCount: levels * Self.bytesPerLevel, alignment: 4096))
    }
    return stacks[number]
  }

  mutating func deallocate() {
    for stack in stacks { stack.deallocate() }
    stacks = []
  }
}

/// Runs `work` to its end in a thread that uses `stack`.
private func run(_ work: @escaping () -> Void, on stack: UnsafeMutableRawBufferPointer) {
  final class Work {
    let run: () -> Void
    init(_ run: @escaping () -> Void) { self.run = run }
  }
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  defer { pthread_attr_destroy(&attributes) }
  pthread_attr_setstack(&attributes, stack.baseAddress!, stack.count)
  var thread = pthread_t()
  let context = Unmanaged.passRetained(Work(work))
  let status = pthread_create(
    &thread, &attributes,
    { context in
      Unmanaged<Work>.fromOpaque(context!).takeUnretainedValue().run()
      return nil
    }, context.toOpaque())
  precondition(status == 0, "no further thread can be made")
  pthread_join(thread, nil)
  context.release()
}
