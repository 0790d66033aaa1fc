import StrutCore
import Testing

struct PartitioningIndexTests {
  @Test func findsEveryBorderOfEveryLength() {
    for count in 0..<70 {
      for border in 0...count {
        #expect((0..<count).partitioningIndex { $0 >= border } == border)
      }
    }
  }

  @Test func answersWithAnIndexOfTheCollection() {
    let slice = [1, 3, 3, 5, 9][1...]
    #expect(slice.partitioningIndex { $0 >= 3 } == 1)
    #expect(slice.partitioningIndex { $0 > 3 } == 3)
    #expect(slice.partitioningIndex { $0 > 9 } == 5)
  }

  @Test func asksFewElements() {
    var asked = 0
    _ = (0..<1_000_000).partitioningIndex { number in
      asked += 1
      return number >= 777_777
    }
    #expect(asked <= 20)
  }
}
