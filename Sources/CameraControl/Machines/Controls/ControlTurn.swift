/// A part of a slide, on its way to a control.
package struct ControlTurn: Sendable {
  /// The distance that the finger moved, in millimetres.
  package var millimetres: Double

  /// Whether this is the first part since the finger came down.
  package var begins: Bool

  package init(millimetres: Double, begins: Bool) {
    self.millimetres = millimetres
    self.begins = begins
  }
}
