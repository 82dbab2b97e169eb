/// What a phone remembers of the control that was used last: enough to know it again when the app
/// makes it anew.
package struct ControlMemoryKey: Hashable, Sendable {
  package var kind: ControlKind
  package var name: String

  package init(kind: ControlKind, name: String) {
    self.kind = kind
    self.name = name
  }
}
