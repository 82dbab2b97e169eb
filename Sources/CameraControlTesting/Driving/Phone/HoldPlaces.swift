/// The places of the calls that made a finger hold buttons or rest on the Camera Control.
struct HoldPlaces: Sendable {
  private var holds: [HeldButtons.Hold: String] = [:]

  /// The call that left the finger on the Camera Control.
  private(set) var touch: String?

  /// The call that began to hold a button down.
  subscript(hold: HeldButtons.Hold) -> String? { holds[hold] }

  /// Follows the finger after a step, which may have let a button go.
  mutating func forgetReleased(_ finger: Finger) {
    if !holds.isEmpty { holds = holds.filter { finger.held.all.contains($0.key) } }
  }

  /// Follows the finger after a call, which began what was not held before.
  mutating func record(_ finger: Finger, place: () -> String) {
    if holds.isEmpty, finger.held.isEmpty, finger.position == nil { return }
    holds = finger.held.all.reduce(into: [:]) { places, hold in
      places[hold] = holds[hold] ?? place()
    }
    touch = finger.position.map { _ in place() }
  }
}
