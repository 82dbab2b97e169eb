package import CameraControl
package import CameraControlTesting

/// Everything to show of a phone, regardless of the terminal's size.
package struct PhonePicture: Sendable {
  /// A fact about the app, with a name and a value.
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
