import AVKit
import CameraControl
import CameraControlTesting
import SwiftUI
import XCTest

/// The examples of the book.
@MainActor
final class LensViewTests: XCTestCase {
  func testTheExamplesRun() async throws {
    let phone = SimulatedPhone()
    let (camera, window) = phone.asCurrent {
      let (camera, window) = (LensModel(), UIWindow(frame: .zero))
      window.rootViewController = UIHostingController(rootView: LensView(camera: camera))
      return (camera, window)
    }
    XCTAssertTrue(camera.session.isRunning)

    XCTAssertEqual(window.text("lens"), "wide")
    XCTAssertTrue(try XCTUnwrap(window.find("shutter")).accessibilityActivate())
    window.find("finder")?.simulateTap(at: CGPoint(x: 30, y: 40))
    window.find("finder")?.simulateTap(count: 2)
    try await phone.wait(until: {
      (window.find("state") as? UILabel)?.text == "1 photo at 30, locked"
    })
    XCTAssertEqual(window.find("sign")?.simulatedLook, ["Circle", "fill(red)", "opacity(1.0)"])

    window.rootViewController = nil
    XCTAssertFalse(camera.session.isRunning)
    XCTAssertEqual(phone.faults, [])
  }
}

@MainActor
@Observable
private final class LensModel {
  let session = AVCaptureSession()
  var photos = 0
  var focus = CGPoint.zero
  var isLocked = false

  func start() {
    guard let device = AVCaptureDevice.default(for: .video),
      let input = try? AVCaptureDeviceInput(device: device)
    else { return }
    session.addInput(input)
    session.addOutput(AVCapturePhotoOutput())
    session.startRunning()
  }
}

extension EnvironmentValues {
  @Entry fileprivate var lensName = "wide"
}

private struct LensView: View {
  let camera: LensModel
  @Environment(\.lensName) private var lensName

  private var lock: String { camera.isLocked ? "locked" : "free" }

  var body: some View {
    VStack {
      Text("\(camera.photos) photo at \(Int(camera.focus.x)), \(lock)")
        .accessibilityIdentifier("state")
      Text(lensName).accessibilityIdentifier("lens")
      Color.black
        .onTapGesture { location in camera.focus = location }
        .onTapGesture(count: 2) { camera.isLocked = true }
        .accessibilityIdentifier("finder")
      Circle().fill(.red).opacity(camera.isLocked ? 1 : 0.2).accessibilityIdentifier("sign")
      Button("Take") { camera.photos += 1 }.accessibilityIdentifier("shutter")
    }
    .onAppear { camera.start() }
    .onDisappear { camera.session.stopRunning() }
  }
}
