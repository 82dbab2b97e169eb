// The content that an app is offered, its app context, and the way from the extension to the app.

extension World {
  mutating func offer(
    _ directory: ContentDirectory, of id: ProductID, into batch: inout Batch
  ) {
    changeShelf(of: id, into: &batch) { $0.arrive(directory, at: $1, into: &$2) }
  }

  /// Hands over the activity that waited for a copy, whatever came of the copy.
  mutating func handOverWaiting(to id: ProductID, into batch: inout Batch) {
    if let ticket = products[id]?.waitingActivity.take() { handOver(ticket, to: id, into: &batch) }
  }

  private mutating func changeShelf<Result>(
    of id: ProductID, into batch: inout Batch,
    _ body: (inout ContentShelf, PhoneInstant, inout [ContentShelf.Effect]) -> Result
  ) -> Result? {
    guard var shelf = products.look(at: id, \.shelf) else { return nil }
    var effects: [ContentShelf.Effect] = []
    let result = body(&shelf, now, &effects)
    products[id]?.shelf = shelf
    for effect in effects {
      switch effect {
      case .update(let update, let consumer):
        batch.record(.content, .content(.update(update)))
        batch.effects.push(.product(id, .update(update, consumer)))
      case .secondConsumer:
        report(.secondConsumer(of: products.look(at: id, \.name) ?? ""), into: &batch)
      }
    }
    return result
  }

  /// The names of the directories that a product's app is offered, oldest first.
  package func offeredContent(of id: ProductID) -> [String] {
    products.look(at: id) { $0.shelf.offered.map(\.name) } ?? []
  }

  /// The names of the directories in the list that the app can read, oldest first.
  package func listedContent(of id: ProductID) -> [String] {
    products.look(at: id) { $0.shelf.listed.map(\.name) } ?? []
  }

  /// Adds a consumer of updates in the app's process.
  package mutating func addConsumer(of id: ProductID, into batch: inout Batch) -> ConsumerID {
    let consumer: ConsumerID = identifiers.next()
    // Code of an app that has ended may still run in a test; a phone's would not.
    guard let name = products.look(at: id, \.name), knownApp(name) != nil else { return consumer }
    _ = changeShelf(of: id, into: &batch) { shelf, _, effects in
      shelf.join(consumer, into: &effects)
    }
    finish(&batch)
    return consumer
  }

  /// Removes a consumer that was cancelled.
  package mutating func removeConsumer(_ consumer: ConsumerID, of id: ProductID) {
    products[id]?.shelf.leave(consumer)
  }

  /// Deletes a directory that the app was offered; does nothing if it is not offered (LCK33).
  package mutating func invalidate(_ name: String, of id: ProductID, into batch: inout Batch) {
    let isOffered = changeShelf(of: id, into: &batch) { shelf, now, effects in
      var updates: [ContentShelf.Effect] = []
      defer { effects += updates }
      return shelf.invalidate(name, at: now, into: &updates)
    }
    if isOffered ?? false { batch.effects.push(.product(id, .delete(name))) }
    finish(&batch)
  }

  /// Deletes what a visit has written so far; does nothing once the visit is over.
  package mutating func emptyContent(of visit: VisitID, into batch: inout Batch) {
    guard let id = product(of: visit), let visit = products[id]?.life.visit else { return }
    batch.record(.content, .content(.emptied(visit.directory.name)))
    batch.effects.push(.product(id, .empty(visit.directory)))
  }

  /// Returns the product that a visit belongs to, while the visit lasts.
  package func product(of visit: VisitID) -> ProductID? {
    products.first { $0.life.visit?.id == visit }
  }
}

// MARK: - What is left

extension World {
  /// Whether a capture extension has run.
  package var hasVisits: Bool { visits > 0 }

  /// Reports the content that an app has heard of and left where it is.
  package mutating func reviewContent(into batch: inout Batch) {
    for product in Array(products.values) {
      let kept = product.shelf.kept
      guard !kept.isEmpty else { continue }
      if product.shelf.isOnlyTakenLater {
        report(.initialNotHandled(kept, by: product.name), into: &batch)
      } else {
        report(.neverInvalidated(kept, by: product.name), into: &batch)
      }
    }
  }
}

// MARK: - App context

extension World {
  package func context(of id: ProductID) -> [UInt8]? { products.look(at: id, \.context) ?? nil }

  /// Stores an encoded app context, or forgets it; the last one wins.
  ///
  /// Returns the refusal of a context that is too large, which is a finding, too, since an app may
  /// ignore the error.
  package mutating func setContext(
    _ context: [UInt8]?, of id: ProductID, into batch: inout Batch
  ) -> CaptureError? {
    let limit = behavior.lockScreen.contextLimit
    guard let context, context.count > limit else {
      products[id]?.context = context
      return nil
    }
    let name = products.look(at: id, \.name) ?? ""
    report(.largeContext(context.count, limit, of: name), into: &batch)
    switch behavior.lockScreen.overLimitUpdate {
    case .keepOldSilently: return nil
    case .keepOldAndThrow: return .contextTooLarge(context.count, limit, of: name)
    }
  }
}

