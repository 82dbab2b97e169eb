import CameraControl

// Every way to move the phone exists for synchronous and for asynchronous callers. What they have in
// common is in the first extension; they differ in how they wait.

extension SimulatedPhone {
  /// When time next does something by itself, here or on the clock.
  func nextDeadline(by instant: PhoneInstant) -> PhoneInstant? {
    let deadlines = [core.nextDeadline, clock.nextDeadline].compactMap { $0 }
    guard let first = deadlines.min(), first <= instant else { return nil }
    return max(first, core.now)
  }

  /// Lets the phone do what is due; its callbacks set out when the caller begins to wait.
  func advance(to instant: PhoneInstant) {
    held { core.advance(to: instant) }
  }

  /// Lets something happen that takes no time.
  func begin(_ act: FingerAct) {
    let now = core.now
    held {
      switch act {
      case .pause: break
      case .sample(let force, let position, let isSwitchDown):
        core.send(
          ButtonSample(
            instant: now, force: force, position: position, isSwitchDown: isSwitchDown))
      case .input(let input): core.handle(input, at: now)
      case .setting(let change): change.apply(to: &core.settings)
      }
    }
  }

  private func held(_ body: () -> Void) {
    courier.hold()
    body()
    courier.letGo()
  }
}

// MARK: From synchronous code

extension SimulatedPhone {
  func perform(_ step: GestureStep) {
    if case .repeated(let count, let steps) = step {
      for _ in 0..<max(0, count) { for step in steps { perform(step) } }
      return
    }
    courier.wait()
    store.add(step, at: core.now)
    for act in acts(for: step) { perform(act) }
  }

  private func perform(_ act: FingerAct) {
    if case .pause(let duration) = act {
      pass(to: core.now.advanced(by: duration))
    } else {
      begin(act)
      courier.wait()
    }
  }

  func pass(to target: PhoneInstant) {
    while let deadline = nextDeadline(by: target) { pass(deadline: deadline) }
    advance(to: target)
  }

  func pass(deadline: PhoneInstant) {
    advance(to: deadline)
    courier.wait()
    if clock.wake(at: deadline) { courier.wait() }
  }

  func feed(_ samples: some Sequence<ButtonSample>) {
    courier.wait()
    for sample in samples {
      pass(to: max(sample.instant, core.now))
      noteFinger(sample)
      begin(
        .sample(
          force: sample.force, position: sample.position, isSwitchDown: sample.isSwitchDown))
      courier.wait()
    }
  }
}

// MARK: From asynchronous code

extension SimulatedPhone {
  func perform(_ step: GestureStep) async {
    if case .repeated(let count, let steps) = step {
      for _ in 0..<max(0, count) { for step in steps { await perform(step) } }
      return
    }
    await courier.wait()
    store.add(step, at: core.now)
    for act in acts(for: step) { await perform(act) }
  }

  private func perform(_ act: FingerAct) async {
    if case .pause(let duration) = act {
      await pass(to: core.now.advanced(by: duration))
    } else {
      begin(act)
      await courier.wait()
    }
  }

  func pass(to target: PhoneInstant) async {
    while let deadline = nextDeadline(by: target) { await pass(deadline: deadline) }
    advance(to: target)
  }

  func pass(deadline: PhoneInstant) async {
    advance(to: deadline)
    await courier.wait()
    if clock.wake(at: deadline) { await courier.wait() }
  }

  func feed(_ samples: some Sequence<ButtonSample> & Sendable) async {
    await courier.wait()
    for sample in samples {
      await pass(to: max(sample.instant, core.now))
      noteFinger(sample)
      begin(
        .sample(
          force: sample.force, position: sample.position, isSwitchDown: sample.isSwitchDown))
      await courier.wait()
    }
  }
}
