import CameraControl
import SimulatedAVFoundation

/// The state of a text field: what typing does, and whether the field has the keyboard.
@MainActor
final class TextInput: Lifecycle {
  var source: TextSource?
  var isMultiline = false
  var isEnabled = true
  var sites: [FocusSite] = []
  /// What happens when the text is submitted, the outermost first.
  var actions: [() -> Void] = []
  /// What happens when the field gets the keyboard, and when it loses it.
  var onEditingChanged: (Bool) -> Void = { _ in }

  private let draft = StateBox<String?>(nil)
  private let keyboard: Keyboard
  private let app = PhoneApp.ambient

  init(_ keyboard: Keyboard) { self.keyboard = keyboard }
  /// The text in the field.
  var text: String { draft.value ?? source?.read() ?? "" }

  func takeKeyboard() { keyboard.move(to: self) }

  /// Types a text, and returns whether the field takes it.
  func type(_ text: String) -> Bool {
    guard isEnabled else { return false }
    AmbientPhone.withApp(app) {
      for character in text {
        takeKeyboard()
        type(character)
      }
    }
    return true
  }

  private func type(_ character: Character) {
    if character == "\u{8}" {
      change(to: String(text.dropLast()))
    } else if character.isNewline, !isMultiline {
      submit()
    } else {
      change(to: text + String(character))
    }
  }

  private func change(to text: String) {
    guard let source else { return }
    if source.waits { draft.value = text } else { source.write(text) }
  }

  private func submit() {
    finish()
    for action in actions.reversed() { action() }
    // An action may have moved the keyboard to another field.
    if keyboard.field === self, sites.allSatisfy({ $0.wants() }) { keyboard.move(to: nil) }
  }

  /// Gives the app what has been typed.
  func finish() {
    guard let text = draft.value else { return }
    draft.value = nil
    source?.write(text)
  }

  private var isWanted: Bool { sites.contains { $0.wants() } }

  func settle() {
    let hasKeyboard = keyboard.field === self
    if hasKeyboard, !isEnabled || !sites.isEmpty && !isWanted {
      keyboard.move(to: nil)
    } else if isEnabled, isWanted, !(keyboard.field?.isWanted ?? false) {
      keyboard.move(to: self)
    }
  }

  func disappear() { if keyboard.field === self { keyboard.move(to: nil) } }
}

/// The view of a text field.
final class TextInputView: UIView {
  var input: TextInput?
}

extension UIView {
  /// Types a text as a person does, in this view's text field.
  ///
  /// The view is a text field or contains one, which gets the keyboard first. A line break submits
  /// the text, and the character `\u{8}` deletes the character before it.
  @discardableResult
  public func simulateTyping(_ text: String) -> Bool {
    guard let input = firstInput else { return false }
    app.noteUserAction()
    return input.type(text)
  }

  private var firstInput: TextInput? {
    (self as? TextInputView)?.input ?? subviews.lazy.compactMap(\.firstInput).first
  }
}

/// The text field of a SwiftUI view that has the keyboard.
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
