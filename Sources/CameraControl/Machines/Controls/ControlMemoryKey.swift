/// The kind and name by which a phone remembers the control that was used last.
///
/// They identify the control even if the app has created it again.
package struct ControlMemoryKey: Hashable, Sendable {
  package var kind: ControlKind
  package var name: String

  package init(kind: ControlKind, name: String) {
    self.kind = kind
    self.name = name
  }
}
