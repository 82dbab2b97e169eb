extension View {
  /// Shows an alert while the binding is `true`; each of its buttons ends that.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    presented(isPresented.whileTrue, titled: title) { _ in
      actions()
    } message: { _ in
      message()
    }
  }

  /// Shows an alert while the binding is `true`; each of its buttons ends that.
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    presented(isPresented.whileTrue, titled: title) { _ in
      actions()
    } message: { _ in
      EmptyView()
    }
  }

  /// Shows an alert about a value while the binding is `true` and there is a value.
  public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    presented(isPresented.presenting(data), titled: title, actions, message: message)
  }

  /// Shows an alert about a value while the binding is `true` and there is a value.
  public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    presented(isPresented.presenting(data), titled: title, actions) { _ in EmptyView() }
  }

  /// Shows an alert about an error while the binding is `true` and there is an error.
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    presented(isPresented.presenting(error), titled: error?.title, actions, message: message)
  }

  /// Shows an alert about an error while the binding is `true` and there is an error.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    presented(isPresented.presenting(error), titled: error?.title) { _ in
      actions()
    } message: { _ in
      EmptyView()
    }
  }

  /// Shows an alert in the older form while the binding is `true`.
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    alert(item: isPresented.whileTrue) { _ in content() }
  }

  /// Shows an alert in the older form while there is an item.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    PresentedView(
      content: self, item: item, endsWithAction: true, onDismiss: nil,
      sheet: { AlertView(alert: content($0)) })
  }

  /// Shows a choice while the binding is `true`; each of its buttons ends that.
  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View { alert(title, isPresented: isPresented, actions: actions, message: message) }

  /// Shows a choice while the binding is `true`; each of its buttons ends that.
  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View { alert(title, isPresented: isPresented, actions: actions) }

  /// Shows a choice about a value while the binding is `true` and there is a value.
  public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View { alert(title, isPresented: isPresented, presenting: data, actions: actions) }

  /// Shows a choice and a message about a value while the binding is `true` and there is a value.
  public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(title, isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  #titledModifiers(
    """
    confirmationDialog<A: View, M: View, T>(isPresented: Binding<Bool>, \
      titleVisibility: Visibility = .automatic, presenting: T?, \
      @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M)
    alert<A: View, M: View>(isPresented: Binding<Bool>, \
      @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M)
    alert<A: View>(isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A)
    alert<A: View, M: View, T>(isPresented: Binding<Bool>, presenting: T?, \
      @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M)
    alert<A: View, T>(isPresented: Binding<Bool>, presenting: T?, \
      @ViewBuilder actions: @escaping (T) -> A)
    confirmationDialog<A: View, M: View>(isPresented: Binding<Bool>, \
      titleVisibility: Visibility = .automatic, \
      @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M)
    confirmationDialog<A: View>(isPresented: Binding<Bool>, \
      titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A)
    confirmationDialog<A: View, T>(isPresented: Binding<Bool>, \
      titleVisibility: Visibility = .automatic, presenting: T?, \
      @ViewBuilder actions: @escaping (T) -> A)
    """)

  private func presented<Item, A: View, M: View>(
    _ item: Binding<Item?>, titled title: Text?, _ actions: @escaping (Item) -> A,
    message: @escaping (Item) -> M
  ) -> some View {
    PresentedView(content: self, item: item, endsWithAction: true, onDismiss: nil) { item in
      VStack {
        title
        message(item)
        actions(item)
      }
    }
  }
}

extension LocalizedError {
  fileprivate var title: Text { Text(verbatim: errorDescription ?? localizedDescription) }
}

/// An alert in the older form.
@MainActor @preconcurrency
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    (self.title, self.message) = (title, message)
    buttons = [dismissButton ?? .default(Text("OK"))]
  }

  /// Creates an alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    (self.title, self.message) = (title, message)
    buttons = [primaryButton, secondaryButton]
  }

  init(_ sheet: ActionSheet) {
    (title, message, buttons) = (sheet.title, sheet.message, sheet.buttons)
  }

  /// A button of an alert.
  @MainActor @preconcurrency
  @Kept(
    #"""
    static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button \
      = Button(label: label, role: nil, action: action)
    static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button \
      = Button(label: label, role: .cancel, action: action)
    static func cancel(_ action: (() -> Void)? = {}) -> Button \
      = cancel(Text("Cancel"), action: action)
    static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button \
      = Button(label: label, role: .destructive, action: action)
    """#)
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (() -> Void)?
  }
}

private struct AlertView: View {
  let alert: Alert

  var body: some View {
    VStack {
      alert.title
      alert.message
      ForEach(alert.buttons.indices, id: \.self) { index in
        let button = alert.buttons[index]
        Button(role: button.role) {
          button.action?()
        } label: {
          button.label
        }
      }
    }
  }
}
