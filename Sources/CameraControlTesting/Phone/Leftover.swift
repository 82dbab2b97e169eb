import CameraControl

/// Something that a test left behind on a phone, and that may hide a mistake.
public struct Leftover: Hashable, Sendable {
  /// What kind of thing it is.
  public var kind: Kind

  /// What it is and what to do about it, in a sentence.
  public var text: String

  /// What kind of thing is left over.
  public enum Kind: String, Sendable, CaseIterable {
    /// A button is down, or a finger on the Camera Control.
    case openPress
    /// Something is due at a later time, such as the overlay's closing.
    case deadline
    /// A task sleeps on the phone's clock.
    case sleeper
    /// A refused call that nobody looked at.
    case fault
    /// Callbacks wait on a queue that the test drains.
    case undrained
    /// A callback took too long and was not waited for any more.
    case stuck
  }
}

extension Leftover: CustomStringConvertible {
  /// The sentence.
  public var description: String { text }
}

extension Leftover {
  static func find(
    on phone: SimulatedPhone, finger: Finger, readFaults: Int
  ) -> [Leftover] {
    var found = openPresses(of: finger)
    if let deadline = phone.core.nextDeadline {
      let text = "something is due at \(deadline), such as the overlay's closing: wait for it"
      found.append(Leftover(kind: .deadline, text: text))
    }
    if let deadline = phone.clock.nextDeadline {
      let count = phone.clock.sleeperCount
      let text = "\(count) sleeping on the clock, the first until \(deadline): cancel or wait"
      found.append(Leftover(kind: .sleeper, text: text))
    }
    for fault in phone.core.faults.dropFirst(readFaults) {
      let text = "a fault that nobody read: \(fault.message) [\(fault.rule)]"
      found.append(Leftover(kind: .fault, text: text))
    }
    for (label, count) in phone.courier.undrained {
      let text = "\(count) waiting on the queue “\(label)”: drain it"
      found.append(Leftover(kind: .undrained, text: text))
    }
    return found + phone.courier.stuck.map(stuck)
  }

  private static func openPresses(of finger: Finger) -> [Leftover] {
    var found = finger.held.sorted { ($0.value, $0.key.rawValue) < ($1.value, $1.key.rawValue) }
      .map { button, instant in
        let text = "\(KebabCase.text(of: button.rawValue)) is down since \(instant): let it up"
        return Leftover(kind: .openPress, text: text)
      }
    if finger.position != nil, finger.held[.cameraControl] == nil {
      found.append(Leftover(kind: .openPress, text: "a finger is on the button: lift it"))
    }
    return found
  }

  static func stuck(on label: String) -> Leftover {
    let text = "a callback on the queue “\(label)” took too long and was not waited for any more"
    return Leftover(kind: .stuck, text: text)
  }
}
