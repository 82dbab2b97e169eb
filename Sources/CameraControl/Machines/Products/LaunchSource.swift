/// What a person launches a camera app with.
public enum LaunchSource: Hashable, Codable, Sendable {
  /// A click of the Camera Control.
  case cameraControl
  /// A control on the Lock Screen.
  case lockScreenControl
  /// A control in Control Center.
  case controlCenter
  /// The Action button, with a control assigned to it.
  case actionButton
  /// An app's icon on the Home Screen.
  case icon(String)
}

extension LaunchSource: CustomStringConvertible {
  /// The source in words, such as `lock-screen-control`, or `icon of Photos`.
  public var description: String {
    switch self {
    case .cameraControl: "camera-control"
    case .lockScreenControl: "lock-screen-control"
    case .controlCenter: "control-center"
    case .actionButton: "action-button"
    case .icon(let product): "icon of \(product)"
    }
  }
}
