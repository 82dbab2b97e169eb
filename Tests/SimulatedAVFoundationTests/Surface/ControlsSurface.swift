import AVFoundation

// The members of the control classes, with exact types. That this compiles is the test.

enum ControlsSurface {
  static func controls() {
    let isEnabled: ReferenceWritableKeyPath<AVCaptureControl, Bool> = \.isEnabled
    let kinds: [AVCaptureControl.Type] = [
      AVCaptureSlider.self, AVCaptureIndexPicker.self, AVCaptureSystemZoomSlider.self,
      AVCaptureSystemExposureBiasSlider.self,
    ]
    let object: NSObject.Type = AVCaptureControl.self
    use(isEnabled, kinds, object)
  }

  static func sliders() {
    let continuous: (String, String, ClosedRange<Float>) -> AVCaptureSlider =
      AVCaptureSlider.init(_:symbolName:in:)
    let stepped: (String, String, ClosedRange<Float>, Float) -> AVCaptureSlider =
      AVCaptureSlider.init(_:symbolName:in:step:)
    let listed: (String, String, [Float]) -> AVCaptureSlider =
      AVCaptureSlider.init(_:symbolName:values:)
    let value: ReferenceWritableKeyPath<AVCaptureSlider, Float> = \.value
    let format: ReferenceWritableKeyPath<AVCaptureSlider, String?> = \.localizedValueFormat
    let prominent: ReferenceWritableKeyPath<AVCaptureSlider, [Float]> = \.prominentValues
    let title: KeyPath<AVCaptureSlider, String> = \.localizedTitle
    let symbol: KeyPath<AVCaptureSlider, String> = \.symbolName
    let identifier: ReferenceWritableKeyPath<AVCaptureSlider, String?> = \.accessibilityIdentifier
    let setActionQueue: (AVCaptureSlider) -> (DispatchQueue, @escaping (Float) -> Void) -> Void =
      AVCaptureSlider.setActionQueue(_:action:)
    use(continuous, stepped, listed, value, format, prominent, title, symbol, identifier)
    use(setActionQueue)
  }

  static func pickers() {
    typealias Picker = AVCaptureIndexPicker
    let counted: (String, String, Int) -> Picker = Picker.init(_:symbolName:numberOfIndexes:)
    let transformed: (String, String, Int, (Int) -> String) -> Picker =
      Picker.init(_:symbolName:numberOfIndexes:localizedTitleTransform:)
    let titled: (String, String, [String]) -> Picker =
      Picker.init(_:symbolName:localizedIndexTitles:)
    let index: ReferenceWritableKeyPath<Picker, Int> = \.selectedIndex
    let title: KeyPath<Picker, String> = \.localizedTitle
    let symbol: KeyPath<Picker, String> = \.symbolName
    let count: KeyPath<Picker, Int> = \.numberOfIndexes
    let titles: KeyPath<Picker, [String]> = \.localizedIndexTitles
    let identifier: ReferenceWritableKeyPath<Picker, String?> = \.accessibilityIdentifier
    let setActionQueue: (Picker) -> (DispatchQueue, @escaping (Int) -> Void) -> Void =
      Picker.setActionQueue(_:action:)
    use(counted, transformed, titled, index, title, symbol, count, titles, identifier)
    use(setActionQueue)
    use(Picker("t", symbolName: "s", numberOfIndexes: 2) { index in "\(index)" })
    use(Picker("t", symbolName: "s", numberOfIndexes: 2, localizedTitleTransform: { "\($0)" }))
  }

  static func systemSliders() {
    let zoom: (AVCaptureDevice) -> AVCaptureSystemZoomSlider =
      AVCaptureSystemZoomSlider.init(device:)
    let zoomWithAction:
      (AVCaptureDevice, @escaping @MainActor (CGFloat) -> Void) -> AVCaptureSystemZoomSlider =
        AVCaptureSystemZoomSlider.init(device:action:)
    let bias: (AVCaptureDevice) -> AVCaptureSystemExposureBiasSlider =
      AVCaptureSystemExposureBiasSlider.init(device:)
    let biasWithAction:
      (AVCaptureDevice, @escaping @MainActor (Float) -> Void) -> AVCaptureSystemExposureBiasSlider =
        AVCaptureSystemExposureBiasSlider.init(device:action:)
    use(zoom, zoomWithAction, bias, biasWithAction)
  }

  // These initializers are designated, so that a subclass can call them.

  final class CountedPicker: AVCaptureIndexPicker {
    init() { super.init("t", symbolName: "s", numberOfIndexes: 2) { "\($0)" } }
    override var selectedIndex: Int { didSet {} }
  }

  final class TitledPicker: AVCaptureIndexPicker {
    init() { super.init("t", symbolName: "s", localizedIndexTitles: ["u"]) }
  }

  final class Zoom: AVCaptureSystemZoomSlider {
    override init(device: AVCaptureDevice) { super.init(device: device) { _ in } }
    override var isEnabled: Bool { didSet {} }
  }

  static func use(_ members: Any...) {}
}
