import SwiftUI
import TestSupport
import XCTest

@MainActor
final class ControlTests: XCTestCase {
  private let log = Log<String>()

  func testATapSwitchesAToggle() async {
    var isOn = false
    let binding = Binding(get: { isOn }, set: { isOn = $0 })
    let title = "Grid!".dropLast()
    for toggle in [Toggle("Grid", isOn: binding), Toggle(title, isOn: binding)] {
      let stage = Stage(toggle)
      let view = stage.controller.view.subviews.first
      XCTAssertEqual(view?.textLines, ["Grid"])
      XCTAssertEqual(view?.simulatedLook, ["Toggle(isOn: \(isOn))"])
      XCTAssertEqual(view?.simulateTap(), true)
    }
    XCTAssertFalse(isOn)
    let stage = Stage(Toggle(isOn: binding) { Text("x") }.disabled(true))
    XCTAssertEqual(stage.controller.view.subviews.first?.simulateTap(), false)
    XCTAssertFalse(isOn)
  }

  func testAStepperChangesAValueInItsRange() async {
    var value = 1
    let binding = Binding(get: { value }, set: { value = $0 })
    let stage = Stage(Stepper("Photos", value: binding, in: 0...5, step: 2))
    let view = stage.controller.view.subviews.first
    XCTAssertEqual(view?.textLines, ["Photos"])
    for expected in [3, 5, 5] {
      view?.accessibilityIncrement()
      XCTAssertEqual(value, expected)
    }
    for expected in [3, 1, 1] {
      view?.accessibilityDecrement()
      XCTAssertEqual(value, expected)
    }
    let free = Stage(Stepper("Photos", value: binding, step: 4)).controller.view.subviews.first
    free?.accessibilityDecrement()
    XCTAssertEqual(value, -3)
    free?.accessibilityIncrement()
    XCTAssertEqual(value, 1)
    let disabled = Stage(Stepper("Photos", value: binding).disabled(true))
    disabled.controller.view.subviews.first?.accessibilityIncrement()
    XCTAssertEqual(value, 1)
  }

  func testAStepperRunsItsActions() async {
    let log = log
    let stepper = Stepper {
      Text("x")
    } onIncrement: {
      log.add("more")
    } onDecrement: {
      log.add("less")
    }
    let view = Stage(stepper).controller.view.subviews.first
    view?.accessibilityDecrement()
    view?.accessibilityIncrement()
    XCTAssertEqual(log.all, ["less", "more"])
  }

  func testASliderGoesInStepsAndStaysInItsRange() async {
    var value: Float = 4
    let binding = Binding(get: { value }, set: { value = $0 })
    let stage = Stage(Slider(value: binding, in: 0...5, step: 0.25, onEditingChanged: note))
    let view = stage.controller.view.subviews.first
    XCTAssertEqual(view?.simulatedLook, ["Slider(value: 4.0)"])
    view?.accessibilityIncrement()
    XCTAssertEqual(value, 4.25)
    XCTAssertEqual(log.all, ["true", "false"])
    for _ in 0..<5 { view?.accessibilityIncrement() }
    XCTAssertEqual(value, 5)
    for _ in 0..<20 { view?.accessibilityDecrement() }
    XCTAssertEqual(value, 0)
  }

  private func note(_ isEditing: Bool) { log.add("\(isEditing)") }

  func testASliderWithoutStepsMovesByATenth() async {
    var value = 0.5
    let binding = Binding(get: { value }, set: { value = $0 })
    let plain = Stage(Slider(value: binding, in: 0...2)).controller.view.subviews.first
    plain?.accessibilityIncrement()
    XCTAssertEqual(value, 0.7, accuracy: 1e-9)
    let labeled = Stage(Slider(value: binding) { Text("Zoom") }).controller.view.subviews.first
    XCTAssertEqual(labeled?.textLines, ["Zoom"])
    labeled?.accessibilityDecrement()
    XCTAssertEqual(value, 0.6, accuracy: 1e-9)
    let off = Stage(Slider(value: binding).disabled(true)).controller.view.subviews.first
    off?.accessibilityIncrement()
    XCTAssertEqual(value, 0.6, accuracy: 1e-9)
  }

  func testATapChoosesInAPicker() async {
    var mode = "photo"
    let binding = Binding(get: { mode }, set: { mode = $0 })
    let title = "Mode!".dropLast()
    for picker in [
      Picker("Mode", selection: binding) { Options() },
      Picker(title, selection: binding) { Options() },
    ] {
      let stage = Stage(picker)
      XCTAssertEqual(stage.controller.view.textLines, ["Mode", "a", "b", "c"])
      XCTAssertEqual(
        stage.controller.view.subviews.first?.simulatedLook, ["Picker(selection: photo)"])
      XCTAssertTrue(stage.controller.view.activate("video"))
      XCTAssertEqual(mode, "video")
      XCTAssertTrue(stage.controller.view.activate("number"))
      XCTAssertEqual(mode, "video", "a tag of another type chooses nothing")
      mode = "photo"
    }
    XCTAssertEqual(
      look(
        Picker(selection: binding) {
          Text("a")
        } label: {
          Text("b")
        }.pickerStyle(.wheel)),
      ["Picker(selection: photo)", "pickerStyle(wheel)"])
  }

