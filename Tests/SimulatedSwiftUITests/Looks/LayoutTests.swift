import SwiftUI
import XCTest

@MainActor
final class LayoutTests: XCTestCase {
  private let text = Text("x")

  func testSizesAreKept() async {
    XCTAssertEqual(look(text.frame(width: 1, height: 2)), ["frame(width: 1.0, height: 2.0)"])
    XCTAssertEqual(
      look(text.frame(height: 2, alignment: .topLeading)),
      ["frame(height: 2.0, alignment: top leading)"])
    XCTAssertEqual(
      look(
        text.frame(
          minWidth: 1, idealWidth: 2, maxWidth: 3, minHeight: 4, idealHeight: 5, maxHeight: 6)),
      [
        "frame(minWidth: 1.0, idealWidth: 2.0, maxWidth: 3.0, minHeight: 4.0, idealHeight: 5.0, "
          + "maxHeight: 6.0)"
      ])
    XCTAssertEqual(look(text.frame(maxWidth: .infinity)), ["frame(maxWidth: inf)"])
    XCTAssertEqual(
      look(text.aspectRatio(1.5, contentMode: .fit)), ["aspectRatio(1.5, contentMode: fit)"])
    XCTAssertEqual(
      look(text.aspectRatio(CGSize(width: 4, height: 2), contentMode: .fill)),
      ["aspectRatio(CGSize(width: 4.0, height: 2.0), contentMode: fill)"])
    XCTAssertEqual(look(text.scaledToFit()), ["scaledToFit()"])
    XCTAssertEqual(look(text.scaledToFill()), ["scaledToFill()"])
    XCTAssertEqual(look(text.fixedSize()), ["fixedSize()"])
    XCTAssertEqual(
      look(text.fixedSize(horizontal: true, vertical: false)),
      ["fixedSize(horizontal: true, vertical: false)"])
    XCTAssertEqual(look(text.layoutPriority(2)), ["layoutPriority(2.0)"])
  }

  func testSpaceIsKept() async {
    XCTAssertEqual(look(text.padding()), ["padding()"])
    XCTAssertEqual(look(text.padding(8)), ["padding(8.0)"])
    XCTAssertEqual(look(text.padding(.horizontal)), ["padding(leading trailing)"])
    XCTAssertEqual(look(text.padding([.top, .bottom], 4)), ["padding(top bottom, 4.0)"])
    XCTAssertEqual(look(text.padding(.all, 4)), ["padding(4.0)"])
    XCTAssertEqual(
      look(text.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))),
      ["padding(EdgeInsets(top: 1.0, leading: 2.0, bottom: 3.0, trailing: 4.0))"])
    XCTAssertEqual(look(text.ignoresSafeArea()), ["ignoresSafeArea()"])
    XCTAssertEqual(
      look(text.ignoresSafeArea(.container, edges: .top)),
      ["ignoresSafeArea(SafeAreaRegions(rawValue: 1), edges: top)"])
    XCTAssertEqual(look(text.edgesIgnoringSafeArea(.top)), ["edgesIgnoringSafeArea(top)"])
  }

  func testPlacesAreKept() async {
    XCTAssertEqual(look(text.offset(x: 1)), ["offset(x: 1.0)"])
    XCTAssertEqual(
      look(text.offset(CGSize(width: 1, height: 2))), ["offset(CGSize(width: 1.0, height: 2.0))"])
    XCTAssertEqual(look(text.position(x: 1, y: 2)), ["position(x: 1.0, y: 2.0)"])
    XCTAssertEqual(look(text.position(CGPoint(x: 3, y: 4))), ["position(CGPoint(x: 3.0, y: 4.0))"])
    XCTAssertEqual(look(text.zIndex(1)), ["zIndex(1.0)"])
    XCTAssertEqual(look(text.contentShape(Rectangle())), ["contentShape(Rectangle)"])
    XCTAssertEqual(look(text.coordinateSpace(.named("finder"))), ["coordinateSpace(finder)"])
  }

  func testModifiersAreListedFromTheInsideOut() async {
    XCTAssertEqual(
      look(text.padding(1).opacity(0.5).padding(2)),
      ["padding(1.0)", "opacity(0.5)", "padding(2.0)"])
  }

  func testAModifierOfSeveralViewsHoldsForEach() async {
    let stage = Stage(
      Group {
        Text("a")
        Text("b").padding()
      }.opacity(0.5))
    XCTAssertEqual(
      stage.controller.view.subviews.map(\.simulatedLook),
      [["opacity(0.5)"], ["padding()", "opacity(0.5)"]])
  }

  func testAnUpdateReplacesTheLooks() async {
    let stage = Stage(text.opacity(0.1))
    stage.controller.rootView = text.opacity(0.2)
    XCTAssertEqual(stage.controller.view.subviews.first?.simulatedLook, ["opacity(0.2)"])
  }

  func testAlignmentsHaveTheirParts() async {
    let parts: [(Alignment, HorizontalAlignment, VerticalAlignment)] = [
      (.center, .center, .center), (.leading, .leading, .center), (.trailing, .trailing, .center),
      (.top, .center, .top), (.bottom, .center, .bottom), (.topLeading, .leading, .top),
      (.topTrailing, .trailing, .top), (.bottomLeading, .leading, .bottom),
      (.bottomTrailing, .trailing, .bottom),
    ]
    for (alignment, horizontal, vertical) in parts {
      XCTAssertEqual(alignment, Alignment(horizontal: horizontal, vertical: vertical))
    }
  }

  func testEdgesAreSets() async {
    XCTAssertEqual(Edge.Set.all, [.top, .leading, .bottom, .trailing])
    XCTAssertEqual(Edge.Set(.bottom), .bottom)
    XCTAssertEqual(Edge.Set.vertical.description, "top bottom")
    XCTAssertEqual(SafeAreaRegions.all, [.container, .keyboard])
  }

  func testTheSpaceBetweenSectionsIsKept() async {
    XCTAssertEqual(look(Text("x").listSectionSpacing(.compact)), ["listSectionSpacing(compact)"])
    XCTAssertEqual(look(Text("x").listSectionSpacing(4)), ["listSectionSpacing(4.0)"])
    let corners = RectangleCornerRadii(topLeading: 3)
    XCTAssertEqual(
      look(Text("x").clipShape(.rect(cornerRadii: corners))),
      look(Text("x").clipShape(.rect(topLeadingRadius: 3))))
  }

  func testAnglesAreCounted() async {
    var angle = Angle.degrees(10) * 3
    angle += .degrees(6)
    angle -= .degrees(4)
    XCTAssertEqual((angle / 2).degrees, 16, accuracy: 0.001)
    XCTAssertEqual(look(Text("x").modifier(EmptyModifier.identity)), look(Text("x")))
  }
}
