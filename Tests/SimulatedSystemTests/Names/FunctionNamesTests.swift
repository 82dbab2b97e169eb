import AVFoundation
import AppIntents
import Combine
import ImageIO
import Photos
import PhotosUI
import SwiftUI
import UniformTypeIdentifiers
import Vision
import XCTest

/// Functions and names that an app seldom writes itself, in Swift 5 and in Swift 6.
@MainActor
final class FunctionNamesTests: XCTestCase {
  func testASampleIsAskedByTheOlderFunctions() async throws {
    var buffer: CVPixelBuffer?
    CVPixelBufferCreate(kCFAllocatorDefault, 4, 3, kCVPixelFormatType_32BGRA, nil, &buffer)
    let frame = try XCTUnwrap(buffer)
    let format = try CMFormatDescription(imageBuffer: frame)
    var timing = CMSampleTimingInfo(presentationTimeStamp: .zero)
    var made: CMSampleBuffer?
    CMSampleBufferCreateForImageBuffer(
      allocator: kCFAllocatorDefault, imageBuffer: frame, dataReady: true,
      makeDataReadyCallback: nil, refcon: nil, formatDescription: format, sampleTiming: &timing,
      sampleBufferOut: &made)
    let sample = try XCTUnwrap(made)
    XCTAssertTrue(CMSampleBufferIsValid(sample))
    XCTAssertEqual(CMSampleBufferGetDuration(sample), sample.duration)
    let described = try XCTUnwrap(CMSampleBufferGetFormatDescription(sample))
    XCTAssertEqual(CMFormatDescriptionGetMediaType(described), described.mediaType.rawValue)
    XCTAssertNil(CMFormatDescriptionGetExtensions(described))
    XCTAssertNil(CMAudioFormatDescriptionGetStreamBasicDescription(described))
    CMSetAttachment(
      sample, key: "place" as CFString, value: 1, attachmentMode: kCMAttachmentMode_ShouldPropagate)
    XCTAssertNil(CMGetAttachment(sample, key: "place", attachmentModeOut: nil))
    XCTAssertNil(CMSampleBufferGetSampleAttachmentsArray(sample, createIfNecessary: true))
    let range = CMTimeRangeMake(start: .zero, duration: CMTime(value: 1, timescale: 1))
    XCTAssertEqual(range.end.seconds, 1)
  }

  func testSoundsAndDrawingsComeAndGo() async {
    AudioServicesPlayAlertSound(1)
    XCTAssertEqual(AudioServicesDisposeSystemSoundID(1), 0)
    XCTAssertEqual(CATransform3DMakeTranslation(1, 2, 3).m43, 3)
    XCTAssertEqual(
      VNImagePointForNormalizedPoint(CGPoint(x: 0.5, y: 1), 4, 2), CGPoint(x: 2, y: 2))
    UIRectFill(.zero)
    let path = UIBezierPath()
    path.setLineDash([1, 2], count: 2, phase: 0)
    XCTAssertTrue(path.isEmpty)
    let tap = UITapGestureRecognizer()
    tap.touchesMoved([], with: UIEvent())
    tap.touchesCancelled([], with: UIEvent())
    XCTAssertEqual(tap.state, .possible)
    XCTAssertGreaterThan(CFAbsoluteTimeGetCurrent(), 0)
    XCTAssertEqual(autoreleasepool { 3 }, 3)
  }

  func testFilesAndPicturesAreCounted() async throws {
    let data = try XCTUnwrap(CFDataCreateMutable(nil, 0))
    let source = CGImageSourceCreateWithData(data, nil)
    XCTAssertEqual(source.map(CGImageSourceGetCount) ?? 0, 0)
    let asset = AVURLAsset(url: URL(fileURLWithPath: "/movie"))
    XCTAssertNotNil(
      try? AVAssetImageGenerator(asset: asset).copyCGImage(at: .zero, actualTime: nil))
    var file = URL(fileURLWithPath: "/movie")
    file.appendPathExtension(for: .heif)
    XCTAssertEqual(file.pathExtension, "heif")
    let albums: PHFetchResult<PHAssetCollection> = PHAssetCollection.fetchAssetCollections(
      with: .album, subtype: .albumRegular, options: nil)
    XCTAssertEqual(albums.count, 0)
    let photos = PHAsset.fetchAssets(with: nil)
    XCTAssertEqual(photos.countOfAssets(with: .video), 0)
    _ = Text("x").photosPickerStyle(.inline)
  }

  func testValuesArePassedOn() async {
    var values: [String] = []
    let number = Just(3).setFailureType(to: CancellationError.self)
      .tryMap { "\($0)" }.handleEvents(receiveOutput: { values.append("got \($0)") })
      .sink { _ in
      } receiveValue: {
        values.append($0)
      }
    withExtendedLifetime(number) { XCTAssertEqual(values, ["got 3", "3"]) }
  }

