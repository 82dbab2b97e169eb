// How a capture extension opens its app.

extension World {
  /// The result of a request to open the app.
  package enum Opening: Hashable, Sendable {
    case opened
    case authenticationFailed
    case applicationNotFound
    case unknown
  }

  /// Opens the app from its capture extension, which ends the visit; otherwise nothing changes.
  ///
  /// The ticket identifies the activity in the product's code.
  mutating func openApplication(from visit: VisitID, ticket: UInt64) -> Opening {
    guard let id = product(of: visit), let product = products[id] else { return .unknown }
    guard product.parts.hasApp else { return .applicationNotFound }
    if !product.hasUserAction, behavior.lockScreen.openWithoutUserAction == .warn {
      report(.openedWithoutUserAction(product.extensionIdentifier))
    }
    guard authenticate() else { return .authenticationFailed }
    start(id)
    switch behavior.lockScreen.contentArrival {
    case .afterContinuation:
      handOver(ticket, to: id)
      endVisit(of: id, .dismissed)
    case .beforeContinuation:
      products[id]?.waitingActivity = ticket
      endVisit(of: id, .dismissed)
    }
    hideLockScreen(returning: false)
    return .opened
  }

  /// Hands over the activity that waited for a copy, whether or not the copy succeeded.
  mutating func handOverWaiting(to id: ProductID) {
    if let ticket = products[id]?.waitingActivity.take() { handOver(ticket, to: id) }
  }

  private mutating func handOver(_ ticket: UInt64, to id: ProductID) {
    // The app may have been killed since the person opened it.
    start(id)
    guard let name = products.read(id, \.name), let app = knownApp(name) else { return }
    record(.process(.continued(name)))
    effects.add(.product(id, .continueActivity(ticket: ticket, app)))
    effects.add(.product(id, .appear))
  }

  /// Brings the app to the front that an activity opened, unless the app delays that.
  mutating func appear(_ id: ProductID) {
    guard let product = products[id], knownApp(product.name) != nil else { return }
    products[id]?.isToAppear = product.appearanceDelays > 0
    guard product.appearanceDelays == 0 else { return }
    if lock.isShown {
      // The phone was locked in the meantime, and only the person can unlock it.
      lock.appBeneath = product.app
    } else {
      _ = bringToFront(product.name)
      record(.process(.appeared(product.name)))
    }
  }

  /// Ends a delay; a surplus call has no effect (LCK51).
  mutating func endDelayingAppearance(of id: ProductID) {
    guard let product = products[id], product.appearanceDelays > 0 else { return }
    products[id]?.appearanceDelays -= 1
    if product.appearanceDelays == 1, product.isToAppear { appear(id) }
  }
}
