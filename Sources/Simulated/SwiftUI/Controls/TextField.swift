public import Foundation
import SimulatedUIKit

/// A field for a text; `simulateTyping(_:)` of its view types in it.
///
/// A tap gives the field the keyboard. A line break submits the text and gives the keyboard up, or is
/// part of the text in a vertical field.
public struct TextField<Label: View>: View {
  private let source: TextSource
  private let label: Label
  private let isMultiline: Bool

  private init(_ source: TextSource, label: Label, isMultiline: Bool = false) {
    (self.source, self.label, self.isMultiline) = (source, label, isMultiline)
  }

  /// Creates a field with a custom label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(TextSource(text), label: label())
  }

  /// Creates a field with a custom label, which may grow in a direction.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(TextSource(text), label: label(), isMultiline: axis == .vertical)
  }
}

extension TextField where Label == Text {
  /// Creates a field with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(TextSource(text), label: Text(titleKey))
  }

  /// Creates a field with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text? = nil) {
    self.init(TextSource(text), label: Text(title))
  }

  /// Creates a field with a title, which may grow in a direction.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(TextSource(text), label: Text(titleKey), isMultiline: axis == .vertical)
  }

  /// Creates a field with a title for a value, which changes when the text is submitted or left.
  ///
  /// A text that is not of the format leaves the value as it is.
  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(TextSource(value, format), label: Text(titleKey))
  }
}

extension TextField: ShownView {
  func show(in renderer: Renderer) -> [UIView] {
    let view = renderer.keep { TextInputView(frame: .zero) }
    let input = renderer.keep { TextInput(renderer.keyboard) }
    let tap = renderer.keep { TapAction() }
    let environment = renderer.environment
    view.input = input
    (input.source, input.isMultiline) = (source, isMultiline)
    (input.sites, input.actions) = (environment.focusSites, environment.submitActions)
    input.isEnabled = environment.takesTaps
    for site in input.sites where input.isEnabled { site.hasField = true }
    tap.isEnabled = input.isEnabled
    tap.action = { _ in input.takeKeyboard() }
    renderer.live(input)
    view.showOnly(renderer.show(label))
    renderer.decorate(view) { view in
      view.look.append(lookText("TextField", ["text": input.text]))
      view.tapTargets.append(tap)
    }
    return [view]
  }
}
