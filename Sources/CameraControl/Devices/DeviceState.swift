/// What a device is set to, and what every input makes of it; knows no lock, clock or queue.
///
/// A refused input throws before it changes anything. An accepted one leaves its effects in
/// `effects`, in order; a property that keeps its value causes none.
struct DeviceState: Sendable {
  /// The device's name, for messages.
  private let name: String
  private(set) var format: CaptureDevice.Format
  private(set) var zoom = 1.0
  private(set) var ramp: ZoomRamp?
  private(set) var bias: Float
  private(set) var lensPosition: Float = 0.5
  private(set) var isFocusLocked = false
  private(set) var now = PhoneInstant.zero
  private var lockCount = 0
  private var zoomLimits: ClosedRange<Double>?
  private var isZoomNarrowed = false
  var availability = CaptureDevice.Availability.available
  var effects = Outbox<DeviceEffect>()

  init(name: String, format: CaptureDevice.Format) {
    self.name = name
    self.format = format
    bias = Float.zero.clamped(to: format.exposureTargetBiasRange)
  }
}

// MARK: - The configuration lock

extension DeviceState {
  func requireAvailable() throws(CaptureError) {
    switch availability {
    case .available: return
    case .inUseByAnotherClient:
      throw .unavailable(name, "in use by another client; wait until it is free")
    case .disconnected: throw .unavailable(name, "disconnected; choose another device")
    }
  }

  mutating func lock() throws(CaptureError) {
    try requireAvailable()
    lockCount += 1
  }

  // Nobody says what an unlock without a lock does. It does no harm, so it is ignored.
  mutating func unlock() {
    lockCount = max(0, lockCount - 1)
  }

  func requireLock(_ call: String) throws(CaptureError) {
    guard lockCount > 0 else { throw .notLocked(name, for: call) }
  }
}

// MARK: - Zoom

extension DeviceState {
  var legalZoom: ClosedRange<Double> { 1...format.videoMaxZoomFactor }

  var availableZoom: ClosedRange<Double> {
    let available = (zoomLimits ?? legalZoom).clamped(to: legalZoom)
    guard isZoomNarrowed else { return available }
    // Half is our number: the report that the bound shrinks does not say by how much.
    return available.lowerBound...max(available.lowerBound, available.upperBound / 2)
  }

  mutating func setZoom(_ factor: Double) throws(CaptureError) {
    try requireLock("Setting videoZoomFactor")
    try requireInside(factor, legalZoom, rule: "DEV01", "videoZoomFactor")
    driveZoom(to: factor)
  }

  /// Jumps to the factor, or to the available one nearest to it, with or without the lock.
  mutating func driveZoom(to factor: Double) {
    guard factor.isFinite else { return }
    endRamp()
    changeZoom(to: factor.clamped(to: availableZoom))
  }

  mutating func startRamp(
    to target: Double, rate: Float, at instant: PhoneInstant
  ) throws(CaptureError) {
    try requireLock("ramp(toVideoZoomFactor:withRate:)")
    try requireInside(target, legalZoom, rule: "DEV06", "ramp's target")
    try requireFinite(rate, rule: "DEV05", "ramp's rate")
    now = max(now, instant)
    let reachable = target.clamped(to: availableZoom)
    guard rate != 0, reachable != zoom else { return endRamp() }
    let wasRamping = ramp != nil
    ramp = ZoomRamp(from: zoom, to: reachable, rate: rate, start: now)
    effects.push(.deadlineChanged)
    if !wasRamping { effects.push(.changed(.isRampingVideoZoom(true))) }
  }

  mutating func cancelRamp() throws(CaptureError) {
    try requireLock("cancelVideoZoomRamp()")
    endRamp()
  }

  /// Carries out the next frame of a ramp if it is due by `instant`; tells whether there was one.
  mutating func advanceByFrame(notAfter instant: PhoneInstant) -> Bool {
    guard var ramp, let deadline = ramp.deadline, deadline <= instant else {
      now = max(now, instant)
      return false
    }
    let (factor, isDone) = ramp.step()
    now = max(now, deadline)
    self.ramp = isDone ? nil : ramp
    changeZoom(to: factor)
    if isDone { effects.push(.changed(.isRampingVideoZoom(false))) }
    return true
  }

