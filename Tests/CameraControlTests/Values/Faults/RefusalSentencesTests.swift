import CameraControl
import CameraControlTesting
import Dispatch
import XCTest

/// What a developer reads when a control or a session refuses a call: on what it was made, what was
/// wrong, and what to do.
final class RefusalSentencesTests: XCTestCase {
  /// SLD01, SLD02, SLD07, SLD08: a slider that cannot be made is named by its title.
  func testARefusedSliderIsNamed() {
    func slider(_ range: ClosedRange<Float>, step: Float? = nil) throws {
      guard let step else {
        _ = try CaptureSlider("Focus", symbolName: "scope", in: range)
        return
      }
      _ = try CaptureSlider("Focus", symbolName: "scope", in: range, step: step)
    }
    func list(_ values: [Float]) throws {
      _ = try CaptureSlider("Focus", symbolName: "scope", values: values)
    }
    assertRefusals([
      ExpectedRefusal(
        "SLD01", on: "Focus", "The range 5.0...5.0 of the slider “Focus” has no width.",
        "Give it a minimum below its maximum.", { try slider(5...5) }),
      ExpectedRefusal(
        "SLD01", on: "Focus", "The range 5.0...5.0 of the slider “Focus” has no width.",
        "Give it a minimum below its maximum.", { try slider(5...5, step: 1) }),
      ExpectedRefusal(
        "SLD02", on: "Focus", "The step 0.0 of the slider “Focus” is not above zero.",
        "Give it a positive step, or none at all.", { try slider(0...1, step: 0) }),
      ExpectedRefusal(
        "SLD07", on: "Focus", "The list of values of the slider “Focus” is empty.",
        "Give it at least one value.", { try list([]) }),
      ExpectedRefusal(
        "SLD08", on: "Focus", "The list entry nan of the slider “Focus” is not a finite number.",
        "Give it a finite list entry.", { try list([1, .nan]) }),
      ExpectedRefusal(
        "SLD08", on: "Focus", "The upper bound inf of the slider “Focus” is not a finite number.",
        "Give it a finite upper bound.", { try slider(0 ... .infinity) }),
      ExpectedRefusal(
        "SLD08", on: "Focus", "The step nan of the slider “Focus” is not a finite number.",
        "Give it a finite step.", { try slider(0...1, step: .nan) }),
      ExpectedRefusal(
        "SLD01", on: "ValueScale", "The range 5.0...5.0 of a slider has no width.",
        "Give it a minimum below its maximum.", { _ = try ValueScale(in: 5...5) }),
    ])
  }

  /// SLD08, SLD10, CTL11: so is one that does not take a value.
  func testASliderThatDoesNotTakeAValueIsNamed() throws {
    let slider = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    let owned = try makeSlider("Depth", queue: DispatchQueue(label: "depth"))
    let unlabeled = try makeSlider("Depth", queue: DispatchQueue(label: ""))
    let single = try CaptureSlider("Stop", symbolName: "scope", values: [7])
    assertRefusals([
      ExpectedRefusal(
        "SLD08", on: "Focus", "The slider “Focus” can't have the value inf.",
        "Write a finite number.",
        { try slider.setValue(.infinity) }),
      ExpectedRefusal(
        "SLD10", on: "Focus",
        "The slider “Focus” has values from 0.0 to 1.0, and can't have the value 1.5.",
        "Clamp the value before you write it.", { try slider.setValue(1.5) }),
      ExpectedRefusal(
        "CTL11", on: "Depth",
        "The app wrote the value of “Depth” outside of its action queue (depth).",
        "Write the value on that queue, for example with async.", { try owned.setValue(1) }),
      ExpectedRefusal(
        "CTL11", on: "Depth", "The app wrote the value of “Depth” outside of its action queue.",
        "Write the value on that queue, for example with async.", { try unlabeled.setValue(1) }),
      ExpectedRefusal(
        "SLD10", on: "Stop",
        "The slider “Stop” has only the value 7.0, and can't have the value 8.0.",
        "Clamp the value before you write it.", { try single.setValue(8) }),
    ])
  }

