import Strut
import Testing

/// Each number of FlexLayout's chain sets the attributes that its name says, and no others.
struct FlexNumberTests {
  private typealias Call<Value> = (attributes: [String], set: (Flex, Value) -> Flex)

  private let points: [Call<Double>] = [
    (["flex-grow"], { $0.grow($1) }),
    (["flex-shrink"], { $0.shrink($1) }),
    (["flex-basis"], { $0.basis($1) }),
    (["aspect-ratio"], { $0.aspectRatio($1) }),
    (["flex"], { $0.flex($1) }),
    (["width"], { $0.width($1) }),
    (["height"], { $0.height($1) }),
    (["min-width"], { $0.minWidth($1) }),
    (["min-height"], { $0.minHeight($1) }),
    (["max-width"], { $0.maxWidth($1) }),
    (["max-height"], { $0.maxHeight($1) }),
    (["top"], { $0.top($1) }),
    (["right"], { $0.right($1) }),
    (["bottom"], { $0.bottom($1) }),
    (["left"], { $0.left($1) }),
    (["start"], { $0.start($1) }),
    (["end"], { $0.end($1) }),
    (["left", "right"], { $0.horizontally($1) }),
    (["top", "bottom"], { $0.vertically($1) }),
    (["top", "right", "bottom", "left"], { $0.all($1) }),
    (["margin-top"], { $0.marginTop($1) }),
    (["margin-left"], { $0.marginLeft($1) }),
    (["margin-bottom"], { $0.marginBottom($1) }),
    (["margin-right"], { $0.marginRight($1) }),
    (["margin-start"], { $0.marginStart($1) }),
    (["margin-end"], { $0.marginEnd($1) }),
    (["margin-horizontal"], { $0.marginHorizontal($1) }),
    (["margin-vertical"], { $0.marginVertical($1) }),
    (["margin"], { $0.margin($1) }),
    (["padding-top"], { $0.paddingTop($1) }),
    (["padding-left"], { $0.paddingLeft($1) }),
    (["padding-bottom"], { $0.paddingBottom($1) }),
    (["padding-right"], { $0.paddingRight($1) }),
    (["padding-start"], { $0.paddingStart($1) }),
    (["padding-end"], { $0.paddingEnd($1) }),
    (["padding-horizontal"], { $0.paddingHorizontal($1) }),
    (["padding-vertical"], { $0.paddingVertical($1) }),
    (["padding"], { $0.padding($1) }),
    (["border-width"], { $0.border($1) }),
    (["border-top-width"], { $0.borderTop($1) }),
    (["border-right-width"], { $0.borderRight($1) }),
    (["border-bottom-width"], { $0.borderBottom($1) }),
    (["border-left-width"], { $0.borderLeft($1) }),
    (["border-start-width"], { $0.borderStart($1) }),
    (["border-end-width"], { $0.borderEnd($1) }),
    (["gap"], { $0.gap($1) }),
    (["row-gap"], { $0.rowGap($1) }),
    (["column-gap"], { $0.columnGap($1) }),
  ]

  private let lengths: [Call<Length>] = [
    (["flex-basis"], { $0.basis($1) }),
    (["width"], { $0.width($1) }),
    (["height"], { $0.height($1) }),
    (["min-width"], { $0.minWidth($1) }),
    (["min-height"], { $0.minHeight($1) }),
    (["max-width"], { $0.maxWidth($1) }),
    (["max-height"], { $0.maxHeight($1) }),
    (["top"], { $0.top($1) }),
    (["right"], { $0.right($1) }),
    (["bottom"], { $0.bottom($1) }),
    (["left"], { $0.left($1) }),
    (["start"], { $0.start($1) }),
    (["end"], { $0.end($1) }),
    (["left", "right"], { $0.horizontally($1) }),
    (["top", "bottom"], { $0.vertically($1) }),
    (["top", "right", "bottom", "left"], { $0.all($1) }),
    (["margin-top"], { $0.marginTop($1) }),
    (["margin-left"], { $0.marginLeft($1) }),
    (["margin-bottom"], { $0.marginBottom($1) }),
    (["margin-right"], { $0.marginRight($1) }),
    (["margin-start"], { $0.marginStart($1) }),
    (["margin-end"], { $0.marginEnd($1) }),
    (["margin-horizontal"], { $0.marginHorizontal($1) }),
    (["margin-vertical"], { $0.marginVertical($1) }),
    (["margin"], { $0.margin($1) }),
    (["padding-top"], { $0.paddingTop($1) }),
    (["padding-left"], { $0.paddingLeft($1) }),
    (["padding-bottom"], { $0.paddingBottom($1) }),
    (["padding-right"], { $0.paddingRight($1) }),
    (["padding-start"], { $0.paddingStart($1) }),
    (["padding-end"], { $0.paddingEnd($1) }),
    (["padding-horizontal"], { $0.paddingHorizontal($1) }),
    (["padding-vertical"], { $0.paddingVertical($1) }),
    (["padding"], { $0.padding($1) }),
    (["gap"], { $0.gap($1) }),
    (["row-gap"], { $0.rowGap($1) }),
    (["column-gap"], { $0.columnGap($1) }),
  ]

