import SimulatedUIKit

/// A sign that something is going on.
public struct ProgressView: View {
  private let look: String

  /// Creates a sign.
  public init() { look = "ProgressView" }

  /// Creates a sign with a title.
  public init(_ titleKey: LocalizedStringKey) {
    look = lookText("ProgressView", ["": "\"\(titleKey.text)\""])
  }

  /// Creates a sign of how much has been done.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    look = lookText("ProgressView", ["value": value, "total": total])
  }
}

extension ProgressView: ShownView {
  func show(in renderer: Renderer) -> [UIView] { [renderer.showLeaf(look)] }
}
