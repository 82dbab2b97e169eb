import Foundation
import SimulatedUIKit

/// A choice between views that have a tag; a tap on one of them chooses it.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>
  private let label: Label
  private let content: Content

  /// Creates a choice with a custom label.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    (self.selection, self.content, self.label) = (selection, content(), label())
  }
}

extension Picker where Label == Text {
  /// Creates a choice with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a choice with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker: ShownView {
  func show(in renderer: Renderer) -> [UIView] {
    let view = renderer.keep { UIView(frame: .zero) }
    let labels = renderer.show(label, at: 0)
    let options = renderer.with {
      $0.choose = { [selection] tag in
        if let value = tag.base as? SelectionValue { selection.wrappedValue = value }
      }
    } _: {
      renderer.show(content, at: 1)
    }
    view.showOnly(labels + options)
    renderer.decorate(view) {
      $0.look.append(lookText("Picker", ["selection": selection.wrappedValue]))
    }
    return [view]
  }
}

extension View {
  /// Names the view for a choice: a picker chooses it by this value.
  public func tag<Value: Hashable>(_ tag: Value, includeOptional: Bool = true) -> some View {
    TaggedView(content: self, tag: AnyHashable(tag))
  }

  /// Sets the looks of choices.
  public func pickerStyle(_ style: PickerStyle) -> some View {
    looked("pickerStyle", ["": style])
  }
}

/// The looks of choices.
public enum PickerStyle: Hashable, Sendable {
  /// As the system likes.
  case automatic
  /// In a menu.
  case menu
  /// Side by side.
  case segmented
  /// On a wheel.
  case wheel
  /// One below the other.
  case inline
}

private struct TaggedView<Content: View>: ShownView, TabPart {
  let content: Content
  let tag: AnyHashable?

  var screen: any View { content }

  func show(in renderer: Renderer) -> [UIView] {
    guard let choose = renderer.environment.choose, let tag else { return renderer.show(content) }
    return renderer.show(TapView(content: content, count: 1) { [tag] _ in choose(tag) })
  }
}

extension EnvironmentValues {
  /// Chooses a view by its tag, in a picker.
  fileprivate var choose: ((AnyHashable) -> Void)? {
    get { self[ChooseKey.self] }
    set { self[ChooseKey.self] = newValue }
  }
}

private struct ChooseKey: EnvironmentKey {
  static var defaultValue: ((AnyHashable) -> Void)? { nil }
}
