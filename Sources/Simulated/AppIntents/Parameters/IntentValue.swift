// Apple's name has the underscore, too: apps see it in constraints and never write it.
// swift-format-ignore: NoLeadingUnderscores
/// A value that a parameter of an intent can have.
public protocol _IntentValue: Sendable {}

extension Bool: _IntentValue {}
extension Int: _IntentValue {}
extension Double: _IntentValue {}
extension String: _IntentValue {}
extension Date: _IntentValue {}
extension URL: _IntentValue {}
extension Optional: _IntentValue where Wrapped: _IntentValue {}
extension Array: _IntentValue where Element: _IntentValue {}
