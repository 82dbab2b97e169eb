/// A choice in the older form.
@MainActor @preconcurrency
public struct ActionSheet {
  let title: Text
  let message: Text?
  let buttons: [Alert.Button]

  /// Creates a choice.
  public init(
    title: Text, message: Text? = nil, buttons: [Alert.Button] = [.cancel()]
  ) { (self.title, self.message, self.buttons) = (title, message, buttons) }
}

extension View {
  /// Shows a choice in the older form while the binding is `true`.
  public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View { alert(isPresented: isPresented) { Alert(content()) } }

  /// Shows a choice in the older form while the binding has a value.
  public func actionSheet<T: Identifiable>(
    item: Binding<T?>, content: @escaping (T) -> ActionSheet
  ) -> some View { alert(item: item) { Alert(content($0)) } }
}