  /// PCK01, PCK02, PCK08, PCK09: so is a picker.
  func testARefusedPickerIsNamed() throws {
    let one = try CaptureIndexPicker("Look", symbolName: "scope", numberOfIndexes: 1)
    let two = try CaptureIndexPicker("Look", symbolName: "scope", numberOfIndexes: 2)
    let remedy = "Select an index from 0 to numberOfIndexes - 1."
    func picker(_ count: Int) throws {
      _ = try CaptureIndexPicker("Look", symbolName: "scope", numberOfIndexes: count)
    }
    assertRefusals([
      ExpectedRefusal(
        "PCK01", on: "Look", "The picker “Look” cannot have 0 values.", "Give it at least one.",
        { try picker(0) }),
      ExpectedRefusal(
        "PCK02", on: "Look", "The picker “Look” has no titles.", "Give it at least one.",
        { _ = try CaptureIndexPicker("Look", symbolName: "scope", localizedIndexTitles: []) }),
      ExpectedRefusal(
        "PCK08", on: "Look", "The picker “Look” has only the index 0 and cannot select 1.", remedy,
        { try one.setSelectedIndex(1) }),
      ExpectedRefusal(
        "PCK08", on: "Look", "The picker “Look” has the indexes 0 to 1 and cannot select -1.",
        remedy, { try two.setSelectedIndex(-1) }),
      ExpectedRefusal(
        "PCK09", on: "Look", "The picker “Look” cannot have 1000001 values.",
        "Give it at most 1000000.", { try picker(1_000_001) }),
    ])
  }

  /// SES04, SES05, SES07, SES10, SES11, ZOM10: a session says which control it does not take.
  func testARefusedControlIsNamed() throws {
    let (app, old) = (try CameraApp(titles: []), CaptureSession(on: .iPhone15))
    let small = CaptureSession(
      on: .iPhone16, behavior: PhoneBehavior { $0.session.maxControls = 1 })
    let none = CaptureSession(
      on: .iPhone16, behavior: PhoneBehavior { $0.session.maxControls = 0 })
    let two = CaptureSession(
      on: .iPhone16, behavior: PhoneBehavior { $0.session.maxControls = 2 })
    for title in ["A", "B"] { try two.addControl(makeSlider(title)) }
    let (slider, tint) = (try makeSlider(), try makeSlider("Tint"))
    try app.session.addControl(slider)
    try app.session.addControl(SystemZoomSlider(device: app.camera))
    try small.addControl(makeSlider("Blur"))
    assertRefusals([
      ExpectedRefusal(
        "SES04", on: "Focus", "“Focus” cannot be added, because this phone has no Camera Control.",
        "Check supportsControls before you add a control.", { try old.addControl(slider) }),
      ExpectedRefusal(
        "SES04", on: "Focus",
        "“Focus” cannot be removed, because this phone has no Camera Control.",
        "Check supportsControls before you remove a control.", { try old.removeControl(slider) }),
      ExpectedRefusal(
        "SES05", on: "CaptureSession",
        "A controls delegate cannot be set, because this phone has no Camera Control.",
        "Check supportsControls before you set a delegate. The exception was measured on a Mac, and "
          + "an iPhone may behave otherwise.",
        { try old.setControlsDelegate(nil, queue: nil) }),
      ExpectedRefusal(
        "SES07", on: "Tint", "The session can have at most 1 control, and already has “Blur”.",
        "Remove it first, or leave “Tint” out where canAddControl returns false.",
        { try small.addControl(tint) }),
      ExpectedRefusal(
        "SES07", on: "Tint", "The session can have no controls.",
        "Leave “Tint” out where canAddControl returns false.", { try none.addControl(tint) }),
      ExpectedRefusal(
        "SES07", on: "Tint", "The session can have at most 2 controls, and already has “A”, “B”.",
        "Remove one first, or leave “Tint” out where canAddControl returns false.",
        { try two.addControl(tint) }),
      ExpectedRefusal(
        "SES10", on: "Look", "The control “Look” has no action yet.",
        "Call setActionQueue before you add it.",
        {
          try app.session.addControl(
            CaptureIndexPicker("Look", symbolName: "scope", numberOfIndexes: 2))
        }),
      ExpectedRefusal(
        "SES11", on: "Focus", "The control “Focus” is already in a session.",
        "Remove it from that session first, or create another control.",
        { try app.session.addControl(slider) }),
      ExpectedRefusal(
        "SES11", on: "Focus", "The control “Focus” is already in another session.",
        "Remove it from that session first, or create another control.",
        { try CaptureSession(in: app.phone.app).addControl(slider) }),
      ExpectedRefusal(
        "ZOM10", on: "Zoom", "The session already has a system zoom slider for “Back Camera”.",
        "Keep that slider, or remove it before you add another slider.",
        { try app.session.addControl(SystemZoomSlider(device: app.camera)) }),
    ])
  }

