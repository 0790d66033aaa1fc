import StrutFormats
import Testing

struct BoundedStoreTests {
  @Test func whatFindsNoRoomIsNotKept() {
    let store = BoundedStore<String, Int>(mostBytes: 10)
    store.keep(1, at: "a", byteCount: 6)
    store.keep(2, at: "b", byteCount: 5)
    #expect(store["a"] == 1 && store["b"] == nil)
    store.keep(3, at: "c", byteCount: 4)
    #expect(store["c"] == 3 && store.count == 2)
  }

  @Test func aValueIsReplacedWhereThatIsAsked() {
    let store = BoundedStore<String, Int>(mostBytes: 10)
    store.keep(1, at: "a", byteCount: 6)
    store.keep(2, at: "a", byteCount: 6)
    #expect(store["a"] == 1)
    // The room of the former value counts.
    store.keep(3, at: "a", byteCount: 10, isReplacing: true)
    #expect(store["a"] == 3)
    store.keep(4, at: "a", byteCount: 11, isReplacing: true)
    #expect(store["a"] == 3)
    store.keep(5, at: "a", byteCount: 1, isReplacing: true)
    store.keep(6, at: "b", byteCount: 9)
    #expect(store["b"] == 6)
  }
}
