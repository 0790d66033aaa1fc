#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Questions go down the tree on the machine's stack, which ends somewhere: on a thread of a program, after
/// 512 KiB perhaps. So each question looks how much of it is used, and where that is much goes on in a thread with
/// a stack of its own while the asking one waits. A tree of any depth is answered at the same cost per box.
extension LayoutPass {
  /// The answer of `question`, which may ask further ones.
  @inline(__always)
  func deeper<Answer>(_ question: () -> Answer) -> Answer {
    if needsFreshStack { return onFreshStack(question) }
    return question()
  }

  /// Whether a question has to be asked on a fresh stack.
  @inline(__always)
  var needsFreshStack: Bool { stackPosition() < state.pointee.stacks.end }

  /// The answer of `question` on a stack of its own.
  @inline(never)
  func onFreshStack<Answer>(_ question: () -> Answer) -> Answer {
    var answer: Answer?
    withoutActuallyEscaping({ answer = question() }) { work in
      let end = state.pointee.stacks.end
      let stack = state.pointee.stacks.enter()
      run(work, on: stack)
      state.pointee.stacks.leave(to: end)
    }
    return answer!
  }
}

/// How far the stack of the running thread reaches, as the address of a variable on it tells.
@inline(__always)
private func stackPosition() -> UInt {
  var marker: UInt8 = 0
  return withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
}

/// The stacks of one layout, kept until its end: memory that was touched once is not asked for again.
struct DeepStacks {
  /// What questions may take of the stack that layout was called on.
  private static let firstBytes: UInt = 64 << 10
  /// The size of a further stack: room for more than 10,000 levels, and small enough for the allocator to keep it for
  /// the next layout, which then need not wait for fresh pages.
  private static let bytes = 8 << 20
  /// What of a further stack is left to a measurer.
  private static let reserve: UInt = 512 << 10

  /// The address below which a question goes on elsewhere.
  private(set) var end: UInt
  private var stacks: [UnsafeMutableRawBufferPointer] = []
  private var depth = 0

  /// Creates the stacks for a layout that begins in the caller.
  init() {
    let here = stackPosition()
    end = here - min(here, Self.firstBytes)
  }

  /// The stack to go on with.
  fileprivate mutating func enter() -> UnsafeMutableRawBufferPointer {
    if depth == stacks.count { stacks.append(.allocate(byteCount: Self.bytes, alignment: 16)) }
    defer { depth += 1 }
    end = UInt(bitPattern: stacks[depth].baseAddress) + Self.reserve
    return stacks[depth]
  }

  /// Goes back to the stack that ended at `end`.
  fileprivate mutating func leave(to end: UInt) {
    depth -= 1
    self.end = end
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
