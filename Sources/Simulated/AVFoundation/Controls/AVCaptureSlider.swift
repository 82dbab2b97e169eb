import CameraControl

/// A control for a number: any value in a range, steps in a range, or listed values.
open class AVCaptureSlider: AVCaptureControl {
  /// The title of the slider in the overlay.
  public let localizedTitle: String
  /// The name of the symbol next to the title.
  public let symbolName: String

  private let slider: CaptureSlider?

  private init(
    _ localizedTitle: String, _ symbolName: String,
    make: () throws(CaptureError) -> CaptureSlider
  ) {
    let phone = PhoneApp.ambient.phone
    (self.localizedTitle, self.symbolName) = (localizedTitle, symbolName)
    slider = phone.host.attempt(localizedTitle, make)
    super.init(slider, on: phone)
  }

  /// Creates a slider for all values in a range.
  public convenience init(
    _ localizedTitle: String, symbolName: String, in range: ClosedRange<Float>
  ) {
    self.init(localizedTitle, symbolName) { () throws(CaptureError) in
      try CaptureSlider(localizedTitle, symbolName: symbolName, in: range)
    }
  }

  /// Creates a slider for the lower bound of a range and the values in whole steps above it.
  public convenience init(
    _ localizedTitle: String, symbolName: String, in range: ClosedRange<Float>, step: Float
  ) {
    self.init(localizedTitle, symbolName) { () throws(CaptureError) in
      try CaptureSlider(localizedTitle, symbolName: symbolName, in: range, step: step)
    }
  }

  /// Creates a slider for the listed values.
  public convenience init(_ localizedTitle: String, symbolName: String, values: [Float]) {
    self.init(localizedTitle, symbolName) { () throws(CaptureError) in
      try CaptureSlider(localizedTitle, symbolName: symbolName, values: values)
    }
  }

  /// The value; the minimum at first.
  ///
  /// After you set an action queue, set the value only on that queue.
  open var value: Float {
    get { slider?.value ?? 0 }
    set {
      guard let slider else { return }
      host?.attempt(name) { () throws(CaptureError) in try slider.setValue(newValue) }
    }
  }

  /// The format of the value in the overlay; `nil` for the default.
  ///
  /// `%@` stands for the value.
  open var localizedValueFormat: String? {
    get { slider?.localizedValueFormat }
    set { slider?.localizedValueFormat = newValue }
  }

  /// The values at which a slide stops more easily.
  open var prominentValues: [Float] {
    get { slider?.prominentValues ?? [] }
    set { slider?.prominentValues = newValue }
  }

  /// The identifier of the slider for interface tests; `nil` at first.
  open var accessibilityIdentifier: String? {
    get { slider?.accessibilityIdentifier }
    set { slider?.accessibilityIdentifier = newValue }
  }

  /// Sets the action to call when the person changes the value, and the queue to call it on.
  open func setActionQueue(_ actionQueue: DispatchQueue, action: @escaping (Float) -> Void) {
    let (action, place) = (Handoff(action), CallbackPlace())
    slider?.setActionQueue(actionQueue) { value in place.run { action.value(value) } }
  }
}
