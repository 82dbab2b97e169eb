import CameraControl

/// One run of a script on a phone: what has to happen next, and whether the built-in properties hold.
///
/// A machine that asks for one act after another. The driver carries them out and runs the code of the
/// app, which may be asynchronous.
struct Play {
  let phone: SimulatedPhone
  let order: PlayOrder
  private let alphabet: Alphabet
  private let watchdog: Watchdog
  private var walk: RandomWalk?
  private var watch: RecordWatch
  private var stage = Stage.called
  private var place = 0
  private var index = 0
  private var isLagging = false
  private var past = Tracks.Past()

  /// A number for the level of each control, by its title.
  private var levels: [String: UInt64] = [:]
  private var values: [AnyHashable] = []
  private var holding: [Int: UInt64] = [:]
  private var outcome = PlayOutcome()

  /// The stage of a run.
  ///
  /// Each stage leads to the next one, and any of them to `quiet` once the property is broken that the run
  /// is about.
  private enum Stage {
    case called, stepping, stepped, reading, stopping, caughtUp
    case lettingGo(steps: Int)
    case resting(Rest)
    case rested, ended, leaving, quiet, over
  }

  /// What the driver has to do.
  enum Act {
    /// Wait until all callbacks have run.
    case wait
    /// Let the person, or the phone, perform a step.
    case perform(GestureStep)
    /// Run the code of one of the app's steps.
    case take(Int)
    /// Check the app's properties that have to hold during the script, or those for its end.
    case check(atEnd: Bool)
    /// Read the values that distinguish states of the app.
    case read
    /// Let time pass until something is due.
    case pass(PhoneInstant)
  }

  init(_ order: PlayOrder, _ plan: ExplorationPlan, _ alphabet: Alphabet, _ watchdog: Watchdog) {
    self.watchdog = watchdog
    watchdog.begin(order.variant.delivery)
    phone = plan.makePhone(order.variant)
    if order.logsCallbacks { phone.courier.beginLog(lag: SimulatedPhone.usualLag) }
    self.order = order
    self.alphabet = alphabet
    if case .walk(let walk) = order.script { self.walk = walk }
    for goal in order.goals { outcome.goals[goal] = plan.goals[goal] }
    watch = RecordWatch(order.isChecked ? plan.builtIn : [])
    place = phone.store.start
  }

  /// Returns what to do next, or `nil` once the app is no longer needed.
  mutating func next(_ isPossible: (Int) -> Bool) -> Act? {
    while true {
      keepTraces()
      if !watch.broken.isEmpty, let subject = order.subject, watch.hasBroken(subject) { endEarly() }
      switch stage {
      case .called:
        stage = .stepped
        return .wait
      case .stepping:
        if index == 0 { beginLagging() }
        noteLevels()
        noteKey()
        noteGoals()
        let act = nextStep(isPossible)
        values.removeAll(keepingCapacity: true)
        holding.removeAll(keepingCapacity: true)
        if let act { return act }
        stage = .stopping
        // The longest scripts of an exhaustive search come to states, too.
        if order.wantsState || order.isCovered && !order.readsKeys { return .read }
      case .stepped:
        stage = order.readsKeys ? .reading : .stepping
        if order.subject != nil { outcome.times.append(phone.now) }
        if let check = check() { return check }
      case .reading:
        stage = .stepping
        return .read
      case .stopping:
        if order.wantsState { noteState(isPossible) } else { noteKey() }
        if order.isCovered { watch.calls.noteParts(on: phone.core) }
        if order.logsCallbacks { outcome.callbacks = phone.courier.endLog() }
        stage = order.isChecked ? .caughtUp : .quiet
        if order.isChecked, endLagging() { return .wait }
      case .caughtUp:
        stage = .lettingGo(steps: lettingGo().count)
        // If the phone delivers in order, everything has arrived already.
        if phone.courier.isShuffled, let check = check() { return check }
      case .lettingGo(let count):
        if count > 0, let step = lettingGo().first {
          stage = .lettingGo(steps: count - 1)
          return .perform(step)
        }
        stage = .resting(Rest(from: phone.now))
      case .resting(let rest):
        if let act = pass(rest) { return act }
      case .rested:
        watch.end()
        stage = .ended
        return .check(atEnd: true)
      case .ended:
        stage = .leaving
        return .wait
      case .leaving:
        noteUnfinishedWork()
        stage = .over
      case .quiet:
        endLagging()
        stage = .over
        // The app must outlive the callbacks that are on their way.
        return .wait
      case .over: return nil
      }
    }
  }