  func testMoviesAndPicturesAreWaitedFor() async throws {
    let asset = AVURLAsset(url: URL(fileURLWithPath: "/movie"))
    let playable: AVAsyncProperty<AVAsset, Bool> = .isPlayable
    let rate: AVAsyncProperty<AVAssetTrack, Float> = .nominalFrameRate
    XCTAssertNotEqual("\(playable)", "\(rate)")
    let tracks = try await asset.loadTracks(withMediaType: .video)
    let again = try await asset.loadTracks(withMediaType: .video)
    XCTAssertEqual(tracks.count, again.count)
    let image = await UIImage().byPreparingForDisplay()
    let small = await UIImage().byPreparingThumbnail(ofSize: CGSize(width: 1, height: 1))
    XCTAssertEqual(image == nil, small == nil)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("function-names.mp4")
    let writer = try AVAssetWriter(outputURL: file, fileType: .mp4)
    await writer.finishWriting()
    XCTAssertNotEqual(writer.status, .writing)
    _ = await AVAudioApplication.requestRecordPermission()
    Shortcuts.updateAppShortcutParameters()
  }

  func testAnArrangementKeepsSomething() async {
    struct Row: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
      ) -> CGSize { .zero }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
      ) {}

      func makeCache(subviews: Subviews) -> Int { 3 }
    }
    let update = { (row: Row, views: LayoutSubviews) -> Int in
      var kept = row.makeCache(subviews: views)
      row.updateCache(&kept, subviews: views)
      return kept
    }
    _ = update
    _ = Row().callAsFunction { Text("x") }
    _ = Canvas { context, _ in
      context.scaleBy(x: 2, y: 2)
      context.translateBy(x: 1, y: 1)
    }
    let lines: LinearGradient = .linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)
    XCTAssertTrue("\(lines)".lowercased().hasPrefix("lineargradient"), "\(lines)")
    _ = Circle().fill(.quinary)
    _ = TimelineView(.animation) { context in
      Text(context.cadence == TimelineView<SystemStyle, EmptyView>.Context.Cadence.live ? "a" : "b")
    }
  }

  func testTextsAreMadeOfParts() async {
    var key = LocalizedStringKey.StringInterpolation(literalCapacity: 0, interpolationCount: 0)
    key.appendLiteral("at ")
    key.appendInterpolation("f/2")
    XCTAssertTrue("\(LocalizedStringKey(stringInterpolation: key))".contains("f/2"))
  }

  func testPlacesOfLooksAreThere() async {
    _ = Label("x", systemImage: "camera").labelStyle(.iconOnly).labelStyle(.titleAndIcon)
    _ = Button("x") {}.buttonStyle(.glassProminent).contentShape(.containerRelative)
    _ = TimelineView(.everyMinute) { (_: TimelineViewDefaultContext) in Text("x") }
    _ = TimelineView(.explicit([Date()])) { _ in Text("x") }
    let drawn: any ShapeView = Circle().fill(.red)
    XCTAssertTrue("\(type(of: drawn.shape))".contains("Circle"))
    let renderer = ImageRenderer(content: Text("x"))
    XCTAssertEqual(renderer.colorMode, .nonLinear)
    XCTAssertEqual(Animated().animatableData, 3)
    XCTAssertEqual("\(type(of: Represented().makeUIView))".contains("Context"), true)
  }
}

private struct Animated: Animatable {
  typealias AnimatableData = Double

  var animatableData: Double = 3
}

private struct Represented: UIViewRepresentable {
  typealias UIViewType = UIView
  typealias Coordinator = Void

  func makeUIView(context: UIViewRepresentableContext<Self>) -> UIView { UIView() }

  func updateUIView(_ uiView: UIView, context: Context) {}
}

private struct Controlled: UIViewControllerRepresentable {
  typealias UIViewControllerType = UIViewController

  func makeUIViewController(
    context: UIViewControllerRepresentableContext<Self>
  ) -> UIViewController { UIViewController() }

  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

private struct Shutter: AppIntent {
  typealias PerformResult = IntentResultContainer<Never, Never, Never, Never>

  static let title: LocalizedStringResource = "Shoot"

  @IntentParameter(title: "Count") var count: Int
  @AppDependency private var model: Int

  static var parameterSummary: IntentParameterSummary<Self> {
    let text: ParameterSummaryString<Self> = "Take \(\.$count)"
    return IntentParameterSummary(text)
  }

  func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}

private struct SwitchOn: SetValueIntent {
  typealias ValueType = Bool

  static let title: LocalizedStringResource = "Switch on"

  @Parameter(title: "On") var value: Bool

  func perform() async throws -> some IntentResult { .result() }
}

private final class Model: ObservableObject {
  typealias ObjectWillChangePublisher = ObservableObjectPublisher
}

private struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: SwitchOn(), phrases: ["Switch on \(.applicationName)"], shortTitle: "On",
      systemImageName: "bolt")
  }
}
