import CameraControl
public import CameraControlTesting

extension Card {
  /// Performs one repetition of the card's experiment on a simulated phone.
  ///
  /// - Parameters:
  ///   - phone: A phone on which no app uses the camera.
  ///   - hand: How the person follows the instructions.
  ///   - repetition: The number of the repetition.
  /// - Returns: The app's observations.
  /// - Throws: An error if the app cannot be set up.
  public func play(
    on phone: SimulatedPhone, by hand: Hand, repetition: Int = 1
  ) throws -> [Sighting] {
    phone.onUnfinishedWork = { _ in }
    let (before, begin) = (phone.traceEnd, phone.now)
    let steps = steps(for: repetition)
    let names = steps.compactMap { if case .action(let name) = $0 { name } else { nil } }
    let app = setup(for: repetition).app(acts(in: repetition) ? names : [])
    let actions = try app.start(phone)
    for (index, step) in steps.enumerated() {
      phone.note("step \(index + 1)")
      let end = phone.now.advanced(by: time(ofStep: index))
      take(step, on: phone, by: hand.lateness[index % hand.lateness.count], hand, actions)
      if phone.now < end { phone.perform([.wait(phone.now.duration(to: end))]) }
    }
    phone.note("step \(steps.count + 1)")
    phone.perform([.wait(listening)])
    withExtendedLifetime(actions) {}
    var sightings = [Sighting(time: begin.sinceStart, .card, name, value: Double(repetition))]
    let trace = phone.trace(since: before)
    sightings += trace.entries.compactMap { Sighting($0) }
    if let question {
      let answer = question.answer(to: trace)
      sightings.append(Sighting(time: phone.now.sinceStart, .answer, answer))
    }
    sightings.append(Sighting(time: phone.now.sinceStart, .end, name))
    return sightings
  }

  /// Does a step late.
  private func take(
    _ step: ProbeStep, on phone: SimulatedPhone, by late: Duration, _ hand: Hand,
    _ actions: [ProbeApp.Action]
  ) {
    switch step {
    case .gesture(let gesture):
      phone.perform([.wait(late)])
      phone.perform([hand.doing(gesture)])
    case .action(let name):
      for action in actions where action.name == name {
        phone.note("does \(name)")
        do { try action.perform() } catch { phone.note("\(name) is refused") }
      }
      phone.settle()
    }
  }
}

extension Sighting {
  /// Creates what an app saw from an entry of the trace of its phone; `nil` if an app sees nothing of it.
  init?(_ entry: Trace.Entry) {
    let time = entry.instant.sinceStart
    if case .record(.session) = entry.content {
      self.init(time: time, .session, entry.text)
      return
    }
    guard case .note(let text) = entry.content else { return nil }
    func rest(_ prefix: String) -> String? {
      text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : nil
    }
    if let what = rest("controls ") {
      self.init(time: time, .controls, what)
    } else if let number = rest("step ").flatMap(Double.init) {
      self.init(time: time, .step, "step", value: number)
    } else if let what = rest("does ") {
      self.init(time: time, .did, what)
    } else if let name = Self.refused(in: text) {
      self.init(time: time, .refused, name.lowercased())
    } else if text.hasPrefix("press ") {
      self.init(time: time, .event, text)
    } else if let action = NumberedText(text) {
      self.init(time: time, .action, String(action.words), value: action.number)
    } else {
      return nil
    }
  }

  /// Returns what a note says is refused; a search for the words would take longer than the whole card.
  private static func refused(in note: String) -> Substring? {
    var rest = note.utf8[...]
    while let space = rest.firstIndex(of: UInt8(ascii: " ")) {
      if rest[space...].starts(with: " is refused".utf8) { return note[..<space] }
      rest = rest[rest.index(after: space)...]
    }
    return nil
  }
}

extension PhoneInstant {
  /// The time since the phone started.
  var sinceStart: Duration { PhoneInstant.zero.duration(to: self) }
}
