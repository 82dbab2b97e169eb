/// A handler that a press goes to.
package struct PressTarget: Hashable, Sendable {
  package let interaction: InteractionID
  package let isSecondary: Bool
}
