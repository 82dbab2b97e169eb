/// A piece of a slide, on its way to a control.
package struct ControlTurn: Sendable {
  /// How far the finger moved, in millimetres.
  package var millimetres: Double

  /// Whether it is the first piece since the finger came down.
  package var begins: Bool

  package init(millimetres: Double, begins: Bool) {
    self.millimetres = millimetres
    self.begins = begins
  }
}
