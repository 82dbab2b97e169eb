// An app's style creates the view of each control from the control's parts. The style comes from an
// outer view, so its code runs in each update.

extension View {
  /// Sets the closure that creates the view of each control with this type of configuration.
  func styled<Configuration>(
    _ makeBody: @escaping (Configuration) -> any View
  ) -> some View { EnvironmentView(content: self) { $0[StyleKey<Configuration>.self] = makeBody } }
}

extension Renderer {
  /// Returns the UIKit view of a control, as the surrounding style creates it.
  func showStyled<Configuration>(
    _ configuration: Configuration, _ usual: @escaping (Configuration) -> any View
  ) -> UIView {
    let makeBody = environment[StyleKey<Configuration>.self] ?? usual
    return showTogether { with(source: nextSource()) { show(makeBody(configuration)) } }
  }
}

private struct StyleKey<Configuration>: EnvironmentKey {
  static var defaultValue: ((Configuration) -> any View)? { nil }
}
