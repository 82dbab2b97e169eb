/// A zoom that moves toward its target at a steady rate of doublings per second.
///
/// The zoom moves once for each frame. A frame's instant and factor depend only on the frame's
/// number, not on how often code examines the ramp, so errors don't add up.
struct ZoomRamp: Hashable, Sendable {
  private var start: PhoneInstant
  private let origin: Double
  /// The factor at the end of the ramp; a change must lie ahead in the ramp's direction.
  var target: Double
  private let doublingsPerSecond: Double
  private var nextFrame: Int64 = 1

  init(from origin: Double, to target: Double, rate: Float, start: PhoneInstant) {
    self.start = start
    self.origin = origin
    self.target = target
    // Only the magnitude of the rate counts; the target gives the direction (DEV05).
    doublingsPerSecond = Double(rate.magnitude)
  }

  /// The instant of the next frame, or `nil` if it is later than any instant.
  var deadline: PhoneInstant? {
    let (seconds, frames) = nextFrame.quotientAndRemainder(dividingBy: Self.framesPerSecond)
    let offset = seconds * Self.second + frames * Self.second / Self.framesPerSecond
    let (instant, isTooLate) = start.nanoseconds.addingReportingOverflow(offset)
    return isTooLate ? nil : PhoneInstant(nanoseconds: instant)
  }

  /// Advances by a frame, and returns the new factor and whether it is the target.
  mutating func step() -> (factor: Double, isDone: Bool) {
    let doublings = doublingsPerSecond * Double(nextFrame) / Double(Self.framesPerSecond)
    nextFrame += 1
    let isUpward = target > origin
    let factor = origin * BinaryLogarithm.exp2(isUpward ? doublings : -doublings)
    let isDone = isUpward ? factor >= target : factor <= target
    return (isDone ? target : factor, isDone)
  }

  /// Counts all instants from another instant.
  mutating func rebase(to origin: PhoneInstant) { start = start.counted(from: origin) }

  // Apple doesn't document the frequency. Most formats deliver 30 or 60 pictures a second.
  private static let framesPerSecond: Int64 = 60
  private static let second: Int64 = 1_000_000_000
}
