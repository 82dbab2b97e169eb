import CameraControl

/// One run of a script on a phone: what comes next, and whether the built-in claims hold.
///
/// The driver performs the steps and runs the code of the app, which may be asynchronous.
struct Play {
  let phone: SimulatedPhone
  private let order: PlayOrder
  private let alphabet: Alphabet
  private let journal: Journal?
  private let claims: Set<BuiltInClaim>
  private var script: PlayOrder.Script
  private var watch: RecordWatch
  private var place = 0
  private var index = 0
  private let checksPhone: Bool
  private(set) var outcome = PlayOutcome()

  init(_ order: PlayOrder, _ plan: ExplorationPlan, _ alphabet: Alphabet, _ journal: Journal?) {
    self.journal = journal
    phone = plan.makePhone(order.variant)
    self.order = order
    self.alphabet = alphabet
    claims = plan.builtIn
    checksPhone = claims.contains(.soundPhone)
    script = order.script
    watch = RecordWatch(plan.builtIn)
    place = phone.store.start
  }
}

// MARK: The script

extension Play {
  /// Returns the next step to perform, or `nil` if the script ends or a claim is broken.
  mutating func next() -> GestureStep? {
    guard outcome.broken == nil else { return nil }
    let step: GestureStep?
    switch script {
    case .steps(let steps): step = steps.indices.contains(index) ? steps[index] : nil
    case .moves(let moves):
      step = moves.indices.contains(index) ? self.step(for: moves[index]) : nil
    case .walk(var walk):
      let situation = Situation(phone)
      // Emptied first, so that the walk is changed in place.
      script = .steps([])
      let choice = walk.next(in: situation, alphabet)
      script = .walk(walk)
      if let choice { cover(choice.move, in: situation) }
      step = choice?.step
    }
    index += 1
    if let step {
      journal?.add(step)
      outcome.steps.append(step)
    }
    return step
  }

  // A search only asks for moves that were possible.
  private mutating func step(for move: Int) -> GestureStep? {
    let situation = Situation(phone)
    guard let step = alphabet.moves[move].step(in: situation) else { return nil }
    cover(move, in: situation)
    return step
  }

  /// Lets callbacks lag over the steps that follow, if they are shuffled.
  func beginLagging() {
    if phone.courier.isShuffled { phone.courier.beginDrive() }
  }

  /// Makes callbacks that lag ready, and returns whether there may be some to wait for.
  func endLagging() -> Bool {
    guard phone.courier.isShuffled else { return false }
    phone.courier.endDrive()
    return true
  }

  /// Whether callbacks are on their way.
  var isLagging: Bool { phone.courier.nextDue != nil }

  private mutating func cover(_ move: Int, in situation: Situation) {
    guard order.isCovered else { return }
    outcome.visits.append(Coverage.Visit(state: Coverage.state(of: situation.glance), move: move))
  }

  /// Returns the steps with which the person lets go of everything.
  func lettingGo() -> [GestureStep] {
    let finger = phone.finger
    let ups = finger.held.all.map { GestureStep.up($0.button) }
    // To let go of the Camera Control takes the finger away.
    let isResting = finger.position != nil && finger.held[.cameraControl] == nil
    return isResting ? ups + [.lift] : ups
  }
}

// MARK: Claims

extension Play {
  /// Notes that a claim does not hold, unless another one was broken before.
  mutating func note(_ broken: BrokenClaim?) {
    if outcome.broken == nil { outcome.broken = broken }
  }

  /// Checks the built-in claims that have to hold between two steps.
  mutating func check() {
    guard outcome.broken == nil else { return }
    phone.store.visitRecords(since: &place) { watch.take($0) }
    // The session only matters while the overlay is open.
    watch.endStep { phone.core.glance.session }
    note(watch.broken)
    if checksPhone, let first = phone.core.brokenInvariants().first {
      note(BrokenClaim(.soundPhone, first))
    }
  }

  /// Checks the built-in claims that have to hold once everything is quiet.
  mutating func checkAtRest() {
    watch.end()
    note(watch.broken)
  }

  /// Notes that the phone or the app goes on and on.
  mutating func noteUnrest() {
    guard claims.contains(.settles) else { return }
    let next = phone.nextDeadline(by: PhoneInstant(nanoseconds: .max)).map { " at \($0)" } ?? ""
    note(
      BrokenClaim(
        .settles, "after \(Rest.deadlines) deadlines, something is still due\(next)"))
  }

  /// Notes what is left over when the test ends.
  mutating func note(_ leftovers: [Leftover]) {
    guard claims.contains(.nothingLeftOver), let first = leftovers.first else { return }
    note(BrokenClaim(.nothingLeftOver, first.text))
  }

  /// The leftovers that are no mistake of the app, or that other claims are about.
  var toleratedLeftovers: Set<Leftover.Kind> { [.openPress, .deadline, .fault] }

  /// How long an app is left alone before it has to have come to rest.
  enum Rest {
    static let deadlines = 10_000
    static let time = Duration.seconds(600)
  }
}

// MARK: What to tell

extension Play {
  /// Whether the state has to be told, which takes the values of the app that tell states apart.
  var wantsState: Bool { order.wantsState && outcome.broken == nil }

  /// Notes the state, and what is possible in it.
  mutating func noteState(_ values: [AnyHashable]) {
    // Nothing else says what a step of the app has changed.
    let taken =
      values.isEmpty ? outcome.steps.filter(\.hasStepsOfTheApp).map { AnyHashable($0) } : values
    outcome.state = StateKey(phone, taken)
    let situation = Situation(phone)
    outcome.possible = alphabet.moves.indices.filter {
      alphabet.moves[$0].step(in: situation) != nil
    }
  }

  /// Ends the run.
  mutating func finish() -> PlayOutcome {
    phone.markFinished()
    if order.wantsTrace { outcome.trace = phone.trace }
    return outcome
  }
}