  /// Lets time pass until the next deadline, or checks what has to hold after the last one.
  private mutating func pass(_ rest: Rest) -> Act? {
    var rest = rest
    if let deadline = rest.next(on: phone) {
      stage = .resting(rest)
      return .pass(deadline)
    }
    if rest.isEndless {
      let deadline = phone.nextDeadline(by: PhoneInstant(nanoseconds: .max))
      let next = deadline.map { " until \($0)" } ?? ""
      watch.note(
        .settles,
        "after \(rest.deadlines) timers have fired, another timer is pending\(next)")
    }
    stage = .rested
    return check()
  }

  private mutating func endEarly() {
    if case .over = stage { return }
    // Callbacks of the app's own calls arrive first.
    if case .called = stage { return }
    stage = .quiet
  }

  /// Lets callbacks lag over the steps that follow, if they are shuffled.
  private mutating func beginLagging() {
    guard phone.courier.isShuffled, !isLagging else { return }
    phone.courier.beginDrive()
    isLagging = true
  }

  /// Makes callbacks that lag ready, and returns whether there may be some to wait for.
  @discardableResult private mutating func endLagging() -> Bool {
    guard isLagging else { return false }
    phone.courier.endDrive()
    isLagging = false
    return true
  }

  /// Returns the app if it could be made, or notes why it could not.
  mutating func made<App>(_ result: Result<App, any Error>) -> App? {
    switch result {
    case .success(let app): return app
    case .failure(let error):
      outcome.noApp = error
      return nil
    }
  }

  /// Ends the run, and returns what became of it.
  mutating func finish() -> PlayOutcome {
    phone.markFinished()
    keepTraces()
    if order.wantsTrace { outcome.trace = phone.trace }
    if order.isCovered { outcome.calls = watch.calls }
    outcome.broken = watch.broken
    outcome.moves = walk?.moves
    return outcome
  }

  private mutating func keepTraces() {
    guard !watch.broken.isEmpty, let known = order.known else { return }
    watch.keep({ [phone] in phone.trace }, except: known)
  }

  // MARK: The script

  private mutating func nextStep(_ isPossible: (Int) -> Bool) -> Act? {
    guard let step = choose(isPossible) else { return nil }
    index += 1
    watch.steps += 1
    watchdog.add(step)
    outcome.steps.append(step)
    phone.courier.beginStep(outcome.steps.count)
    guard let number = alphabet.appStep(for: step) else {
      stage = .stepped
      return .perform(step)
    }
    stage = .called
    phone.store.append(.step(step), at: phone.now)
    // With hundreds of steps nearly every script would be alone.
    if !alphabet.isCrowded { watch.touch(UInt64(number)) }
    return .take(number)
  }

  private mutating func choose(_ isPossible: (Int) -> Bool) -> GestureStep? {
    switch order.script {
    case .steps(let steps):
      // The exploration leaves out a step of the app that is not possible now.
      while index < steps.count, let number = alphabet.appStep(for: steps[index]),
        !isPossible(number)
      { index += 1 }
      guard index < steps.count else { return nil }
      if order.isCovered {
        let (step, situation) = (steps[index], Situation(phone))
        let move = alphabet.moves.firstIndex { $0.step(in: situation) == step }
        cover(move, in: situation, isPossible)
      }
      return steps[index]
    case .moves(let moves):
      let situation = Situation(phone)
      // A move that was possible under another variant of the phone may not be possible now.
      for move in moves[index...] {
        if let step = alphabet.step(for: move, in: situation, isPossible) {
          cover(move, in: situation, isPossible)
          return step
        }
        index += 1
      }
      return nil
    case .walk:
      let situation = Situation(phone)
      past.touched = watch.touched
      past.late = phone.courier.lateQueues(at: phone.now).reduce(0) { $0 ^ StableHash.of($1) }
      let choice = walk?.next(
        in: situation, past, key: values, goals: holding, alphabet, isPossible)
      guard let choice = choice ?? nil else { return nil }
      cover(choice.move, in: situation, isPossible)
      return choice.step
    }
  }

