import SwiftUI
import TestSupport
import XCTest

@MainActor
final class ButtonTests: XCTestCase {
  private let log = Log<String>()

  func testEveryKindOfButtonRuns() async {
    let (log, title) = (log, "ti".dropLast())
    let run: @MainActor () -> Void = { log.add("run") }
    let buttons: [AnyView] = [
      AnyView(Button(action: run) { Text("t") }),
      AnyView(Button(role: .cancel, action: run) { Text("t") }),
      AnyView(Button("t") { run() }),
      AnyView(Button("t", role: .destructive) { run() }),
      AnyView(Button(title) { run() }),
      AnyView(Button("t", systemImage: "camera") { run() }),
    ]
    for button in buttons {
      let view = Stage(button).controller.view.subviews.first
      XCTAssertEqual(view?.textLines, ["t"])
      XCTAssertEqual(view?.accessibilityActivate(), true)
      XCTAssertEqual(view?.simulateTap(), true)
      XCTAssertEqual(log.takeAll(), ["run", "run"])
    }
  }

  func testARoleIsKept() async {
    XCTAssertEqual(look(Button("x", role: .destructive) {}), ["Button(role: destructive)"])
    XCTAssertEqual(look(Button("x", role: .cancel) {}), ["Button(role: cancel)"])
    XCTAssertEqual(look(Button("x") {}), [])
    XCTAssertEqual(ButtonRole.close.description, "close")
    XCTAssertEqual(ButtonRole.confirm.description, "confirm")
  }

  func testAStyleMakesTheViewOfEveryButtonInside() async {
    let log = log
    let stage = Stage(
      VStack { Button("x") { log.add("run") }.accessibilityIdentifier("x") }
        .buttonStyle(Framed()))
    XCTAssertEqual(stage.controller.view.textLines, ["<", "x", "pressed: false, role: none", ">"])
    XCTAssertTrue(stage.controller.view.activate("x"))
    XCTAssertEqual(log.all, ["run"])
  }

  func testAPrimitiveStyleMayTriggerTheAction() async {
    let log = log
    let stage = Stage(
      Button("x", role: .cancel) { log.add("run") }.buttonStyle(Doubled()))
    XCTAssertEqual(stage.controller.view.textLines, ["x", "role: cancel"])
    XCTAssertTrue(stage.controller.view.activate("inner"))
    XCTAssertEqual(log.all, ["run"])
  }

  func testTheStylesOfTheSystemAreKept() async {
    func look(_ style: some PrimitiveButtonStyle) -> [String]? {
      let stage = Stage(Button("x") {}.buttonStyle(style))
      return stage.controller.view.subviews.first?.subviews.first?.simulatedLook
    }
    XCTAssertEqual(look(.automatic), ["buttonStyle(automatic)"])
    XCTAssertEqual(look(.plain), ["buttonStyle(plain)"])
    XCTAssertEqual(look(.borderless), ["buttonStyle(borderless)"])
    XCTAssertEqual(look(.bordered), ["buttonStyle(bordered)"])
    XCTAssertEqual(look(.borderedProminent), ["buttonStyle(borderedProminent)"])
    XCTAssertEqual(look(.glass), ["buttonStyle(glass)"])
  }
}

private struct Framed: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text("<")
    configuration.label
    Text("pressed: \(configuration.isPressed), role: \(configuration.role?.description ?? "none")")
    Text(">")
  }
}

private struct Doubled: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .onTapGesture { configuration.trigger() }
      .accessibilityIdentifier("inner")
    Text("role: \(configuration.role?.description ?? "none")")
  }
}
