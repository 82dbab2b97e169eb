import AVKit
import SwiftUI

// A camera in the style of a sample: an observable model behind a protocol, tasks, and a scene.

@MainActor
protocol StudioCamera: AnyObject, Observable {
  var session: AVCaptureSession { get }
  var isRunning: Bool { get }
  var isFlashing: Bool { get }
  var photoCount: Int { get }
  var focusPoint: CGPoint? { get }
  var mode: StudioMode { get set }

  func start() async
  func stop()
  func resume() async
  func takePhoto() async
  func focus(at point: CGPoint) async
}

enum StudioMode: String, CaseIterable, Identifiable {
  case photo = "Photo"
  case video = "Video"

  var id: Self { self }

  var symbol: String { self == .photo ? "camera.fill" : "video.fill" }
}

@MainActor
@Observable
final class StudioModel: StudioCamera {
  let session = AVCaptureSession()
  private(set) var isRunning = false
  private(set) var isFlashing = false
  private(set) var photoCount = 0
  private(set) var focusPoint: CGPoint?
  private(set) var returns = 0
  var mode = StudioMode.photo

  func start() async {
    if session.inputs.isEmpty {
      guard let device = AVCaptureDevice.default(for: .video),
        let input = try? AVCaptureDeviceInput(device: device)
      else { return }
      session.addInput(input)
      session.addOutput(AVCapturePhotoOutput())
    }
    session.startRunning()
    isRunning = session.isRunning
  }

  func stop() {
    session.stopRunning()
    isRunning = false
  }

  func resume() async { returns += 1 }

  func takePhoto() async {
    isFlashing = true
    photoCount += 1
    isFlashing = false
  }

  func focus(at point: CGPoint) async { focusPoint = point }
}

@MainActor
struct StudioScreen<Camera: StudioCamera>: View {
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @Environment(\.scenePhase) private var scenePhase

  @State var camera: Camera
  @State private var swipe = 0

  private var isWide: Bool { horizontalSizeClass == .regular || verticalSizeClass == .compact }

  var body: some View {
    ZStack {
      finder
      if isWide {
        HStack(spacing: 16) { StudioControls(camera: camera) }
      } else {
        VStack(spacing: 16) { StudioControls(camera: camera) }
      }
    }
    .background(.black)
    .statusBarHidden(true)
    .persistentSystemOverlays(.hidden)
    .task { await camera.start() }
    .onDisappear { camera.stop() }
    .onChange(of: scenePhase) { _, newPhase in
      guard camera.isRunning, newPhase == .active else { return }
      Task { @MainActor in await camera.resume() }
    }
  }

  private var finder: some View {
    GeometryReader { geometry in
      StudioFinder(session: camera.session)
        .onCameraCaptureEvent(defaultSoundDisabled: true) { event in
          guard event.phase == .ended else { return }
          if event.shouldPlaySound { event.play(.cameraShutter) }
          Task { await camera.takePhoto() }
        }
        .frame(width: geometry.size.width, height: geometry.size.width * 4 / 3)
        .clipShape(.rect(cornerRadius: 12))
        .onTapGesture { location in
          Task { await camera.focus(at: location) }
        }
        .gesture(drag)
        .opacity(camera.isFlashing ? 0 : 1)
    }
    .ignoresSafeArea()
  }

  private var drag: some Gesture {
    DragGesture(minimumDistance: 50)
      .onEnded { value in swipe = value.translation.width < 0 ? -1 : 1 }
  }
}

struct StudioControls<Camera: StudioCamera>: View {
  @State var camera: Camera

  var body: some View {
    Picker("Mode", selection: $camera.mode) {
      ForEach(StudioMode.allCases) { mode in
        Image(systemName: mode.symbol).tag(mode).accessibilityIdentifier(mode.rawValue)
      }
    }
    .pickerStyle(.segmented)
    Spacer()
    Button {
      Task { await camera.takePhoto() }
    } label: {
      Circle().fill(.white).overlay(alignment: .center) { Circle().stroke(.black, lineWidth: 2) }
    }
    .buttonStyle(StudioButtonStyle())
    .accessibilityIdentifier("shutter")
    .accessibilityLabel("Take a photo")
    .frame(width: 68)
    Text("\(camera.photoCount)")
      .font(.caption.monospacedDigit())
      .contentTransition(.numericText())
      .accessibilityIdentifier("count")
  }
}

struct StudioButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .scaleEffect(configuration.isPressed ? 0.85 : 1)
      .animation(.snappy, value: configuration.isPressed)
  }
}

struct StudioFinder: UIViewRepresentable {
  let session: AVCaptureSession

  func makeUIView(context: Context) -> FinderView { FinderView(session: session) }

  func updateUIView(_ uiView: FinderView, context: Context) {}

  final class FinderView: UIView {
    init(session: AVCaptureSession) {
      super.init(frame: .zero)
      (layer as? AVCaptureVideoPreviewLayer)?.session = session
      accessibilityIdentifier = "finder"
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override class var layerClass: AnyClass { AVCaptureVideoPreviewLayer.self }
  }
}

struct StudioApp: App {
  @State private var camera = StudioModel()
  @Environment(\.scenePhase) private var scenePhase

  var body: some Scene {
    WindowGroup {
      StudioScreen(camera: camera)
        .preferredColorScheme(.dark)
    }
  }
}

#Preview("Studio") {
  StudioScreen(camera: StudioModel())
}