// MARK: - From the extension to the app

extension World {
  /// What came of a request to open the app.
  package enum Opening: Hashable, Sendable {
    case opened
    case authenticationFailed
    case applicationNotFound
    case unknown
  }

  /// Opens the app from its capture extension, which ends the visit.
  ///
  /// - Parameters:
  ///   - visit: The visit that asks.
  ///   - ticket: What the product's code knows the activity by.
  ///   - batch: The batch that receives the effects.
  /// - Returns: What came of it; nothing has changed unless the app was opened.
  package mutating func openApplication(
    from visit: VisitID, ticket: UInt64, into batch: inout Batch
  ) -> Opening {
    guard let id = product(of: visit), let product = products[id] else { return .unknown }
    guard product.parts.hasApp else { return .applicationNotFound }
    if !product.hasUserAction, behavior.lockScreen.openWithoutUserAction == .warn {
      report(.openedWithoutUserAction(product.extensionIdentifier), into: &batch)
    }
    guard authenticate() else { return .authenticationFailed }
    start(id, into: &batch)
    switch behavior.lockScreen.contentArrival {
    case .afterContinuation:
      handOver(ticket, to: id, into: &batch)
      endVisit(of: id, .dismissed, into: &batch)
    case .beforeContinuation:
      products[id]?.waitingActivity = ticket
      endVisit(of: id, .dismissed, into: &batch)
    }
    hideLockScreen(returning: false, &batch)
    finish(&batch)
    return .opened
  }

  private mutating func handOver(_ ticket: UInt64, to id: ProductID, into batch: inout Batch) {
    // The app may have been killed since the person opened it.
    start(id, into: &batch)
    guard let name = products.look(at: id, \.name), let app = knownApp(name) else { return }
    batch.record(.process, .process(.continued(name)))
    batch.effects.push(.product(id, .continueActivity(ticket: ticket, app)))
    batch.effects.push(.product(id, .appear))
  }

  /// Brings the app to the front that an activity opened, unless the app delays that.
  package mutating func appear(_ id: ProductID, into batch: inout Batch) {
    guard let product = products[id], knownApp(product.name) != nil else { return }
    products[id]?.isToAppear = product.appearanceDelays > 0
    guard product.appearanceDelays == 0 else { return }
    if lock.isShown {
      // The phone has been locked meanwhile, and only the person unlocks it.
      lock.appBeneath = product.app
    } else {
      _ = bringToFront(product.name, into: &batch)
      batch.record(.process, .process(.appeared(product.name)))
    }
    finish(&batch)
  }

  package mutating func beginDelayingAppearance(of id: ProductID) {
    products[id]?.appearanceDelays += 1
  }

  /// Ends a delay; a surplus call has no effect (LCK51).
  package mutating func endDelayingAppearance(of id: ProductID, into batch: inout Batch) {
    guard let product = products[id], product.appearanceDelays > 0 else { return }
    products[id]?.appearanceDelays -= 1
    if product.appearanceDelays == 1, product.isToAppear { appear(id, into: &batch) }
  }
}

// MARK: - What a process may do

extension World {
  /// A visit, as far as it decides what its process may read.
  package struct VisitScope: Hashable, Sendable {
    package let visit: VisitID
    package let product: ProductID
    /// Whether only what was added in the visit can be read from Photos (LCK25).
    package let isLocked: Bool
  }

  /// Returns the visit that an app's process belongs to; `nil` for an app, or once it is over.
  package func visitScope(of app: AppID) -> VisitScope? {
    guard !products.isEmpty, let id = product(visitedIn: app),
      let visit = products[id]?.life.visit
    else { return nil }
    return VisitScope(visit: visit.id, product: id, isLocked: lock.isLocked)
  }

  /// Returns the product that a process belongs to, and whether it is its capture extension.
  ///
  /// A process is known by the phone's name for it, which it still has when it has ended.
  package func membership(of identifier: String) -> (product: ProductID, isExtension: Bool)? {
    guard let id = product(ofProcess: identifier) else { return nil }
    return (id, products.look(at: id, \.name) != identifier)
  }

  /// The process in front, if it belongs to a product.
  package var productProcessInFront: KnownApp? {
    guard !products.isEmpty, let front, let identifier = apps.look(at: front, \.identifier),
      membership(of: identifier) != nil
    else { return nil }
    return KnownApp(id: front, identifier: identifier)
  }

  /// Notes that an app captures something, which keeps its extension from being idle.
  package mutating func noteCapture(in app: AppID) {
    guard !products.isEmpty, let id = product(visitedIn: app) else { return }
    products[id]?.life.capture(at: now)
    noteDeadlineOfProducts()
  }

  /// Notes that the person did something in an app's process, such as tapping a button.
  package mutating func noteUserAction(in app: AppID) {
    guard !products.isEmpty, let id = product(visitedIn: app) else { return }
    products[id]?.hasUserAction = true
  }
}