  /// Counts a move, or `nil` if a known script has a step that is no move.
  private mutating func cover(_ move: Int?, in situation: Situation, _ isPossible: (Int) -> Bool) {
    guard order.isCovered else { return }
    let first = Coverage.pair(situation.summary, 0, of: alphabet.moves.count)
    if let move { outcome.pairs.append(first + move) }
    outcome.possiblePairs += order.sights.look(at: situation, alphabet, isPossible)
  }

  /// Notes where the controls are, if one of them may have been turned.
  private mutating func noteLevels() {
    let turned = watch.turned
    if let turned, turned.isEmpty { return }
    watch.turned = []
    for (title, scale, value) in phone.core.host.read({ $0.world.levels(of: turned) }) {
      let level = Tracks.Past.level(of: title, at: scale.fraction(of: value))
      past.levels ^= level ^ (levels.updateValue(level, forKey: title) ?? 0)
      if order.isCovered { outcome.places[title, default: 0] |= scale.places(with: value) }
    }
  }

  /// Returns the steps with which the person lets go of everything that is still held.
  private func lettingGo() -> [GestureStep] {
    let finger = phone.finger
    let ups = finger.held.all.map { GestureStep.up($0.button) }
    // Releasing the Camera Control takes the finger away.
    let isResting = finger.position != nil && finger.held[.cameraControl] == nil
    return isResting ? ups + [.lift] : ups
  }

  // MARK: Properties

  /// Returns whether a property about the app is still of interest.
  func isOpen(_ property: String) -> Bool {
    watch.broken.isEmpty || !watch.broken.contains { $0.key.property == property }
  }

  mutating func note(property name: String, _ result: Result<Bool, any Error>) {
    switch result {
    case .success(true): break
    case .success(false): watch.note(name, nil)
    case .failure(let error): watch.note(name, "the property threw: \(error)")
    }
  }

  /// Notes that the code of a step of the app has thrown, if it has.
  mutating func note(step name: String, _ result: Result<Void, any Error>) {
    guard case .failure(let error) = result else { return }
    let kind = "\(type(of: error))"
    watch.note("the step “\(name)” throws no error", kind: kind, "it threw: \(error)")
  }

  /// Notes whether a part of a goal holds now.
  mutating func note(part: Int, of goal: Int, _ result: Result<Bool, any Error>) {
    guard case .success(true) = result else { return }
    holding[goal, default: 0] |= 1 << UInt64(part)
  }

  /// Notes the parts of goals that hold after this step.
  private mutating func noteGoals() {
    for (goal, parts) in holding { outcome.goals[goal]?.note(parts, after: outcome.steps) }
  }

  /// Checks the built-in properties that have to hold between two steps, and returns whether those about
  /// the app have to be checked, too.
  private mutating func check() -> Act? {
    guard order.isChecked else { return nil }
    phone.store.visitRecords(of: RecordWatch.kinds, since: &place) { watch.take($0) }
    // The session only matters while the overlay is open.
    watch.endStep { phone.core.summary.session }
    if watch.checksPhone, let first = phone.core.brokenInvariants().first {
      watch.note(.soundPhone, first)
    }
    // Callbacks may still be on their way to the app. The properties are checked once they have run.
    return phone.courier.nextDue == nil ? .check(atEnd: false) : nil
  }

  private mutating func noteUnfinishedWork() {
    // The app didn't cause these, or other properties check them.
    for work in phone.finished(allowing: [.openPress, .deadline, .fault]) {
      watch.note(.nothingUnfinished, kind: work.kind.rawValue, work.text)
    }
  }

  // MARK: States

  /// Notes a value that tells states of the app apart; the code for it cannot throw.
  mutating func note(value: Result<AnyHashable, any Error>) {
    if case .success(let value) = value { values.append(value) }
  }

  private mutating func noteKey() {
    if order.isCovered, !values.isEmpty { outcome.keys.append(order.sights.text(of: values)) }
  }

  /// Notes the state, and what is possible in it.
  private mutating func noteState(_ isPossible: (Int) -> Bool) {
    // Nothing else shows what a step of the app has changed.
    let taken =
      values.isEmpty ? outcome.steps.filter(\.hasStepsOfTheApp).map { AnyHashable($0) } : values
    let situation = Situation(phone)
    outcome.possible = alphabet.moves.indices.filter {
      alphabet.step(for: $0, in: situation, isPossible) != nil
    }
    // A step of the app may be possible for a reason that no value shows.
    outcome.state = StateKey(phone, taken + [outcome.possible])
    noteKey()
  }
}
