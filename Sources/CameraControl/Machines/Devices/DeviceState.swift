/// A device's settings, and a state machine without side effects that changes them.
///
/// A refused input throws before it changes anything. An accepted input adds its effects in order,
/// but none for a property that keeps its value.
package struct DeviceState: Hashable, Sendable {
  /// The device's name, for messages.
  package let name: String

  /// The multiplier that turns a zoom factor into the number that people see.
  let displayZoomFactorMultiplier: Double

  private let formats: [CameraFormat]
  private var formatIndex = 0
  private(set) var zoom = 1.0
  private(set) var ramp: ZoomRamp?
  private(set) var bias: Float
  private(set) var lensPosition: Float = 0.5
  private(set) var isFocusLocked = false
  private(set) var now = PhoneInstant.zero
  private var lockCount = 0
  private var zoomLimits: ClosedRange<Double>?
  private var isZoomNarrowed = false
  var availability = DeviceAvailability.available

  /// Creates a device that is set to the first of its formats.
  init(_ blueprint: borrowing CameraBlueprint) {
    name = blueprint.localizedName
    displayZoomFactorMultiplier = blueprint.displayZoomFactorMultiplier
    formats = blueprint.formats
    bias = Float.zero.clamped(to: formats[0].exposureTargetBiasRange)
  }

  // Without the parts that never change, such as the formats.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(formatIndex)
    hasher.combine(zoom)
    hasher.combine(ramp)
    hasher.combine(bias)
    hasher.combine(lensPosition)
  }

  /// The format in use.
  package var format: CameraFormat { formats[formatIndex] }

  // MARK: The configuration lock

  mutating func lock() throws(CaptureError) {
    if let refusal = availability.refusal(of: name) { throw refusal }
    lockCount += 1
  }

  // Apple doesn't document an unlock without a lock. It does no harm, so the device ignores it.
  mutating func unlock() { lockCount = max(0, lockCount - 1) }

  func requireLock(_ call: String) throws(CaptureError) {
    guard lockCount > 0 else { throw .notLocked(name, for: call) }
  }

  // MARK: Zoom

  var legalZoom: ClosedRange<Double> { 1...format.videoMaxZoomFactor }

  var availableZoom: ClosedRange<Double> {
    let available = (zoomLimits ?? legalZoom).clamped(to: legalZoom)
    guard isZoomNarrowed else { return available }
    // Half is this library's choice: the report doesn't say how far the bound shrinks.
    return available.lowerBound...max(available.lowerBound, available.upperBound / 2)
  }

  mutating func setZoom(_ factor: Double, into effects: inout [DeviceEffect]) throws(CaptureError) {
    try requireLock("Setting videoZoomFactor")
    try requireInside(factor, legalZoom, rule: "DEV01", "videoZoomFactor")
    driveZoom(to: factor, into: &effects)
    effects.append(.zoomWritten)
  }

  /// Sets the zoom to the nearest available factor, with or without the lock.
  package mutating func driveZoom(to factor: Double, into effects: inout [DeviceEffect]) {
    guard factor.isFinite else { return }
    endRamp(into: &effects)
    changeZoom(to: factor.clamped(to: availableZoom), into: &effects)
  }

  mutating func startRamp(
    to target: Double, rate: Float, at instant: PhoneInstant, into effects: inout [DeviceEffect]
  ) throws(CaptureError) {
    try requireLock("ramp(toVideoZoomFactor:withRate:)")
    try requireInside(target, legalZoom, rule: "DEV06", "ramp's target")
    try requireFinite(rate, rule: "DEV23", "ramp's rate")
    now = max(now, instant)
    let reachable = target.clamped(to: availableZoom)
    guard rate != 0, reachable != zoom else { return endRamp(into: &effects) }
    let wasRamping = ramp != nil
    ramp = ZoomRamp(from: zoom, to: reachable, rate: rate, start: now)
    if !wasRamping { effects.append(.changed(.isRampingVideoZoom(true))) }
  }

  mutating func cancelRamp(into effects: inout [DeviceEffect]) throws(CaptureError) {
    try requireLock("cancelVideoZoomRamp()")
    endRamp(into: &effects)
  }

  /// Carries out a ramp's next frame if it is due by `instant`, and returns whether one was.
  mutating func advanceByFrame(
    notAfter instant: PhoneInstant, into effects: inout [DeviceEffect]
  ) -> Bool {
    guard var ramp, let deadline = ramp.deadline, deadline <= instant else {
      now = max(now, instant)
      return false
    }
    let (factor, isDone) = ramp.step()
    // No deadline lies before the device's present.
    now = deadline
    self.ramp = isDone ? nil : ramp
    changeZoom(to: factor, into: &effects)
    if isDone { effects.append(.changed(.isRampingVideoZoom(false))) }
    return true
  }

  /// Counts all instants from another instant.
  mutating func rebase(to origin: PhoneInstant) {
    ramp?.rebase(to: origin)
    now = .zero
  }

  mutating func limitZoom(
    to limits: ClosedRange<Double>?, into effects: inout [DeviceEffect]
  ) throws(CaptureError) {
    if let limits {
      try requireFinite(limits.lowerBound, rule: "DEV02", "smallest available zoom factor")
      try requireFinite(limits.upperBound, rule: "DEV02", "largest available zoom factor")
    }
    changeBounds(into: &effects) { $0.zoomLimits = limits }
  }

  package mutating func narrowZoom(_ isNarrowed: Bool, into effects: inout [DeviceEffect]) {
    changeBounds(into: &effects) { $0.isZoomNarrowed = isNarrowed }
  }

  private mutating func changeZoom(to factor: Double, into effects: inout [DeviceEffect]) {
    guard factor != zoom else { return }
    zoom = factor
    effects.append(.changed(.videoZoomFactor(factor)))
  }

  private mutating func endRamp(into effects: inout [DeviceEffect]) {
    guard ramp != nil else { return }
    ramp = nil
    effects.append(.changed(.isRampingVideoZoom(false)))
  }

  // Every change of the bounds goes through here, so that the zoom never lies outside them and a
  // ramp never leads outside. A ramp whose present factor is cut off ends there.
  private mutating func changeBounds(
    into effects: inout [DeviceEffect], _ change: (inout DeviceState) -> Void
  ) {
    let old = availableZoom
    change(&self)
    let new = availableZoom
    if new.lowerBound != old.lowerBound {
      effects.append(.changed(.minAvailableVideoZoomFactor(new.lowerBound)))
    }
    if new.upperBound != old.upperBound {
      effects.append(.changed(.maxAvailableVideoZoomFactor(new.upperBound)))
    }
    if let target = ramp?.target.clamped(to: new) { ramp?.target = target }
    if !new.contains(zoom) || zoom == ramp?.target { endRamp(into: &effects) }
    changeZoom(to: zoom.clamped(to: new), into: &effects)
  }

  // MARK: Exposure bias and focus

  mutating func setBias(
    _ newBias: Float, at instant: PhoneInstant, ticket: UInt64?, into effects: inout [DeviceEffect]
  ) throws(CaptureError) {
    try requireLock("setExposureTargetBias(_:completionHandler:)")
    if newBias != Self.currentBias {
      try requireInside(
        newBias, format.exposureTargetBiasRange, rule: "DEV07", "exposureTargetBias")
      driveBias(to: newBias, into: &effects)
    }
    now = max(now, instant)
    if let ticket { effects.append(.biasApplied(ticket: ticket, now)) }
  }

  /// Sets the bias to the nearest legal bias, with or without the lock.
  package mutating func driveBias(to newBias: Float, into effects: inout [DeviceEffect]) {
    guard newBias.isFinite else { return }
    let legal = newBias.clamped(to: format.exposureTargetBiasRange)
    guard legal != bias else { return }
    bias = legal
    effects.append(.changed(.exposureTargetBias(legal)))
  }

  mutating func lockFocus(
    at position: Float, into effects: inout [DeviceEffect]
  ) throws(CaptureError) {
    try requireLock("setFocusModeLocked(lensPosition:)")
    guard position != Self.currentLensPosition else { return }
    try requireInside(position, 0...1, rule: "DEV17", "lensPosition")
    guard position != lensPosition else { return }
    lensPosition = position
    effects.append(.changed(.lensPosition(position)))
  }

  package mutating func setFocusLocked(_ isLocked: Bool, into effects: inout [DeviceEffect]) {
    guard isLocked != isFocusLocked else { return }
    isFocusLocked = isLocked
    effects.append(.changed(.isFocusLocked(isLocked)))
  }

  // MARK: What people can reach

  /// The zoom factors that people can reach: the recommended factors that are available.
  ///
  /// If no recommended factor is available, the range is the nearest available factor.
  var zoomScaleRange: ClosedRange<Double> {
    format.systemRecommendedVideoZoomRange?.clamped(to: availableZoom) ?? availableZoom
  }

  /// The biases that people can reach: the recommended biases that are legal.
  var biasScaleRange: ClosedRange<Float> {
    let legal = format.exposureTargetBiasRange
    return format.systemRecommendedExposureBiasRange?.clamped(to: legal) ?? legal
  }

  /// The constant that stands for the current bias.
  static let currentBias = Float.greatestFiniteMagnitude

  /// The constant that stands for the current lens position.
  static let currentLensPosition = Float.greatestFiniteMagnitude

  // MARK: Format

  /// Sets the format; the zoom, the bias and a ramp adapt to its limits (DEV12).
  mutating func setFormat(
    _ newFormat: CameraFormat, into effects: inout [DeviceEffect]
  ) throws(CaptureError) {
    try requireLock("Setting activeFormat")
    guard let index = formats.firstIndex(of: newFormat) else {
      throw .foreignFormat(newFormat, on: name)
    }
    if newFormat != format { endRamp(into: &effects) }
    // Sent even if the format is the same, because the session still follows the input's format.
    effects.append(.changed(.activeFormat(newFormat)))
    changeBounds(into: &effects) { $0.formatIndex = index }
    driveBias(to: bias, into: &effects)
  }

  // MARK: Numbers

  private func requireInside<Number: BinaryFloatingPoint & Sendable>(
    _ number: Number, _ legal: ClosedRange<Number>, rule: String, _ property: String
  ) throws(CaptureError) {
    try requireFinite(number, rule: rule, property)
    guard legal.contains(number) else {
      throw .outside(legal, number, property, of: name, rule: rule)
    }
  }

  private func requireFinite<Number: BinaryFloatingPoint & Sendable>(
    _ number: Number, rule: String, _ property: String
  ) throws(CaptureError) {
    guard number.isFinite else { throw .notFinite(number, property, of: name, rule: rule) }
  }
}

extension Comparable {
  /// Returns the value if it lies in the range, or else the nearest bound.
  fileprivate func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
