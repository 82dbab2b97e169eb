/// Something that happened to a process of a product.
public enum ProcessEvent: Hashable, Codable, Sendable {
  /// A process began.
  case started(String)
  /// The intent's `perform()` was called in a process.
  case performed(in: String)
  /// An app continues the user activity that it received from its capture extension.
  case continued(String)
  /// An app came to the front, because its capture extension opened it.
  case appeared(String)
  /// A capture extension was dismissed, and its process suspended.
  case suspended(String)
  /// A process crashed, or was killed.
  case killed(String)
  /// The phone ended a process and stated the reason.
  case terminated(String, reason: String)
}

extension ProcessEvent: CustomStringConvertible {
  /// The event in words.
  public var description: String {
    switch self {
    case .started(let process): "\(process) started"
    case .performed(let process): "\(process) performs the intent"
    case .continued(let process): "\(process) continues the activity"
    case .appeared(let process): "\(process) appears"
    case .suspended(let process): "\(process) suspended"
    case .killed(let process): "\(process) killed"
    case .terminated(let process, let reason): "\(process) terminated: \(reason)"
    }
  }
}
