/// A press that no app has taken and that may still launch a product.
struct LaunchingPress: Hashable, Sendable {
  let button: PhoneButton

  /// Until when a second click makes it a double click; `nil` while the button is down.
  var waitsUntil: PhoneInstant?
}
