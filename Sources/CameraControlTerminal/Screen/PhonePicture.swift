package import CameraControl
package import CameraControlTesting

/// What there is to see of a phone, before it is known how large the terminal is.
package struct PhonePicture: Sendable {
  /// Something that the app knows.
  package struct Fact: Hashable, Sendable {
    package var name: String
    package var value: String

    package init(name: String, value: String) { (self.name, self.value) = (name, value) }
  }

  /// The name of the phone's model.
  package var model: String
  /// Whether the phone has a Camera Control.
  package var hasButton: Bool
  /// The phone's present time.
  package var now: PhoneInstant
  /// Whether time stands still.
  package var isPaused: Bool
  /// What the overlay shows.
  package var overlay: OverlayAppearance
  /// Whether the Camera Control is down.
  package var isPressed: Bool
  /// The state of the app.
  package var app: [Fact]
  /// The last entries of the trace, oldest first.
  package var entries: [Trace.Entry]
  /// An answer to the last key.
  package var message: String?
  /// What the keys do, while the person wants to see it.
  package var help: [(name: String, text: String)]?
  /// What the most important keys do, in a line.
  package var keys: String
}
