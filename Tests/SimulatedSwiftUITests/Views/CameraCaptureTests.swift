import AVKit
import CameraControl
import CameraControlTesting
import SwiftUI
import XCTest

final class CameraCaptureTests: XCTestCase {
  private let phone = SimulatedPhone(.iPhone16Pro)

  @MainActor
  private func show<Content: View>(
    _ makeView: (CameraModel) -> Content
  ) throws -> (CameraModel, UIWindow) {
    try phone.asCurrent {
      let model = CameraModel()
      let window = UIWindow(frame: .zero)
      window.rootViewController = UIHostingController(rootView: makeView(model))
      window.makeKeyAndVisible()
      try model.start()
      return (model, window)
    }
  }

  /// EVT29: a single action gets both kinds of press, and is enabled by default.
  @MainActor
  func testOneActionTakesEveryPress() async throws {
    let (model, window) = try show { PhotoCapture(camera: $0) }
    await phone.click()
    await phone.press(.volumeUp)
    await phone.press(.volumeDown)
    XCTAssertEqual(model.photos, 3)
    XCTAssertEqual(phone.systemActions, [])
    XCTAssertTrue(window.activate("shutter"))
    XCTAssertEqual(model.photos, 4)
  }

  /// EVT29: two actions split the presses; a disabled view leaves them to the system.
  @MainActor
  func testTwoActionsSplitThePressesWhileTheyAreEnabled() async throws {
    let (model, window) = try show { TwoActions(camera: $0) }
    await phone.press(.volumeDown)
    await phone.press(.volumeUp)
    XCTAssertEqual(model.photos, 1)
    XCTAssertEqual(model.side, "front")

    model.isReady = false
    try await phone.wait(until: { !window.captureInteractions.contains(where: \.isEnabled) })
    await phone.press(.volumeUp)
    XCTAssertEqual(model.side, "front")
    XCTAssertEqual(phone.systemActions, [.volumeUp])

    model.isReady = true
    try await phone.wait(until: { window.captureInteractions.contains(where: \.isEnabled) })
    await phone.press(.volumeUp)
    XCTAssertEqual(model.side, "back")
  }

  /// EVT29, SND06: the default sound plays unless the view disables it for its own presses.
  @MainActor
  func testTheSoundIsTheViewsIfItSaysSo() async throws {
    phone.settings.airPodsRemote = .pressOnce
    let (model, window) = try show { OwnSound(camera: $0) }
    await phone.press(.airPodsStem)
    XCTAssertEqual(model.photos, 1)
    XCTAssertEqual(phone.trace.only(.sound).entries.map(\.text), ["cameraShutter"])
    withExtendedLifetime(window) {}

    let other = SimulatedPhone(.iPhone16Pro)
    other.settings.airPodsRemote = .pressOnce
    let (photos, place) = try other.asCurrent {
      let model = CameraModel()
      let window = UIWindow(frame: .zero)
      window.rootViewController = UIHostingController(rootView: PhotoCapture(camera: model))
      try model.start()
      return (model, window)
    }
    await other.press(.airPodsStem)
    XCTAssertEqual(photos.photos, 1)
    XCTAssertEqual(other.trace.only(.sound).entries.map(\.text), ["default"])
    withExtendedLifetime(place) {}
  }

  @MainActor
  func testAPressOutlivesAChangeOfTheView() async throws {
    let (model, window) = try show { PressWatcher(camera: $0) }
    await phone.down(.cameraControl)
    try await phone.wait(until: { window.text("phase") == "began" })
    await phone.up(.cameraControl)
    try await phone.wait(until: { window.text("phase") == "ended" })
    XCTAssertEqual(model.photos, 0)
  }

  @MainActor
  func testTheNewestActionIsCalled() async throws {
    let log = Recorder(on: phone)
    let (model, window) = try show { _ in Named(name: "one", log: log) }
    let controller = try XCTUnwrap(window.rootViewController as? UIHostingController<Named>)
    await phone.press(.volumeUp)
    controller.rootView = Named(name: "two", log: log)
    await phone.press(.volumeUp)
    XCTAssertEqual(log.log, ["one", "two"])
    withExtendedLifetime(model) {}
  }

  @MainActor
  func testAViewThatIsGoneTakesNoPress() async throws {
    let (model, window) = try show { SometimesThere(camera: $0) }
    await phone.click()
    XCTAssertEqual(model.photos, 1)
    model.isReady = false
    try await phone.wait(until: { window.captureInteractions.isEmpty })
    await phone.press(.volumeUp)
    XCTAssertEqual(model.photos, 1)
    XCTAssertEqual(phone.systemActions, [.volumeUp])
  }
}

private struct PressWatcher: View {
  let camera: CameraModel
  @State private var phase = "none"

  var body: some View {
    VStack {
      Text(phase).accessibilityIdentifier("phase")
      CameraView(session: camera.session).onCameraCaptureEvent { event in
        switch event.phase {
        case .began: phase = "began"
        case .ended: phase = "ended"
        default: phase = "cancelled"
        }
      }
    }
  }
}

private struct Named: View {
  let name: String
  let log: Recorder

  var body: some View {
    Text(name).onCameraCaptureEvent { event in
      if event.phase == .ended { log.note(name) }
    }
  }
}

private struct SometimesThere: View {
  let camera: CameraModel

  var body: some View {
    Group {
      if camera.isReady {
        CameraView(session: camera.session).onCameraCaptureEvent { event in
          if event.phase == .ended { camera.capturePhoto() }
        }
      } else {
        Text("Not ready")
      }
    }
  }
}
