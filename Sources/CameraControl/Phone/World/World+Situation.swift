extension World {
  /// What decides how the phone goes on, without its history.
  ///
  /// Two phones whose situations are equal behave the same from here on, at whatever instants they
  /// got there. All instants count from the present, and what has expired or is only kept for
  /// reports is gone. A phone with products keeps its instants, because the machines of products
  /// have too many of them; such phones are only equal at the same time.
  package var situation: World {
    var situation = self
    situation.unanswered = UnansweredList()
    situation.launches = []
    guard products.isEmpty, openPresses.isEmpty, !owesSound else { return situation }
    let origin = now
    situation.now = .zero
    situation.recogniser.rebase(to: origin)
    situation.overlay.rebase(to: origin)
    situation.router.rebase(to: origin)
    situation.deadlines.rebase(to: origin)
    situation.devices.rebase(to: origin)
    return situation
  }

  private var owesSound: Bool {
    if case .owed = soundDebt { true } else { false }
  }
}