  /// Goes over to another clock, without a jump in a ramp that runs.
  mutating func adoptClock(_ instant: PhoneInstant) {
    ramp?.shift(by: now.duration(to: instant))
    now = instant
    if ramp != nil { effects.push(.deadlineChanged) }
  }

  mutating func limitZoom(to limits: ClosedRange<Double>?) throws(CaptureError) {
    if let limits {
      try requireFinite(limits.lowerBound, rule: "DEV02", "smallest available zoom factor")
      try requireFinite(limits.upperBound, rule: "DEV02", "largest available zoom factor")
    }
    changeBounds { $0.zoomLimits = limits }
  }

  mutating func narrowZoom(_ isNarrowed: Bool) {
    changeBounds { $0.isZoomNarrowed = isNarrowed }
  }

  private mutating func changeZoom(to factor: Double) {
    guard factor != zoom else { return }
    zoom = factor
    effects.push(.changed(.videoZoomFactor(factor)))
  }

  private mutating func endRamp() {
    guard ramp != nil else { return }
    ramp = nil
    effects.push(.deadlineChanged)
    effects.push(.changed(.isRampingVideoZoom(false)))
  }

  // Everything that moves the bounds goes through here, so that the zoom never lies outside them
  // and a ramp never leads outside. A ramp whose present factor is cut off ends there.
  private mutating func changeBounds(_ change: (inout DeviceState) -> Void) {
    let old = availableZoom
    change(&self)
    let new = availableZoom
    if new.lowerBound != old.lowerBound {
      effects.push(.changed(.minAvailableVideoZoomFactor(new.lowerBound)))
    }
    if new.upperBound != old.upperBound {
      effects.push(.changed(.maxAvailableVideoZoomFactor(new.upperBound)))
    }
    if let target = ramp?.target.clamped(to: new) { ramp?.retarget(target) }
    if !new.contains(zoom) || zoom == ramp?.target { endRamp() }
    changeZoom(to: zoom.clamped(to: new))
  }
}

// MARK: - Exposure bias and focus

extension DeviceState {
  mutating func setBias(
    _ newBias: Float, at instant: PhoneInstant, handler: (@Sendable (PhoneInstant) -> Void)?
  ) throws(CaptureError) {
    try requireLock("setExposureTargetBias(_:completionHandler:)")
    if newBias != CaptureDevice.currentExposureTargetBias {
      try requireInside(
        newBias, format.exposureTargetBiasRange, rule: "DEV07", "exposureTargetBias")
      driveBias(to: newBias)
    }
    now = max(now, instant)
    if let handler { effects.push(.biasApplied(handler, now)) }
  }

  /// Takes the bias, or the legal one nearest to it, with or without the lock.
  mutating func driveBias(to newBias: Float) {
    guard newBias.isFinite else { return }
    let legal = newBias.clamped(to: format.exposureTargetBiasRange)
    guard legal != bias else { return }
    bias = legal
    effects.push(.changed(.exposureTargetBias(legal)))
  }

  mutating func lockFocus(at position: Float) throws(CaptureError) {
    try requireLock("setFocusModeLocked(lensPosition:)")
    guard position != CaptureDevice.currentLensPosition else { return }
    try requireInside(position, 0...1, rule: "DEV17", "lensPosition")
    guard position != lensPosition else { return }
    lensPosition = position
    effects.push(.changed(.lensPosition(position)))
  }

  mutating func setFocusLocked(_ isLocked: Bool) {
    guard isLocked != isFocusLocked else { return }
    isFocusLocked = isLocked
    effects.push(.changed(.isFocusLocked(isLocked)))
  }
}

// MARK: - Format

extension DeviceState {
  /// Takes the format; the zoom, the bias and a ramp follow its limits (DEV12).
  mutating func setFormat(
    _ newFormat: CaptureDevice.Format, knownFormats: [CaptureDevice.Format]
  ) throws(CaptureError) {
    try requireLock("Setting activeFormat")
    guard knownFormats.contains(newFormat) else { throw .foreignFormat(newFormat, on: name) }
    if newFormat != format { endRamp() }
    // Told even if it is the same: the session goes over to the input's format all the same.
    effects.push(.changed(.activeFormat(newFormat)))
    changeBounds { $0.format = newFormat }
    driveBias(to: bias)
  }
}

// MARK: - Numbers

extension DeviceState {
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
  /// The value itself if it lies in the range, else the bound nearest to it.
  fileprivate func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
