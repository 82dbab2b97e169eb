// A style of an app makes the view of each control from what the control is made of. It comes from
// further out than the control, so its code runs in each update.

extension View {
  /// Sets what makes the view of the controls that are made of something.
  func styled<Configuration>(
    _ makeBody: @escaping @MainActor (Configuration) -> any View
  ) -> some View { EnvironmentView(content: self) { $0[StyleKey<Configuration>.self] = makeBody } }
}

extension Renderer {
  /// Returns the UIKit view of a control, as the style around it makes it.
  func showStyled<Configuration>(
    _ configuration: Configuration, _ usual: @escaping @MainActor (Configuration) -> any View
  ) -> UIView {
    let makeBody = environment[StyleKey<Configuration>.self] ?? usual
    return showTogether { with(source: nextSource()) { show(makeBody(configuration)) } }
  }
}

private struct StyleKey<Configuration>: EnvironmentKey {
  static var defaultValue: (@MainActor (Configuration) -> any View)? { nil }
}
