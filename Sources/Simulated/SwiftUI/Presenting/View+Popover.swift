public import Foundation

extension View {
  /// Presents views beside the view while a condition holds, like a sheet.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    sheet(isPresented: isPresented, content: content)
  }

  /// Sets the heights of a sheet.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    looked("presentationDetents", ["": detents.map(\.description).sorted()])
  }

  /// Hides or shows the handle of a sheet.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    looked("presentationDragIndicator", ["": visibility])
  }

  /// Prevents that a person ends the presentation by a swipe, which no test does.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    looked("interactiveDismissDisabled", ["": isDisabled])
  }
}

/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable, CustomStringConvertible {
  /// The name of the height.
  public let description: String

  /// Half of the screen.
  public static let medium = PresentationDetent(description: "medium")
  /// The whole screen.
  public static let large = PresentationDetent(description: "large")

  /// A part of the screen.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(description: lookText("fraction", ["": fraction]))
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(description: lookText("height", ["": height]))
  }
}
