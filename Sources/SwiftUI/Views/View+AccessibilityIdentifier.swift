import UIKit

extension View {
  /// Says what interface tests call the view.
  ///
  /// - Parameter identifier: The name.
  /// - Returns: The view with the name.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    IdentifiedView(content: self, identifier: identifier)
  }
}

private struct IdentifiedView<Content: View>: ShownView {
  let content: Content
  let identifier: String

  func show(in renderer: Renderer) -> [UIView] {
    let views = renderer.show(content)
    for view in views { view.accessibilityIdentifier = identifier }
    return views
  }
}
