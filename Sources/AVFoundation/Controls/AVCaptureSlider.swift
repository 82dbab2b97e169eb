import CameraControl
public import Foundation

/// A control for a number: any number of a range, steps in a range, or a list.
open class AVCaptureSlider: AVCaptureControl {
  /// What the overlay calls the slider.
  public let localizedTitle: String

  /// The name of the symbol beside the title.
  public let symbolName: String

  private let slider: CaptureSlider?

  private init(
    _ localizedTitle: String, _ symbolName: String,
    make: () throws(CaptureError) -> CaptureSlider
  ) {
    let phone = PhoneApp.ambient.phone
    self.localizedTitle = localizedTitle
    self.symbolName = symbolName
    slider = phone.attempt(localizedTitle, make)
    super.init(slider, on: phone)
  }

  /// Makes a slider on which every value of a range can be reached.
  public convenience init(
    _ localizedTitle: String, symbolName: String, in range: ClosedRange<Float>
  ) {
    self.init(localizedTitle, symbolName) { () throws(CaptureError) in
      try CaptureSlider(localizedTitle, symbolName: symbolName, in: range)
    }
  }

  /// Makes a slider on which the lower bound and whole steps above it can be reached.
  public convenience init(
    _ localizedTitle: String, symbolName: String, in range: ClosedRange<Float>, step: Float
  ) {
    self.init(localizedTitle, symbolName) { () throws(CaptureError) in
      try CaptureSlider(localizedTitle, symbolName: symbolName, in: range, step: step)
    }
  }

  /// Makes a slider on which the listed values can be reached.
  public convenience init(_ localizedTitle: String, symbolName: String, values: [Float]) {
    self.init(localizedTitle, symbolName) { () throws(CaptureError) in
      try CaptureSlider(localizedTitle, symbolName: symbolName, values: values)
    }
  }

  /// The value, which belongs to the action queue once there is one; the minimum at first.
  open var value: Float {
    get { slider?.value ?? 0 }
    set {
      guard let slider else { return }
      phone?.attempt(name) { () throws(CaptureError) in try slider.setValue(newValue) }
    }
  }

  /// How the overlay writes the value: `%@` stands for the value; nil means the default.
  open var localizedValueFormat: String? {
    get { slider?.localizedValueFormat }
    set { slider?.localizedValueFormat = newValue }
  }

  /// Values that a slide lands on more easily.
  open var prominentValues: [Float] {
    get { slider?.prominentValues ?? [] }
    set { slider?.prominentValues = newValue }
  }

  /// What interface tests call the slider; nil at first.
  open var accessibilityIdentifier: String? {
    get { slider?.accessibilityIdentifier }
    set { slider?.accessibilityIdentifier = newValue }
  }

  /// Says what to do when the person changes the value, and on which queue.
  open func setActionQueue(_ actionQueue: DispatchQueue, action: @escaping (Float) -> Void) {
    let action = Handoff(action)
    slider?.setActionQueue(actionQueue) { action.value($0) }
  }
}
