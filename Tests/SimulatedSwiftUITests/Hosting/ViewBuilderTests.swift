import SwiftUI
import XCTest

/// What the closures of views may consist of.
@MainActor
final class ViewBuilderTests: XCTestCase {
  func testAClosureMayBeEmptyOrDependOnAvailability() async {
    XCTAssertEqual(lines(VStack {}), [])
    let available = VStack {
      if #available(iOS 18, *) { Text("new") }
      if #available(iOS 18, *) { Text("new") } else { Text("old") }
    }
    XCTAssertEqual(lines(available), ["new", "new"])
  }

  func testTabsMayDependOnConditions() async {
    for (isExpert, titles) in [
      (true, ["zoom", "Zoom", "Raw", "Expert"]), (false, ["zoom", "Zoom", "Simple"]),
    ] {
      let tabs = TabView {
        Text("zoom").tabItem { Text("Zoom") }
        if isExpert { Text("raw").tabItem { Text("Raw") } }
        if isExpert {
          Text("expert").tabItem { Text("Expert") }
        } else {
          Text("simple").tabItem { Text("Simple") }
        }
      }
      XCTAssertEqual(lines(tabs), titles)
    }
  }

  func testATabWithASymbolIsFoundByItsPlace() async {
    let tabs = TabView {
      Tab("Zoom", systemImage: "plus") { Text("zoom") }
      Tab("Focus", systemImage: "scope") { Text("focus") }
    }
    XCTAssertEqual(lines(tabs), ["zoom", "Zoom", "Focus"])
  }

  func testAKeyMayBeMadeFromText() async {
    let title = "Camera"
    XCTAssertEqual(lines(Text(LocalizedStringKey(title))), ["Camera"])
  }

  func testThereAreNoArchivesOfControllers() async {
    let coder = NSKeyedArchiver(requiringSecureCoding: true)
    XCTAssertNil(UIHostingController<Text>(coder: coder))
  }
}
