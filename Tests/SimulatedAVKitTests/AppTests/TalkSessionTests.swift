import AVKit
import CameraControl
import CameraControlTesting
import XCTest

@MainActor
final class TalkSessionTests: XCTestCase {
  private func makeTalk(
    _ phone: SimulatedPhone, _ delegate: SilentDelegate
  ) throws -> (talk: TalkSession, device: AVCaptureDevice) {
    try phone.asCurrent {
      let talk = TalkSession()
      let device = try XCTUnwrap(AVCaptureDevice.default(for: .video))
      let input = try AVCaptureDeviceInput(device: device)
      talk.captureSession.addInput(input)
      talk.captureSession.addOutput(AVCapturePhotoOutput())
      talk.captureSession.setControlsDelegate(delegate, queue: talk.sessionQueue)
      talk.captureSession.startRunning()
      return (talk, device)
    }
  }

  /// ZOM09: a zoom slider works with a single line of code.
  func testOneLineOfZoom() async throws {
    let (phone, delegate) = (SimulatedPhone(), SilentDelegate())
    let (talk, device) = try makeTalk(phone, delegate)
    phone.asCurrent { talk.addZoom(for: device) }
    await phone.lightPress()
    await phone.slide(millimeters: 10)
    XCTAssertEqual(device.videoZoomFactor, 2, accuracy: 0.001)
  }

  /// ZOM10: `canAddControl` refuses a second zoom slider for the device.
  func testASecondZoomSliderIsLeftOut() async throws {
    let (phone, delegate) = (SimulatedPhone(), SilentDelegate())
    let (talk, device) = try makeTalk(phone, delegate)
    phone.asCurrent {
      talk.addZoom(for: device)
      talk.addZoomAndReactions(for: device)
    }
    XCTAssertEqual(talk.captureSession.controls.count, 2)
    XCTAssertEqual(phone.faults.compactMap(\.exception?.name), [])
  }

  func testTheInterfaceFollowsAndTheReactionIsPerformedOnTheSessionQueue() async throws {
    let (phone, delegate) = (SimulatedPhone(), SilentDelegate())
    let (talk, device) = try makeTalk(phone, delegate)
    phone.asCurrent { talk.addZoomAndReactions(for: device) }
    await phone.lightPress()
    await phone.slide(millimeters: 10)
    XCTAssertEqual(talk.zoomOnScreen, 2, accuracy: 0.001)
    await phone.doubleLightPress()
    await phone.slide(millimeters: 20)
    await phone.lightPress()
    await phone.slide(millimeters: 30)
    talk.sessionQueue.sync {}
    let effects = phone.trace.entries.compactMap(\.event).filter { event in
      if case .device(_, .effect) = event { true } else { false }
    }
    XCTAssertEqual(effects.count, device.availableReactionTypes.count - 1)
  }

  /// SND03: the app may answer an AirPods press with a sound of its own.
  func testAnAirPodsPressPlaysTheShutter() async throws {
    let (phone, delegate) = (SimulatedPhone(), SilentDelegate())
    phone.settings.airPodsRemote = .pressOnce
    let (talk, _) = try makeTalk(phone, delegate)
    phone.asCurrent {
      AVCaptureEventInteraction.defaultCaptureSoundDisabled = true
      let window = UIWindow()
      window.addInteraction(talk.makeInteraction())
      phone.press(.airPodsStem)
      phone.click()
    }
    XCTAssertEqual(talk.photos, 2)
    XCTAssertEqual(phone.trace.only(.sound).texts.filter { $0 == "cameraShutter" }.count, 1)
  }
}
