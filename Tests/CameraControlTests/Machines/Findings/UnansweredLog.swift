import CameraControl
import TestSupport

/// What led to nothing on a phone, in words: the finger's action, and the reasons in order.
final class UnansweredLog {
  private let entries = Log<Unanswered>()
  private let observation: ObservationToken

  init(_ phone: Phone) {
    observation = phone.observe([.unanswered]) { [entries] record in
      if case .unanswered(let unanswered) = record.event { entries.add(unanswered) }
    }
  }

  /// Returns the entries since the last call.
  func takeAll() -> [String] { entries.takeAll().map(Self.text) }

  static func text(of unanswered: Unanswered) -> String {
    let what =
      switch unanswered.what {
      case .press(let button): button.rawValue
      case .lightPress: "lightPress"
      case .slide: "slide"
      case .item: "item"
      case .overlayTouch: "overlayTouch"
      case .touch: "touch"
      case .write: "write"
      case .callback: "callback"
      }
    return "\(what): \(unanswered.reasons.map(\.rawValue).joined(separator: ", "))"
  }
}
