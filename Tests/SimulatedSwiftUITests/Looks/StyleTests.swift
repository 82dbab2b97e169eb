import SwiftUI
import XCTest

@MainActor
final class StyleTests: XCTestCase {
  private let text = Text("x")

  func testFillsAreKept() async {
    XCTAssertEqual(look(text.opacity(0.3)), ["opacity(0.3)"])
    XCTAssertEqual(look(text.foregroundStyle(.red)), ["foregroundStyle(red)"])
    XCTAssertEqual(look(text.foregroundStyle(.secondary)), ["foregroundStyle(secondary)"])
    XCTAssertEqual(
      look(text.foregroundStyle(.white, .black.opacity(0.5))),
      ["foregroundStyle(white, black.opacity(0.5))"])
    XCTAssertEqual(look(text.foregroundColor(.white)), ["foregroundColor(white)"])
    XCTAssertEqual(look(text.foregroundColor(nil)), ["foregroundColor()"])
    XCTAssertEqual(look(text.tint(.yellow)), ["tint(yellow)"])
    XCTAssertEqual(look(text.tint(Material.thin)), ["tint(thinMaterial)"])
    XCTAssertEqual(look(text.tint(Color?.none)), ["tint()"])
    XCTAssertEqual(look(text.tint(Color?.some(.red))), ["tint(red)"])
    XCTAssertEqual(look(text.background(ignoresSafeAreaEdges: .top)).count, 1)
    XCTAssertEqual(look(text.containerBackground(.red, for: .widget)), ["containerBackground(red)"])
    XCTAssertEqual(
      lines(text.containerBackground(for: .navigation) { Text("behind") }), ["behind", "x"])
    XCTAssertEqual(look(text.background(.fill)), ["background(fill)"])
    XCTAssertEqual(look(text.background(.fill.secondary)), ["background(fill.secondary)"])
    XCTAssertEqual(look(text.background(.fill.tertiary)), ["background(fill.tertiary)"])
    XCTAssertEqual(look(text.background(.fill.quaternary)), ["background(fill.quaternary)"])
    XCTAssertEqual(look(text.accentColor(.green)), ["accentColor(green)"])
    XCTAssertEqual(look(text.background(.ultraThinMaterial)), ["background(ultraThinMaterial)"])
    XCTAssertEqual(look(text.background(Color.blue)), ["background(blue)"])
    XCTAssertEqual(
      look(text.background(.thinMaterial, in: Capsule())),
      ["background(thinMaterial, in: Capsule)"])
    XCTAssertEqual(
      look(text.background(in: .rect(cornerRadius: 8))),
      ["background(in: RoundedRectangle(cornerRadius: 8.0))"])
    XCTAssertEqual(look(text.overlay(.black.opacity(0.2))), ["overlay(black.opacity(0.2))"])
  }

  func testCutsAndLinesAreKept() async {
    XCTAssertEqual(look(text.clipShape(Circle())), ["clipShape(Circle)"])
    XCTAssertEqual(look(text.clipShape(.capsule)), ["clipShape(Capsule)"])
    XCTAssertEqual(look(text.clipped()), ["clipped()"])
    XCTAssertEqual(look(text.cornerRadius(4)), ["cornerRadius(4.0)"])
    XCTAssertEqual(look(text.border(.red, width: 2)), ["border(red, width: 2.0)"])
    XCTAssertEqual(
      look(text.shadow(color: .black, radius: 3, y: 1)),
      ["shadow(color: black, radius: 3.0, y: 1.0)"])
    XCTAssertEqual(look(text.blur(radius: 5)), ["blur(radius: 5.0)"])
    XCTAssertEqual(look(text.brightness(0.1)), ["brightness(0.1)"])
    XCTAssertEqual(look(text.compositingGroup()), ["compositingGroup()"])
    XCTAssertEqual(look(text.drawingGroup()), ["drawingGroup()"])
    XCTAssertEqual(look(text.hidden()), ["hidden()"])
  }

  func testStylesHaveNames() async {
    let materials: [(Material, String)] = [
      (.ultraThin, "ultraThinMaterial"), (.thin, "thinMaterial"), (.regular, "regularMaterial"),
      (.thick, "thickMaterial"), (.ultraThick, "ultraThickMaterial"), (.bar, "bar"),
    ]
    for (material, name) in materials { XCTAssertEqual(material.description, name) }
    XCTAssertEqual(look(text.background(.regularMaterial)), ["background(regularMaterial)"])
    XCTAssertEqual(look(text.background(.thickMaterial)), ["background(thickMaterial)"])
    XCTAssertEqual(look(text.background(.ultraThickMaterial)), ["background(ultraThickMaterial)"])
    XCTAssertEqual(look(text.background(.bar)), ["background(bar)"])
    XCTAssertEqual(look(text.foregroundStyle(.primary)), ["foregroundStyle(primary)"])
    XCTAssertEqual(look(text.foregroundStyle(.tertiary)), ["foregroundStyle(tertiary)"])
    XCTAssertEqual(look(text.foregroundStyle(.quaternary)), ["foregroundStyle(quaternary)"])
    XCTAssertEqual(look(text.foregroundStyle(.tint)), ["foregroundStyle(tint)"])
    XCTAssertEqual(
      look(text.background(.ultraThinMaterial.opacity(0.5))),
      ["background(ultraThinMaterial.opacity(0.5))"])
  }
}
