import CameraControl

extension SimulatedPhone: Timekeeper {
  /// Lets virtual time pass like a step of a script, but without an entry for the step.
  ///
  /// Many short calls have the same effect as one `wait` that takes as long as all of them.
  package func letTimePass(_ duration: Duration) {
    guard duration > .zero, canPerform("letTimePass"), accepts([.wait(duration)]) else { return }
    noteUse()
    courier.wait()
    let end = now.advanced(by: duration)
    while let deadline = nextDeadline(by: end) { pass(deadline: deadline) }
    if now < end { passRest(until: end) }
    courier.wait()
  }

  /// Lets virtual time pass like a step of a script, but without an entry for the step.
  package func letTimePass(_ duration: Duration) async {
    guard duration > .zero else { return }
    await letTimePass(until: now.advanced(by: duration))
  }

  /// Lets virtual time pass until an instant, or until the task is canceled.
  func letTimePass(until end: PhoneInstant) async {
    noteUse()
    await courier.wait()
    while !Task.isCancelled, let deadline = nextDeadline(by: end) { await pass(deadline: deadline) }
    if !Task.isCancelled, now < end { passRest(until: end) }
    await courier.wait()
  }
}
