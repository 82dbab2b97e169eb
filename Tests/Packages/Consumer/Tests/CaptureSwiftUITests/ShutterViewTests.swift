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

    /// The macros of the modules are expanded in packages that depend on them, too.
    @MainActor
    func testAnAppWithMacrosIsLaunched() async throws {
      let phone = SimulatedPhone(.iPhone16Pro)
      let window = phone.asCurrent { ShutterApp.simulateLaunch() }
      XCTAssertEqual(window.texts, ["wide", "launched"])
    }
  }

  extension UIView {
    fileprivate var texts: [String] {
      ((self as? UILabel)?.text).map { [$0] } ?? subviews.flatMap(\.texts)
    }
  }

  private class ShutterDelegate: NSObject, UIApplicationDelegate {
    var state = "new"

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
      state = "launched"
      return true
    }
  }

  private struct ShutterApp: App {
    @UIApplicationDelegateAdaptor(ShutterDelegate.self) private var delegate

    var body: some Scene { WindowGroup { LensView(state: delegate.state) } }
  }

  extension EnvironmentValues {
    @Entry fileprivate var lens: String = "wide"
  }

  private struct LensView: View {
    let state: String
    @Environment(\.lens) private var lens

    var body: some View {
      Text(lens)
      Text(state)
    }
  }

  #Preview("Launched") {
    @Previewable @State var state = "launched"
    LensView(state: state)
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
