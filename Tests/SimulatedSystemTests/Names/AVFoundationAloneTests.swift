import AVFoundation
import XCTest

/// What a file that imports AVFoundation has of other modules, in Swift 5 and in Swift 6.
@MainActor
final class AVFoundationAloneTests: XCTestCase {
  func testItBringsCombine() async {
    let model = Exposure()
    var seen: [String] = []
    let merged = Publishers.Merge(
      model.$bias.map { "bias \($0)" }, model.$mode.map { "mode \($0)" }
    )
    .sink { seen.append($0) }
    let both = Publishers.CombineLatest(model.$bias, model.$mode).map { "\($0) \($1)" }
      .sink { seen.append($0) }
    let pairs = Publishers.Zip(model.$bias, model.$mode).map { "pair \($0) \($1)" }
      .sink { seen.append($0) }
    model.bias = 1
    XCTAssertEqual(
      seen, ["bias 0", "mode auto", "0 auto", "pair 0 auto", "bias 1", "1 auto"])
    for subscription: AnyCancellable in [merged, both, pairs] { subscription.cancel() }
  }

  func testSettingsOfACameraAreKept() async throws {
    let camera = try XCTUnwrap(AVCaptureDevice.default(for: .video))
    try camera.lockForConfiguration()
    camera.isSmoothAutoFocusEnabled = true
    camera.autoFocusRangeRestriction = .near
    camera.automaticallyEnablesLowLightBoostWhenAvailable = true
    camera.automaticallyAdjustsVideoHDREnabled = false
    camera.isVideoHDREnabled = true
    camera.unlockForConfiguration()
    XCTAssertTrue(camera.isSmoothAutoFocusEnabled)
    XCTAssertEqual(camera.autoFocusRangeRestriction, .near)
    XCTAssertTrue(camera.automaticallyEnablesLowLightBoostWhenAvailable)
    XCTAssertFalse(camera.automaticallyAdjustsVideoHDREnabled)
    XCTAssertTrue(camera.isVideoHDREnabled)
    AudioServicesPlaySystemSound(1108)
  }

  func testThreePublishersBecomeOne() async {
    let model = Exposure()
    var seen: [String] = []
    let subscriptions = [
      Publishers.Merge3(
        model.$bias.map { "\($0)" }, model.$mode, model.$mode.map { $0.uppercased() }
      ).sink { seen.append($0) },
      Publishers.Zip3(model.$bias, model.$mode, model.$bias)
        .sink { seen.append("\($0) \($1) \($2)") },
    ]
    model.bias = 1
    model.mode = "locked"
    XCTAssertEqual(
      seen, ["0", "auto", "AUTO", "0 auto 0", "1", "locked", "LOCKED", "1 locked 1"])
    for subscription in subscriptions { subscription.cancel() }
  }

  func testItBringsObservation() async {
    let zoom = Zoom()
    zoom.factor = 2
    XCTAssertEqual(zoom.factor, 2)
  }

  func testATimerIsAPublisher() async {
    let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    let subscription = ticks.sink { _ in }
    subscription.cancel()
  }

  func testItBringsTheKindsOfFiles() async {
    let folder = URL(fileURLWithPath: "/tmp")
    XCTAssertEqual(
      folder.appendingPathComponent("clip").appendingPathExtension(for: .quickTimeMovie).path,
      "/tmp/clip.mov")
    XCTAssertNotEqual(URL.documentsDirectory.appending(component: "a"), .cachesDirectory)
    XCTAssertEqual(
      folder.appendingPathComponent("photo", conformingTo: .heic).lastPathComponent, "photo.heic")
  }

  func testItBringsGeometryTimesAndBuffers() async {
    let rectangle = AVMakeRect(
      aspectRatio: CGSize(width: 4, height: 3),
      insideRect: CGRect(x: 0, y: 0, width: 100, height: 300))
    XCTAssertEqual(rectangle, CGRect(x: 0, y: 112.5, width: 100, height: 75))
    XCTAssertEqual(CMTime(value: 1, timescale: 30).seconds, 1.0 / 30)
    let (frame, image): (CVPixelBuffer?, CGImage?) = (nil, nil)
    XCTAssertNil(frame.map(CVPixelBufferGetWidth))
    XCTAssertEqual(image, nil)
  }
}

private final class Exposure: ObservableObject {
  @Published var bias = 0
  @Published var mode = "auto"
}

@Observable
private final class Zoom {
  var factor: CGFloat = 1
}
