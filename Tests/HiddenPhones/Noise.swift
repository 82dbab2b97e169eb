import CameraControlConformance
import CameraControlTesting

/// What can happen to a recording.
package enum Noise: String, CaseIterable {
  /// Each time is off by up to 50 ms.
  case jitter
  /// Each time is a multiple of a coarse step.
  case coarse
  /// The last lines are lost.
  case lostEnd
  /// The clock jumps a few times, forward or back.
  case jumps
  /// The person stops halfway.
  case halfway
  /// The lines of another phone's recording are between its own.
  case mixed

  /// Spoils a recording.
  ///
  /// - Parameters:
  ///   - recording: The recording.
  ///   - other: The recording of another phone, on a device of another name.
  ///   - generator: What chance is drawn from.
  /// - Returns: What becomes of it.
  package func applied(
    to recording: Recording, _ other: @autoclosure () throws -> Recording,
    _ generator: inout SeededGenerator
  ) rethrows -> [Recording] {
    var noisy = recording
    switch self {
    case .jitter:
      for index in noisy.sightings.indices {
        noisy.sightings[index].time += .milliseconds(Int.random(in: -50...50, using: &generator))
      }
    case .coarse:
      let step = Double([100, 200, 250, 500, 1_000].randomElement(using: &generator) ?? 100)
      for index in noisy.sightings.indices {
        let steps = (noisy.sightings[index].time / .milliseconds(step)).rounded(.down)
        noisy.sightings[index].time = .milliseconds(steps * step)
      }
    case .lostEnd:
      noisy.sightings.removeLast(
        Int.random(in: 0...noisy.sightings.count / 2, using: &generator))
    case .halfway:
      let cut = noisy.sightings.count / 2 + Int.random(in: -50...50, using: &generator)
      noisy.sightings.removeSubrange(cut...)
    case .jumps:
      var jump = Duration.zero
      for index in noisy.sightings.indices {
        if Int.random(in: 0..<200, using: &generator) == 0 {
          jump += .milliseconds(Int.random(in: -30_000...30_000, using: &generator))
        }
        noisy.sightings[index].time += jump
      }
    case .mixed:
      return Self.mixed(recording, try other(), &generator)
    }
    return [noisy]
  }

  /// The lines of both in one, in pieces, as the first one's.
  private static func mixed(
    _ one: Recording, _ other: Recording, _ generator: inout SeededGenerator
  ) -> [Recording] {
    var mixed = Recording(one.header)
    var (left, right) = (one.sightings[...], other.sightings[...])
    while !left.isEmpty {
      let (count, foreign) = (
        Int.random(in: 1...40, using: &generator), Int.random(in: 0...10, using: &generator)
      )
      mixed.sightings += left.prefix(count) + right.prefix(foreign)
      (left, right) = (left.dropFirst(count), right.dropFirst(foreign))
    }
    return [mixed]
  }
}
