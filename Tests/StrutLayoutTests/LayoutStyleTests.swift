import StrutLayout
import Testing

struct LayoutStyleTests {
  @Test func presetsDifferInTheContractsFiveRowsOnly() {
    var yoga = LayoutStyle.initial(.yoga)
    let web = LayoutStyle.initial(.web)
    #expect(yoga != web)
    yoga.flexDirection = .row
    yoga.flexShrink = 1
    yoga.alignContent = web.alignContent
    yoga.minWidth = .auto
    yoga.minHeight = .auto
    #expect(yoga == web)
  }
}
