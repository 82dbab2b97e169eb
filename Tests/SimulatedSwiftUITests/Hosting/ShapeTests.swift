import SwiftUI
import XCTest

@MainActor
final class ShapeTests: XCTestCase {
  private let rect = CGRect(x: 0, y: 0, width: 40, height: 20)

  func testAShapeSaysWhatItIs() async {
    XCTAssertEqual(look(Circle()), ["Circle"])
    XCTAssertEqual(look(Ellipse()), ["Ellipse"])
    XCTAssertEqual(look(Capsule()), ["Capsule"])
    XCTAssertEqual(look(Rectangle()), ["Rectangle"])
    XCTAssertEqual(
      look(RoundedRectangle(cornerRadius: 5)), ["RoundedRectangle(cornerRadius: 5.0)"])
    XCTAssertEqual(
      look(RoundedRectangle(cornerSize: CGSize(width: 1, height: 2))),
      ["RoundedRectangle(cornerRadius: 1.0, height: 2.0)"])
    XCTAssertEqual(look(Corner()), ["Corner"])
  }

  func testFillsAndLinesAreKept() async {
    XCTAssertEqual(look(Circle().fill()), ["Circle", "fill(primary)"])
    XCTAssertEqual(look(Circle().fill(.white)), ["Circle", "fill(white)"])
    XCTAssertEqual(
      look(Circle().stroke(.red, lineWidth: 2)), ["Circle", "stroke(red, lineWidth: 2.0)"])
    XCTAssertEqual(look(Circle().stroke(lineWidth: 3)), ["Circle.stroke(lineWidth: 3.0)"])
    XCTAssertEqual(
      look(Circle().strokeBorder(.white, lineWidth: 4)),
      ["Circle", "strokeBorder(white, lineWidth: 4.0)"])
    let style = StrokeStyle(lineWidth: 1, lineCap: .round, lineJoin: .bevel, dash: [2, 3])
    let text = "StrokeStyle(lineWidth: 1.0, lineCap: round, lineJoin: bevel, dash: [2.0, 3.0])"
    XCTAssertEqual(
      look(Circle().stroke(.red, style: style)), ["Circle", "stroke(red, style: \(text))"])
    XCTAssertEqual(
      look(Circle().strokeBorder(.red, style: style)),
      ["Circle", "strokeBorder(red, style: \(text))"])
    XCTAssertEqual(StrokeStyle().description, "StrokeStyle(lineWidth: 1.0)")
  }

  func testAChangedShapeSaysHow() async {
    XCTAssertEqual(
      look(Circle().trim(from: 0.2, to: 0.7)), ["Circle.trim(from: 0.2, to: 0.7)"])
    XCTAssertEqual(look(Capsule().inset(by: 2)), ["Capsule.inset(by: 2.0)"])
    XCTAssertEqual(
      look(Rectangle().rotation(.degrees(45)).fill(.red)), ["Rectangle.rotation(45°)", "fill(red)"])
    XCTAssertEqual(Circle().inset(by: 2).path(in: rect), Circle().path(in: rect))
  }

  func testOutlines() async {
    XCTAssertEqual(
      Circle().path(in: rect), Path(ellipseIn: CGRect(x: 10, y: 0, width: 20, height: 20)))
    XCTAssertEqual(Ellipse().path(in: rect), Path(ellipseIn: rect))
    XCTAssertEqual(Capsule().path(in: rect), Path(roundedRect: rect, cornerRadius: 10))
    XCTAssertEqual(Rectangle().path(in: rect), Path(rect))
    XCTAssertEqual(
      RoundedRectangle(cornerRadius: 5).path(in: rect), Path(roundedRect: rect, cornerRadius: 5))
    XCTAssertEqual(Corner().path(in: rect), Path { $0.addLines(Corner.points) })
  }

  func testShapesHaveShortNames() async {
    let text = Text("x")
    XCTAssertEqual(look(text.clipShape(.circle)), ["clipShape(Circle)"])
    XCTAssertEqual(look(text.clipShape(.ellipse)), ["clipShape(Ellipse)"])
    XCTAssertEqual(look(text.clipShape(.rect)), ["clipShape(Rectangle)"])
    XCTAssertEqual(Capsule(style: .circular).style, .circular)
    XCTAssertEqual(RoundedRectangle(cornerRadius: 1).style, .continuous)
  }

  func testAPathIsTheListOfItsSteps() async {
    let (one, two, three) = (CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 2), CGPoint(x: 3, y: 3))
    XCTAssertTrue(Path().isEmpty)
    let steps: [(inout Path) -> Void] = [
      { $0.move(to: one) }, { $0.addLine(to: one) }, { $0.addLines([one, two]) },
      { $0.addQuadCurve(to: one, control: two) },
      { $0.addCurve(to: one, control1: two, control2: three) },
      {
        $0.addArc(
          center: one, radius: 1, startAngle: .zero, endAngle: .degrees(9), clockwise: true)
      },
      { $0.addRect(CGRect(x: 0, y: 0, width: 1, height: 1)) },
      { $0.addRoundedRect(in: .zero, cornerSize: CGSize(width: 1, height: 1)) },
      { $0.addEllipse(in: .zero) }, { $0.closeSubpath() },
    ]
    let paths = steps.map { Path($0) }
    for (index, path) in paths.enumerated() {
      XCTAssertFalse(path.isEmpty)
      XCTAssertEqual(paths.filter { $0 == path }.count, 1, "step \(index)")
    }
    XCTAssertEqual(look(Path(CGRect.zero).stroke(.red)), ["Path", "stroke(red, lineWidth: 1.0)"])
    XCTAssertEqual(paths[2].path(in: .zero), paths[2])
  }

  func testAPathIsMadeOfPartsOfCirclesAndOfRectangles() async {
    var path = Path()
    path.addRects([
      CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 3, y: 0, width: 1, height: 2),
    ])
    XCTAssertEqual(path.boundingRect, CGRect(x: 0, y: 0, width: 4, height: 2))
    XCTAssertEqual(
      path.offsetBy(dx: 1, dy: 2).boundingRect, CGRect(x: 1, y: 2, width: 4, height: 2))
    var (arc, turned) = (Path(), Path())
    arc.addArc(
      center: .zero, radius: 2, startAngle: .degrees(10), endAngle: .degrees(40), clockwise: false)
    turned.addRelativeArc(center: .zero, radius: 2, startAngle: .degrees(10), delta: .degrees(30))
    XCTAssertEqual(arc.boundingRect, turned.boundingRect)
    let square = CGRect(x: 0, y: 0, width: 9, height: 9)
    XCTAssertEqual(
      Path(roundedRect: square, cornerRadius: 2, style: .circular).boundingRect, square)
  }
}

private struct Corner: Shape {
  static let points = [CGPoint(x: 0, y: 5), CGPoint(x: 0, y: 0), CGPoint(x: 5, y: 0)]

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: Self.points[0])
    for point in Self.points.dropFirst() { path.addLine(to: point) }
    return path
  }
}
