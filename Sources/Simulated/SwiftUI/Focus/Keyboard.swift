/// Which text field of a description has the keyboard.
@MainActor
final class Keyboard {
  private(set) weak var field: TextInput?

  func move(to field: TextInput?) {
    let old = self.field
    guard old !== field else { return }
    self.field = field
    old?.finish()
    for site in field?.sites ?? [] { site.gain() }
    for site in old?.sites ?? [] { site.lose() }
    old?.onEditingChanged(false)
    field?.onEditingChanged(true)
  }
}
