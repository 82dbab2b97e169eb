import AVFoundation
import Combine
import SwiftUI

// A camera in the older style: observable objects, published properties, and a sheet of settings.

final class ViewfinderModel: ObservableObject {
  @Published var zoom: CGFloat = 1
  @Published var isGridVisible = true
  @Published var isRunning = false
  @Published var lastError: String?
  @Published private(set) var shots: [Shot] = []

  let session = AVCaptureSession()
  let warnings = PassthroughSubject<String, Never>()
  private var cancellables: Set<AnyCancellable> = []
  private var device: AVCaptureDevice?

  struct Shot: Identifiable, Equatable {
    let id: Int
    let zoom: CGFloat
  }

  init() {
    $zoom
      .removeDuplicates()
      .sink { [weak self] factor in self?.apply(factor) }
      .store(in: &cancellables)
  }

  func configure() {
    guard session.inputs.isEmpty else { return }
    device = AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back)
    guard let device, let input = try? AVCaptureDeviceInput(device: device) else {
      lastError = "There is no camera."
      return
    }
    session.addInput(input)
    session.addOutput(AVCapturePhotoOutput())
  }

  func start() {
    configure()
    session.startRunning()
    isRunning = session.isRunning
  }

  func stop() {
    session.stopRunning()
    isRunning = false
  }

  func shoot() {
    shots.append(Shot(id: shots.count + 1, zoom: zoom))
    if shots.count == 2 { warnings.send("The album is nearly full.") }
  }

  private func apply(_ factor: CGFloat) {
    guard let device, (try? device.lockForConfiguration()) != nil else { return }
    device.videoZoomFactor = factor
    device.unlockForConfiguration()
  }
}

final class ViewfinderSettings: ObservableObject {
  @Published var isMirrored = false
}

struct ViewfinderScreen: View {
  @StateObject private var model = ViewfinderModel()
  @StateObject private var settings = ViewfinderSettings()

  var body: some View {
    ViewfinderContent(model: model)
      .environmentObject(settings)
      .onAppear { model.start() }
      .onDisappear(perform: model.stop)
  }
}

struct ViewfinderContent: View {
  @ObservedObject var model: ViewfinderModel
  @EnvironmentObject var settings: ViewfinderSettings
  @State private var isShowingSettings = false
  @State private var warning = ""
  @GestureState private var pinch: CGFloat = 1

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .bottom) {
        Color.black.edgesIgnoringSafeArea(.all)
        ViewfinderPreview(session: model.session)
          .scaleEffect(x: settings.isMirrored ? -1 : 1, y: 1)
          .frame(maxWidth: .infinity, maxHeight: proxy.size.height)
          .gesture(
            MagnificationGesture()
              .updating($pinch) { value, state, _ in state = value }
              .onEnded { model.zoom *= $0 })
        if model.isGridVisible {
          ViewfinderGrid().stroke(Color.white.opacity(0.4), lineWidth: 1)
            .accessibilityIdentifier("grid")
        }
        controls.padding(.horizontal, 24)
      }
    }
    .onReceive(model.warnings) { warning = $0 }
    .alert("Error", isPresented: hasError) {
      Button("OK", role: .cancel) {}
    } message: {
      Text(model.lastError ?? "").accessibilityIdentifier("error")
    }
    .sheet(isPresented: $isShowingSettings) {
      ViewfinderSheet(isGridVisible: $model.isGridVisible).environmentObject(settings)
    }
  }

  private var controls: some View {
    VStack {
      Text(warning).foregroundColor(.yellow).accessibilityIdentifier("warning")
      Slider(value: $model.zoom, in: 1...5, step: 0.5).accessibilityIdentifier("zoom slider")
      Text("\(model.zoom, specifier: "%.1f")×").accessibilityIdentifier("zoom")
      HStack {
        Button(action: { model.shoot() }) {
          Circle().strokeBorder(Color.white, lineWidth: 4).frame(width: 70, height: 70)
        }
        .disabled(!model.isRunning)
        .accessibilityIdentifier("shutter")
        Spacer()
        Button {
          isShowingSettings = true
        } label: {
          Label("Settings", systemImage: "gear").labelsHidden()
        }
        .accessibilityIdentifier("settings")
      }
      ForEach(model.shots) { shot in
        Text("#\(shot.id)").transition(.slide).accessibilityIdentifier("shot \(shot.id)")
      }
    }
  }

  private var hasError: Binding<Bool> {
    Binding(get: { model.lastError != nil }, set: { if !$0 { model.lastError = nil } })
  }
}

struct ViewfinderSheet: View {
  @Binding var isGridVisible: Bool
  @EnvironmentObject var settings: ViewfinderSettings
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    Form {
      Section("Picture") {
        Toggle("Grid", isOn: $isGridVisible).accessibilityIdentifier("grid switch")
        Toggle("Mirror", isOn: $settings.isMirrored).accessibilityIdentifier("mirror switch")
      }
      Button("Done") { presentationMode.wrappedValue.dismiss() }.accessibilityIdentifier("done")
    }
  }
}

struct ViewfinderGrid: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    for part in 1...2 {
      let fraction = CGFloat(part) / 3
      path.move(to: CGPoint(x: rect.width * fraction, y: 0))
      path.addLine(to: CGPoint(x: rect.width * fraction, y: rect.height))
      path.move(to: CGPoint(x: 0, y: rect.height * fraction))
      path.addLine(to: CGPoint(x: rect.width, y: rect.height * fraction))
    }
    return path
  }
}

struct ViewfinderPreview: UIViewControllerRepresentable {
  let session: AVCaptureSession

  func makeUIViewController(context: Context) -> ViewfinderController {
    ViewfinderController(session: session)
  }

  func updateUIViewController(_ controller: ViewfinderController, context: Context) {}
}

final class ViewfinderController: UIViewController {
  private let preview: AVCaptureVideoPreviewLayer
  private(set) var isOnScreen = false

  init(session: AVCaptureSession) {
    preview = AVCaptureVideoPreviewLayer(session: session)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    preview.videoGravity = .resizeAspectFill
    view.layer.addSublayer(preview)
    view.accessibilityIdentifier = "preview"
  }

  override func viewDidAppear(_ animated: Bool) { isOnScreen = true }

  override func viewDidDisappear(_ animated: Bool) { isOnScreen = false }
}

struct ViewfinderPreviews: PreviewProvider {
  static var previews: some View { ViewfinderScreen() }
}
