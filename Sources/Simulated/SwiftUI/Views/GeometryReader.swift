public import Foundation
import SimulatedUIKit

/// A view that makes its content from its size; without a layout, that is the size of the screen.
public struct GeometryReader<Content: View>: View {
  /// Makes the content.
  public var content: (GeometryProxy) -> Content

  /// Creates a view from a closure that makes the content.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: ShownView {
  func show(in renderer: Renderer) -> [UIView] {
    [
      renderer.showTogether {
        renderer.show(content) { $0(GeometryProxy(bounds: UIScreen.main.bounds)) }
      }
    ]
  }
}

/// The size of a view and its place; without a layout, those of the screen.
public struct GeometryProxy: Sendable {
  let bounds: CGRect

  /// The size.
  public var size: CGSize { bounds.size }

  /// What the phone covers at the edges: nothing.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// Returns the place in a space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { bounds }
}
