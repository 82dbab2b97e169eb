import CameraControl

/// Work that a test leaves unfinished on a phone; unfinished work may hide a mistake.
public struct UnfinishedWork: Hashable, Sendable {
  /// The kind of unfinished work.
  public var kind: Kind

  /// A sentence that describes the work and what to do about it.
  public var text: String

  /// The place of the call that began the work, such as `Module/File.swift:12`; `nil` if the phone
  /// doesn't know the place.
  ///
  /// The phone knows the places of gestures, of `perform` and of `send`. If an error occurred
  /// before one of these calls, the text says so.
  public var place: String?

  /// A kind of unfinished work.
  public enum Kind: String, Sendable, CaseIterable {
    /// A button is down, or a finger rests on the Camera Control.
    case openPress
    /// A timer is still pending, such as the one that closes the overlay.
    case deadline
    /// The app waits in virtual time: a task sleeps, or a timer that doesn't repeat is pending.
    case sleeper
    /// The phone rejected a call, and the test didn't acknowledge the fault.
    case fault
    /// A session rejected a control, an input or an output, and the app didn't add it later.
    case leftOut
    /// Callbacks wait on a queue that the test has to drain.
    case undrained
    /// A callback took too long, and the phone stopped waiting.
    ///
    /// If the callback runs on the waiting thread, the phone keeps waiting until the callback
    /// returns.
    case stuck
    /// A gesture had no effect because the app's session belongs to no simulated phone.
    case straySession
  }
}

extension UnfinishedWork: CustomStringConvertible {
  /// The ``text``, with line breaks and control characters escaped.
  public var description: String { OneLine.line(text) }
}

extension UnfinishedWork {
  static func find(
    on phone: SimulatedPhone, finger: Finger, _ places: CallPlaces, acknowledgedFaults: Int
  ) -> [UnfinishedWork] {
    var found = openPresses(of: finger, places)
    func add(_ kind: Kind, _ text: String, at site: CallSite? = nil) {
      found.append(UnfinishedWork(kind: kind, text: text, place: site?.text))
    }
    // A capture extension may stay open: the phone dismisses an idle one a minute later.
    if let deadline = phone.core.host.nextDeadlineBesidesProducts {
      add(
        .deadline,
        "a timer of the phone is pending until \(deadline), such as the one that closes the overlay: "
          + "wait until then", at: places.timer.flatMap { $0.instant == deadline ? $0.site : nil })
    }
    let waits = phone.courier.unfinishedWaits
    if let first = waits.first {
      add(
        .sleeper,
        waits.count == 1
          ? "your app waits until \(first): wait until then, or cancel its task or timer"
          : "your app has \(waits.count) waits, the first until \(first): wait for them, or cancel "
            + "its tasks and timers",
        at: places.wait.flatMap { $0.instant == first ? $0.site : nil })
    }
    for (number, fault) in phone.core.faults.enumerated().dropFirst(acknowledgedFaults) {
      let place = places[fault: number]
      let before = place?.isBefore == true ? ", before this line" : ""
      add(
        .fault, "a call failed\(before): \(fault.message) [\(fault.rule)]", at: place?.site)
    }
    // An app leaves out a control over the limit because Apple's documentation asks for that.
    for omission in phone.core.openOmissions where !omission.isExpected {
      let refusal = omission.refusal
      add(
        .leftOut,
        "a session rejected an object, and your app hasn't added it since: \(refusal.message) "
          + "[\(refusal.rule)]")
    }
    for (label, count) in phone.courier.undrained {
      let callbacks = count == 1 ? "1 callback waits" : "\(count) callbacks wait"
      add(.undrained, "\(callbacks) on the queue “\(label)”: run them with runAll()")
    }
    found += phone.courier.stuck.map { UnfinishedWork(.stuck(on: $0)) }
    if let text = phone.core.strayNote { add(.straySession, text) }
    return counted(found)
  }

  /// Returns each piece of unfinished work once, with how often it is there.
  private static func counted(_ found: [UnfinishedWork]) -> [UnfinishedWork] {
    var counts: [UnfinishedWork: Int] = [:]
    return found.filter { work in
      counts[work, default: 0] += 1
      return counts[work] == 1
    }.map { work in
      var work = work
      if let count = counts[work], count > 1 { work.text += " (\(count) times)" }
      return work
    }
  }

  private static func openPresses(of finger: Finger, _ places: CallPlaces) -> [UnfinishedWork] {
    // Two buttons that have been down since the same instant keep the order of their names.
    var found = finger.held.all.sorted { $0.start < $1.start }
      .map { hold in
        let name = KebabCase.text(of: hold.button.rawValue)
        let text = "\(name) has been down since \(hold.start): release it"
        return UnfinishedWork(kind: .openPress, text: text, place: places[hold]?.text)
      }
    if finger.position != nil, finger.held[.cameraControl] == nil {
      let text = "a finger rests on the Camera Control: lift it"
      found.append(UnfinishedWork(kind: .openPress, text: text, place: places.touch?.text))
    }
    return found
  }

  init(_ trouble: CourierTrouble) {
    switch trouble {
    case .stuck(let label):
      self.init(
        kind: .stuck,
        text: "a callback on the queue “\(label)” took longer than the phone's patience, so the "
          + "phone continued without it")
    case .stalled(let label, let patience):
      self.init(
        kind: .stuck,
        text:
          "a callback on the queue “\(label)” has not returned for \(patience). The callback runs "
          + "on the test's thread, so the test continues only after the callback returns")
    }
  }
}
