import SwiftUI
import XCTest

@MainActor
final class ColorTests: XCTestCase {
  func testAColorSaysWhatItWasMadeFrom() async {
    XCTAssertEqual(Color("brand").description, "brand")
    XCTAssertEqual(
      Color(red: 1, green: 0.5, blue: 0).description, "Color(red: 1.0, green: 0.5, blue: 0.0)")
    XCTAssertEqual(
      Color(.displayP3, red: 1, green: 0.5, blue: 0, opacity: 0.5).description,
      "Color(red: 1.0, green: 0.5, blue: 0.0, opacity: 0.5)")
    XCTAssertEqual(Color(white: 0.2).description, "Color(white: 0.2)")
    XCTAssertEqual(Color(white: 0.2, opacity: 0.5).description, "Color(white: 0.2, opacity: 0.5)")
    XCTAssertEqual(Color(uiColor: .red), Color(UIColor.red))
    XCTAssertEqual(Color.black.opacity(0.4).description, "black.opacity(0.4)")
  }

  func testTheColorsAreDifferent() async {
    let all: [Color] = [
      .black, .white, .clear, .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo,
      .purple, .pink, .brown, .gray, .primary, .secondary, .accentColor,
    ]
    XCTAssertEqual(Set(all).count, 19)
    XCTAssertEqual(all.map(\.description).first, "black")
    XCTAssertEqual(all.map(\.description).last, "accentColor")
  }

  func testAStyleOfAColorIsTheColor() async {
    XCTAssertEqual(name(.black), "black")
    XCTAssertEqual(name(.white), "white")
    XCTAssertEqual(name(.clear), "clear")
    XCTAssertEqual(name(.red), "red")
    XCTAssertEqual(name(.orange), "orange")
    XCTAssertEqual(name(.yellow), "yellow")
    XCTAssertEqual(name(.green), "green")
    XCTAssertEqual(name(.mint), "mint")
    XCTAssertEqual(name(.teal), "teal")
    XCTAssertEqual(name(.cyan), "cyan")
    XCTAssertEqual(name(.blue), "blue")
    XCTAssertEqual(name(.indigo), "indigo")
    XCTAssertEqual(name(.purple), "purple")
    XCTAssertEqual(name(.pink), "pink")
    XCTAssertEqual(name(.brown), "brown")
    XCTAssertEqual(name(.gray), "gray")
  }

  private func name(_ style: some ShapeStyle) -> String { "\(style)" }

  func testAColorIsAViewToo() async {
    XCTAssertEqual(look(Color.black.ignoresSafeArea()), ["Color.black", "ignoresSafeArea()"])
  }

  func testAGradientKeepsItsColors() async {
    XCTAssertEqual(
      Gradient(colors: [.red, .green, .blue]).stops,
      [
        Gradient.Stop(color: .red, location: 0), Gradient.Stop(color: .green, location: 0.5),
        Gradient.Stop(color: .blue, location: 1),
      ])
    XCTAssertEqual(Gradient(colors: [.red]).stops, [Gradient.Stop(color: .red, location: 0)])
    let gradient = LinearGradient(
      gradient: Gradient(stops: [Gradient.Stop(color: .red, location: 0.3)]), startPoint: .top,
      endPoint: .bottom)
    XCTAssertEqual(look(gradient), ["LinearGradient([red])"])
    let style = LinearGradient(colors: [.clear, .black], startPoint: .leading, endPoint: .trailing)
    XCTAssertEqual(
      look(Text("x").background(style)), ["background(LinearGradient([clear, black]))"])
  }

  func testPointsOfARectangle() async {
    let points: [(UnitPoint, CGFloat, CGFloat)] = [
      (.zero, 0, 0), (.center, 0.5, 0.5), (.leading, 0, 0.5), (.trailing, 1, 0.5), (.top, 0.5, 0),
      (.bottom, 0.5, 1), (.topLeading, 0, 0), (.topTrailing, 1, 0), (.bottomLeading, 0, 1),
      (.bottomTrailing, 1, 1),
    ]
    for (point, x, y) in points { XCTAssertEqual(point, UnitPoint(x: x, y: y)) }
  }

  func testAColorIsAlsoOneOfUIKit() async {
    XCTAssertEqual(UIColor(Color.red), .systemRed)
    XCTAssertEqual(
      UIColor(Color(red: 0.25, green: 0.5, blue: 1)),
      UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 1))
    XCTAssertEqual(UIColor(Color(white: 0.5, opacity: 0.5)), UIColor(white: 0.5, alpha: 0.5))
    XCTAssertEqual(UIColor(Color(uiColor: .magenta)), .magenta)
    XCTAssertEqual(UIColor(Color(cgColor: UIColor.cyan.cgColor)), .cyan)
    XCTAssertEqual(UIColor(Color("of a catalog")), .gray)
  }
}
