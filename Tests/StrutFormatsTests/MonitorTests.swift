import Dispatch
import StrutFormats
import Testing

struct MonitorTests {
  @Test func oneThreadAtATimeIsInside() {
    let count = Monitor(0)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<10_000 { count.enter { $0 += 1 } }
    }
    #expect(count.enter { $0 } == 80_000)
  }

  /// Two threads hand a number to and fro; each waits for the other.
  @Test func waitsUntilTheStateIsReady() {
    let turn = Monitor(0)
    DispatchQueue.concurrentPerform(iterations: 2) { player in
      for round in 0..<1_000 {
        turn.enter(when: { $0 == 2 * round + player }, waking: .all) { $0 += 1 }
      }
    }
    #expect(turn.enter { $0 } == 2_000)
  }

  @Test func wakesOneThreadForOneChange() {
    let (places, done) = (Monitor(0), Monitor(0))
    DispatchQueue.concurrentPerform(iterations: 2) { side in
      for _ in 0..<1_000 {
        if side == 0 {
          places.enter(waking: .one) { $0 += 1 }
        } else {
          places.enter(when: { $0 > 0 }) { $0 -= 1 }
          done.enter { $0 += 1 }
        }
      }
    }
    #expect(done.enter { $0 } == 1_000)
  }
}