  /// SES35, SES36, SES37: a session names the input or output that it does not take.
  func testARefusedInputOrOutputIsNamed() throws {
    let (app, output) = (try CameraApp(titles: []), CaptureOutput(.photo))
    let (session, other) = (app.session, CaptureSession(in: app.phone.app))
    try session.addOutput(output)
    let (camera, check) = (app.camera, "check canAddInput before you add an input.")
    let remedy = "Remove the input of “Back Camera” first; \(check)"
    let another = "Remove it from that session and commit there first, or create another"
    assertRefusals([
      ExpectedRefusal(
        "SES35", on: "Back Camera",
        "The session rejects a second input of “Back Camera”.", remedy,
        { try session.addInput(CaptureDeviceInput(device: camera)) }),
      ExpectedRefusal(
        "SES35", on: "Front Camera",
        "The session rejects “Front Camera” while it has “Back Camera”.", remedy,
        {
          try session.addInput(CaptureDeviceInput(device: app.phone.core.addCamera(.wide(.front))))
        }),
      ExpectedRefusal(
        "SES36", on: "Back Camera", "The session already has this input of “Back Camera”.",
        "C\(check.dropFirst())", { try session.addInput(app.input) }),
      ExpectedRefusal(
        "SES36", on: "Back Camera", "This input of “Back Camera” is in another session.",
        "\(another) input.", { try other.addInput(app.input) }),
      ExpectedRefusal(
        "SES36", on: "CaptureOutput",
        "The session already has the output “photo”.",
        "Check canAddOutput before you add an output.", { try session.addOutput(output) }),
      ExpectedRefusal(
        "SES36", on: "CaptureOutput", "The output “photo” is in another session.",
        "\(another) output.", { try other.addOutput(output) }),
      ExpectedRefusal(
        "SES37", on: "CaptureOutput",
        "The session rejects a second output of the kind “photo”.",
        "Keep the session's output, and check canAddOutput before you add an output.",
        { try session.addOutput(CaptureOutput(.photo)) }),
    ])
  }

  /// SES20, SES26, OVL30: a session says what else it does not take.
  func testARefusingSessionSaysWhat() throws {
    let (phone, app) = try CameraApp.open(
      titles: [], behavior: { $0.overlay.runtimeMutation = .rejected })
    let session = app.session
    let slider = try makeSlider()
    try session.addControl(slider)
    phone.lightPress()
    assertRefusals([
      ExpectedRefusal(
        "OVL30", on: "CaptureSession",
        "The overlay shows the controls, and this phone rejects changes until the overlay closes.",
        "Wait until the controls become inactive.", { try session.removeControl(slider) }),
      ExpectedRefusal(
        "SES20", on: "CaptureSession", "A controls delegate needs a queue for its callbacks.",
        "Pass a serial queue together with the delegate.",
        { try session.setControlsDelegate(app.delegate, queue: nil) }),
      ExpectedRefusal(
        "SES26", on: "CaptureSession", "startRunning was called inside a configuration.",
        "Call commitConfiguration first.",
        {
          session.beginConfiguration()
          defer { session.commitConfiguration() }
          try session.startRunning()
        }),
    ])
  }
}