  func testATagOutsideOfAPickerTakesNoTaps() async {
    let stage = Stage(Options())
    XCTAssertFalse(stage.controller.view.activate("video"))
  }

  func testControlsInTheOlderOrderOfTheirParameters() async {
    var value = 0.5
    let binding = Binding(get: { value }, set: { value = $0 })
    let log = log
    let slider = Slider(
      value: binding, in: 0...1, onEditingChanged: { log.add("\($0)") },
      minimumValueLabel: Text("-"), maximumValueLabel: Text("+"), label: { Text("Zoom") })
    XCTAssertEqual(lines(slider), ["Zoom", "-", "+"])
    let short = Slider(
      value: binding, in: 0...1, onEditingChanged: { log.add("\($0)") }, label: { Text("Zoom") })
    Stage(short).controller.view.subviews.first?.accessibilityIncrement()
    XCTAssertEqual(value, 0.6, accuracy: 0.001)
    XCTAssertEqual(log.all, ["true", "false"])
    XCTAssertEqual(lines(GroupBox(label: Text("a")) { Text("b") }), ["a", "b"])
    let section = Section(header: Text("a"), footer: Text("c")) { Text("b") }
    XCTAssertEqual(lines(section), ["a", "b", "c"])
    XCTAssertEqual(lines(Section(footer: Text("c")) { Text("b") }), ["b", "c"])
    XCTAssertEqual(lines(Section("a", isExpanded: .constant(true)) { Text("b") }), ["a", "b"])
  }

  func testTheRestOfWhatControlsAreMadeOf() async {
    XCTAssertEqual(lines(Button(role: .cancel) {}), ["Cancel"])
    XCTAssertEqual(lines(ShareLink("Send", item: "x")), ["Send"])
    XCTAssertEqual(lines(ShareLink(items: ["x"])), lines(ShareLink(item: "x")))
    XCTAssertEqual(
      lines(DatePicker("Day", selection: .constant(.now), in: ...Date.now)), ["Day"])
    let progress = ProgressView(value: 0.5) {
      Text("Saving")
    } currentValueLabel: {
      Text("half")
    }
    XCTAssertEqual(lines(progress), ["Saving", "half"])
    struct Row: Identifiable { let id: Int }
    let rows = List([Row(id: 1)], selection: .constant(Set<Int>())) { Text("\($0.id)") }
    XCTAssertEqual(lines(rows), ["1"])
    let one = List([Row(id: 1)], selection: .constant(1)) { Text("\($0.id)") }
    XCTAssertEqual(lines(one), ["1"])
    let log = log
    let menu = Menu {
      Text("b")
    } label: {
      Label("a", systemImage: "camera")
    } primaryAction: {
      log.add("acted")
    }
    Stage(menu).controller.view.subviews.first?.subviews.first?.simulateTap()
    XCTAssertEqual(log.all, ["acted"])
  }

  func testABarFollowsTheProgressOfSomething() async {
    let progress = Progress(totalUnitCount: 4)
    progress.completedUnitCount = 1
    XCTAssertTrue(look(ProgressView(progress)).contains("ProgressView(value: 0.25, total: 1.0)"))
  }

  func testAStyleOfAnAppMakesTheViewOfASign() async {
    struct Ring: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text("\(configuration.fractionCompleted ?? -1)")
        configuration.label
        configuration.currentValueLabel
      }
    }
    let signs = VStack {
      ProgressView("Saving", value: 1, total: 4)
      ProgressView()
    }
    XCTAssertEqual(lines(signs.progressViewStyle(Ring())), ["0.25", "Saving", "-1.0"])
    XCTAssertEqual(lines(signs.progressViewStyle(.circular)), ["Saving"])
    XCTAssertEqual(lines(signs.progressViewStyle(LinearProgressViewStyle())), ["Saving"])
    XCTAssertEqual(
      lines(signs.progressViewStyle(CircularProgressViewStyle(tint: .white))), ["Saving"])
    XCTAssertEqual(
      look(ProgressView().progressViewStyle(.circular)),
      ["ProgressView", "progressViewStyle(circular)"])
  }
}

private struct Options: View {
  var body: some View {
    Text("a").tag("photo").accessibilityIdentifier("photo")
    Text("b").tag("video").accessibilityIdentifier("video")
    Text("c").tag(3).accessibilityIdentifier("number")
  }
}
