#if os(Linux)
  import AVKit
  import CameraControlTesting
  import SwiftUI
  import XCTest

  final class ShutterViewTests: XCTestCase {
    @MainActor
    func testAPressReachesAView() async throws {
      let phone = SimulatedPhone(.iPhone16Pro)
      let recorder = Recorder(on: phone)
      let (session, window) = try phone.asCurrent {
        let (session, window) = (AVCaptureSession(), UIWindow(frame: .zero))
        window.rootViewController = UIHostingController(rootView: ShutterView(recorder: recorder))
        let device = try XCTUnwrap(AVCaptureDevice.default(for: .video))
        session.addInput(try AVCaptureDeviceInput(device: device))
        session.startRunning()
        return (session, window)
      }
      await phone.click()
      XCTAssertEqual(recorder.log, ["photo"])
      withExtendedLifetime((session, window)) {}
    }
  }

  private struct ShutterView: View {
    let recorder: Recorder

    var body: some View {
      Text("Camera").onCameraCaptureEvent { event in
        if event.phase == .ended { recorder.note("photo") }
      }
    }
  }
#endif
