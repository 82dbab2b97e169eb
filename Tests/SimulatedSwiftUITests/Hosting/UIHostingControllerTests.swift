import AVKit
import CameraControlTesting
import SwiftUI
import TestSupport
import XCTest

final class UIHostingControllerTests: XCTestCase {
  @MainActor
  func testAViewOfUIKitIsMadeOnceAndBroughtUpToDate() async throws {
    let log = Log<String>()
    let controller = UIHostingController(rootView: Marker(log: log, name: "one"))
    XCTAssertEqual(log.all, [])
    let first = try XCTUnwrap(controller.view?.subviews.first)
    XCTAssertEqual(log.all, ["coordinate", "make", "update one by 7"])
    controller.rootView = Marker(log: log, name: "two")
    XCTAssertEqual(log.all.last, "update two by 7")
    XCTAssertEqual(log.all.count, 4)
    XCTAssertTrue(controller.view.subviews.first === first)
  }

  @MainActor
  func testAChangeIsShownOnceAndAnEqualViewNotAtAll() async throws {
    let phone = SimulatedPhone(.iPhone16Pro)
    let (log, model) = (Log<String>(), phone.asCurrent { CameraModel() })
    let controller = UIHostingController(rootView: Watched(log: log, camera: model))
    for _ in 0..<3 { controller.rootView = Watched(log: log, camera: model) }
    XCTAssertEqual(log.all, [])
    controller.loadViewIfNeeded()
    for _ in 0..<3 { controller.rootView = Watched(log: log, camera: model) }
    XCTAssertEqual(log.all.count, 1, "the views are the same")
    model.side = "front"
    try await phone.wait(until: { controller.view.text("side") == "front" })
    await Task { @MainActor in }.value
    XCTAssertEqual(log.all.count, 2)
  }

  @MainActor
  func testViewsStandInTheOrderOfTheDescription() async throws {
    let controller = UIHostingController(rootView: Lines(isLong: true))
    XCTAssertEqual(controller.view.lines, ["first", "second", "third", "last"])
    let last = controller.view.subviews.first?.subviews.last
    controller.rootView = Lines(isLong: false)
    XCTAssertEqual(controller.view.lines, ["first", "short", "last"])
    XCTAssertTrue(controller.view.subviews.first?.subviews.last === last)
    controller.rootView = Lines(isLong: true)
    XCTAssertEqual(controller.view.lines, ["first", "second", "third", "last"])
  }

  /// New views are on the controller's phone, even if a task without a phone made the change.
  @MainActor
  func testViewsThatComeLaterAreOnTheSamePhone() async throws {
    let phone = SimulatedPhone(.iPhone16Pro)
    let (model, window) = try phone.asCurrent {
      let (model, window) = (CameraModel(), UIWindow(frame: .zero))
      model.isReady = false
      window.rootViewController = UIHostingController(rootView: Later(camera: model))
      try model.start()
      return (model, window)
    }
    await phone.press(.volumeDown)
    XCTAssertEqual(phone.systemActions, [.volumeDown])
    model.isReady = true
    try await phone.wait(until: { !window.captureInteractions.isEmpty })
    await phone.press(.volumeDown)
    XCTAssertEqual(model.photos, 1)
    XCTAssertNotNil(window.find("with a Camera Control"))
  }

  @MainActor
  func testAPictureOfAViewHasTheProposedSize() async {
    let renderer = ImageRenderer(content: Text("x"))
    XCTAssertEqual(renderer.uiImage?.size, UIScreen.main.bounds.size)
    renderer.proposedSize = ProposedViewSize(width: 30, height: 20)
    renderer.scale = 2
    XCTAssertEqual(renderer.uiImage?.size, CGSize(width: 30, height: 20))
    XCTAssertEqual(renderer.uiImage?.scale, 2)
    XCTAssertEqual(renderer.cgImage?.width, 60)
  }
}

private struct Watched: View {
  let log: Log<String>
  let camera: CameraModel

  var body: some View {
    let side = camera.side
    let _ = log.add(side)
    Text(side).accessibilityIdentifier("side")
  }
}

private struct Marker: UIViewRepresentable {
  let log: Log<String>
  let name: String

  func makeCoordinator() -> Int {
    log.add("coordinate")
    return 7
  }

  func makeUIView(context: Context) -> UIView {
    log.add("make")
    return UIView(frame: .zero)
  }

  func updateUIView(_ uiView: UIView, context: Context) {
    log.add("update \(name) by \(context.coordinator)")
  }
}

private struct Lines: View {
  let isLong: Bool

  var body: some View {
    ZStack {
      Text("first")
      if isLong {
        Group {
          Text("second")
          Text("third")
        }
      } else {
        Text("short")
      }
      Text("last")
    }
  }
}

private struct Later: View {
  let camera: CameraModel

  var body: some View {
    if camera.isReady {
      SupportView().onCameraCaptureEvent { event in
        if event.phase == .ended { camera.capturePhoto() }
      }
    }
  }
}

private struct SupportView: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView {
    let view = UIView(frame: .zero)
    let isSupported = AVCaptureSession().supportsControls
    view.accessibilityIdentifier = isSupported ? "with a Camera Control" : "without"
    return view
  }

  func updateUIView(_ uiView: UIView, context: Context) {}
}

extension UIView {
  fileprivate var lines: [String] {
    ((self as? UILabel)?.text).map { [$0] } ?? subviews.flatMap(\.lines)
  }
}
