import Glibc
import Strut
import Synchronization
import Testing

struct OrderedBatchTests {
  @Test(arguments: [1, 2, 7])
  func resultsArriveInOrderWhateverTheThreads(_ threadCount: Int) {
    var received: [Int] = []
    OrderedBatch(threadCount: threadCount).run(count: 200, makeWorker: { () }) { _, index in
      if index % 13 == 0 { usleep(2000) }
      return index * index
    } receive: { index, square in
      #expect(square == index * index)
      received.append(index)
    }
    #expect(received == Array(0..<200))
  }

  @Test func eachThreadHasOneWorker() {
    let workers = Atomic<Int>(0)
    OrderedBatch(threadCount: 3).run(count: 50) {
      workers.wrappingAdd(1, ordering: .relaxed)
    } work: { _, _ in
      usleep(100)
    } receive: { _, _ in
    }
    #expect(workers.load(ordering: .relaxed) == 3)
  }

  @Test func threadsDoNotRunFarAheadOfASlowPiece() {
    let begun = Atomic<Int>(0)
    let mostBegun = Atomic<Int>(0)
    OrderedBatch(threadCount: 2).run(count: 1000, makeWorker: { () }) { _, index in
      begun.wrappingAdd(1, ordering: .relaxed)
      if index == 0 {
        usleep(50_000)
        mostBegun.store(begun.load(ordering: .relaxed), ordering: .relaxed)
      }
    } receive: { _, _ in
    }
    #expect(mostBegun.load(ordering: .relaxed) <= 16)
  }

  @Test func nothingIsBegunAfterTheReceiverHasFailed() {
    struct Failure: Error {}
    let begun = Atomic<Int>(0)
    #expect(throws: Failure.self) {
      try OrderedBatch(threadCount: 2).run(count: 1000, makeWorker: { () }) { _, _ in
        begun.wrappingAdd(1, ordering: .relaxed)
      } receive: { index, _ throws(Failure) in
        if index == 3 { throw Failure() }
      }
    }
    #expect(begun.load(ordering: .relaxed) < 100)
  }

  /// However many threads the system has left, all of the work is done.
  @Test(arguments: 0...2)
  func theThreadsThatCouldBeStartedDoTheWork(_ available: Int) {
    let left = Atomic<Int>(available)
    var received: [Int] = []
    let batch = OrderedBatch(threadCount: 3) { body in
      let had = left.wrappingSubtract(1, ordering: .relaxed).oldValue
      return had > 0 ? NativeThread(body) : nil
    }
    batch.run(count: 40, makeWorker: { 2 }) { factor, index in
      factor * index
    } receive: { _, output in
      received.append(output)
    }
    #expect(received == (0..<40).map { 2 * $0 })
  }

  @Test func nothingToDoIsDoneAtOnce() {
    OrderedBatch(threadCount: 2).run(count: 0, makeWorker: { () }) { _, _ in
    } receive: { _, _ in
      Issue.record("there is nothing to receive")
    }
  }
}
