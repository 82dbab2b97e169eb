import SwiftUI
import XCTest

@MainActor
final class ContainerTests: XCTestCase {
  func testContainersShowTheirContentInOneView() async {
    let containers: [(String, AnyView)] = [
      ("VStack", AnyView(VStack(alignment: .leading, spacing: 4) { pair })),
      ("HStack", AnyView(HStack(alignment: .firstTextBaseline, spacing: 4) { pair })),
      ("ZStack", AnyView(ZStack(alignment: .bottomTrailing) { pair })),
      ("LazyVStack", AnyView(LazyVStack(alignment: .center) { pair })),
      ("LazyHStack", AnyView(LazyHStack(spacing: 1) { pair })),
      ("ScrollView", AnyView(ScrollView(.horizontal, showsIndicators: false) { pair })),
      ("LazyVGrid", AnyView(LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) { pair })),
      ("NavigationStack", AnyView(NavigationStack { pair })),
      ("NavigationView", AnyView(NavigationView { pair })),
      ("Form", AnyView(Form { pair })),
      ("List", AnyView(List { pair })),
      (
        "Menu",
        AnyView(
          Menu {
            Text("b")
          } label: {
            Text("a")
          })
      ),
      ("GeometryReader", AnyView(GeometryReader { _ in self.pair })),
    ]
    for (name, container) in containers {
      let view = Stage(container).controller.view
      XCTAssertEqual(view?.subviews.count, 1, name)
      XCTAssertEqual(view?.textLines, ["a", "b"], name)
    }
  }

  @ViewBuilder private var pair: some View {
    Text("a")
    Text("b")
  }

  func testASectionAddsAHeader() async {
    XCTAssertEqual(lines(Section("Title") { Text("a") }), ["Title", "a"])
    XCTAssertEqual(lines(Section { Text("a") }), ["a"])
    XCTAssertEqual(
      lines(
        Section {
          Text("a")
        } header: {
          Text("b")
        }), ["b", "a"])
    XCTAssertEqual(lines(Menu("Title") { Text("a") }), ["Title", "a"])
  }

  func testAGeometryIsThatOfTheScreen() async {
    var sizes: [CGSize] = []
    let reader = GeometryReader { (geometry: GeometryProxy) in
      let _ = sizes.append(geometry.size)
      let _ = sizes.append(geometry.frame(in: .global).size)
      let _ = XCTAssertEqual(geometry.safeAreaInsets, EdgeInsets())
      Text("x")
    }
    XCTAssertEqual(lines(reader), ["x"])
    XCTAssertEqual(sizes, [UIScreen.main.bounds.size, UIScreen.main.bounds.size])
  }
}