  private func expect(
    _ box: Box, _ expected: [String: String], _ location: SourceLocation = #_sourceLocation
  ) {
    let markup = box.markup()
    let set = markup.matches(of: /([a-z-]+)="([^"]*)"/).map { (String($0.1), String($0.2)) }
    #expect(Dictionary(set) { $1 } == expected, sourceLocation: location)
  }

  @Test func pointsAreSet() {
    for call in points {
      let box = Box()
      _ = call.set(box.flex, 7.5)
      expect(box, Dictionary(uniqueKeysWithValues: call.attributes.map { ($0, "7.5") }))
    }
  }

  @Test func sharesAreSet() {
    for call in lengths {
      let box = Box()
      _ = call.set(box.flex, .percent(12.5))
      expect(box, Dictionary(uniqueKeysWithValues: call.attributes.map { ($0, "12.5%") }))
    }
  }

  @Test func sidesAreInFlexLayoutsOrder() {
    let edges = EdgeInsets(leading: 2, trailing: 4, top: 1, bottom: 3)
    for name in ["margin", "padding"] {
      let isMargin = name == "margin"
      func sides(_ set: (Flex) -> Flex) -> [String?] {
        let box = Box()
        _ = set(box.flex)
        return ["top", "left", "bottom", "right", "start", "end"].map {
          box.style[attribute: "\(name)-\($0)"]
        }
      }
      #expect(
        sides { isMargin ? $0.margin(1, 2, 3, 4) : $0.padding(1, 2, 3, 4) } == [
          "1", "2", "3", "4", nil, nil,
        ])
      #expect(
        sides { isMargin ? $0.margin(1, 2, 3) : $0.padding(1, 2, 3) } == [
          "1", "2", "3", "2", nil, nil,
        ])
      #expect(
        sides { isMargin ? $0.margin(1, 2) : $0.padding(1, 2) } == ["1", "2", "1", "2", nil, nil])
      #expect(
        sides { isMargin ? $0.margin(edges) : $0.padding(edges) } == ["1", nil, "3", nil, "2", "4"])
      let share = Length.percent(1)
      let points: Length = 2
      #expect(
        sides { isMargin ? $0.margin(share, points) : $0.padding(share, points) }
          == ["1%", "2", "1%", "2", nil, nil])
      #expect(
        sides { isMargin ? $0.margin(share, points, 3) : $0.padding(share, points, 3) }
          == ["1%", "2", "3", "2", nil, nil])
      #expect(
        sides { isMargin ? $0.margin(share, points, 3, 4) : $0.padding(share, points, 3, 4) }
          == ["1%", "2", "3", "4", nil, nil])
    }
  }

  @Test func sizesAndRatiosAreSet() {
    let box = Box()
    _ = box.flex.size(Size(width: 3, height: 4))
    expect(box, ["width": "3", "height": "4"])
    _ = box.flex.size(5).order(2)
    expect(box, ["width": "5", "height": "5", "order": "2"])
    _ = box.flex.size(nil).order(0).width(.nan)
    expect(box, ["order": "0"])
  }
}
