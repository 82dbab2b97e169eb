import AVKit
import CameraControl
import CameraControlTesting
import XCTest

@MainActor
final class TalkSessionTests: XCTestCase {
  private final class Delegate: NSObject, AVCaptureSessionControlsDelegate {
    func sessionControlsDidBecomeActive(_ session: AVCaptureSession) {}
    func sessionControlsWillEnterFullscreenAppearance(_ session: AVCaptureSession) {}
    func sessionControlsWillExitFullscreenAppearance(_ session: AVCaptureSession) {}
    func sessionControlsDidBecomeInactive(_ session: AVCaptureSession) {}
  }

  private func makeTalk(
    _ phone: SimulatedPhone, _ delegate: Delegate
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

  /// ZOM09: one line makes a zoom slider that works without any more code.
  func testOneLineOfZoom() async throws {
    let (phone, delegate) = (SimulatedPhone(), Delegate())
    let (talk, device) = try makeTalk(phone, delegate)
    phone.asCurrent { talk.addZoom(for: device) }
    await phone.lightPress()
    await phone.slide(millimetres: 10)
    XCTAssertEqual(device.videoZoomFactor, 2, accuracy: 0.001)
  }

  /// ZOM10: a second zoom slider for the device is refused when the session is asked.
  func testASecondZoomSliderIsLeftOut() async throws {
    let (phone, delegate) = (SimulatedPhone(), Delegate())
    let (talk, device) = try makeTalk(phone, delegate)
    phone.asCurrent {
      talk.addZoom(for: device)
      talk.addZoomAndReactions(for: device)
    }
    XCTAssertEqual(talk.captureSession.controls.count, 2)
    XCTAssertEqual(phone.faults.compactMap(\.exception?.name), [])
  }

  func testTheInterfaceFollowsAndTheReactionIsPerformedOnTheSessionQueue() async throws {
    let (phone, delegate) = (SimulatedPhone(), Delegate())
    let (talk, device) = try makeTalk(phone, delegate)
    phone.asCurrent { talk.addZoomAndReactions(for: device) }
    await phone.lightPress()
    await phone.slide(millimetres: 10)
    XCTAssertEqual(talk.zoomOnScreen, 2, accuracy: 0.001)
    await phone.doubleLightPress()
    await phone.slide(millimetres: 20)
    await phone.lightPress()
    await phone.slide(millimetres: 30)
    talk.sessionQueue.sync {}
    let effects = phone.records.map(\.event).filter { event in
      if case .device(_, change: let change) = event { change.hasPrefix("effect") } else { false }
    }
    XCTAssertEqual(effects.count, device.availableReactionTypes.count - 1)
  }

  /// SND03: an AirPods press may be answered with a sound of the app's own.
  func testAnAirPodsPressPlaysTheShutter() async throws {
    let (phone, delegate) = (SimulatedPhone(), Delegate())
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
    XCTAssertEqual(phone.records.map(\.event).filter { $0 == .sound("cameraShutter") }.count, 1)
  }
}
