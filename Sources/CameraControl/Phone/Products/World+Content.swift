// The content that the phone offers an app, and the app context.

extension World {
  mutating func offer(_ directory: ContentDirectory, of id: ProductID) {
    changeShelf(of: id) { $0.arrive(directory, at: $1, into: &$2) }
  }

  private mutating func changeShelf<Result>(
    of id: ProductID,
    _ body: (inout ContentShelf, PhoneInstant, inout [ContentShelf.Effect]) -> Result
  ) -> Result? {
    guard var shelf = products.read(id, \.shelf) else { return nil }
    var requests: [ContentShelf.Effect] = []
    let result = body(&shelf, now, &requests)
    products[id]?.shelf = shelf
    for request in requests {
      switch request {
      case .update(let update, let consumer):
        record(.content(.update(update)))
        effects.add(.product(id, .update(update, consumer)))
      case .secondConsumer: report(.secondConsumer(of: products.read(id, \.name) ?? ""))
      }
    }
    return result
  }

  /// Adds a consumer of updates in the app's process.
  mutating func addConsumer(of id: ProductID) -> ConsumerID {
    let consumer: ConsumerID = identifiers.next()
    // In a test, code of an app that has ended may still run; on a phone it could not.
    guard let name = products.read(id, \.name), knownApp(name) != nil else { return consumer }
    _ = changeShelf(of: id) { shelf, _, effects in shelf.join(consumer, into: &effects) }
    return consumer
  }

  /// Deletes a directory that the phone offers the app, or does nothing if it does not (LCK33).
  mutating func invalidate(_ name: String, of id: ProductID) {
    let isOffered = changeShelf(of: id) { shelf, now, effects in
      var updates: [ContentShelf.Effect] = []
      defer { effects += updates }
      return shelf.invalidate(name, at: now, into: &updates)
    }
    if isOffered ?? false {
      record(.content(.deleted(name)))
      effects.add(.product(id, .delete(name)))
    }
  }

  /// Deletes what a visit has written so far; does nothing once the visit is over.
  mutating func emptyContent(of visit: VisitID) {
    guard let id = product(of: visit), let visit = products[id]?.life.visit else { return }
    record(.content(.emptied(visit.directory.name)))
    effects.add(.product(id, .empty(visit.directory)))
  }

  // MARK: What is left

  /// Whether a capture extension has run.
  var hasVisits: Bool { visits > 0 }

  /// Reports the content that apps have received and not invalidated.
  mutating func reviewContent() {
    for product in Array(products.values) {
      let kept = product.shelf.kept
      guard !kept.isEmpty else { continue }
      if product.shelf.isOnlyTakenLater {
        report(.initialNotHandled(kept, by: product.name))
      } else {
        report(.neverInvalidated(kept, by: product.name))
      }
    }
  }

  // MARK: App context

  /// Returns the context that a process shares with the others of its product, by the phone's name for it.
  func context(of process: String) -> [UInt8]? { contexts[accountable(for: process)] }

  /// Stores an encoded app context, or forgets it; the last one wins.
  ///
  /// Code of a process that has ended changes nothing (LCK76). Returns the refusal of a context that is
  /// too large, which is a finding, too, since an app may ignore the error.
  mutating func setContext(
    _ context: [UInt8]?, of process: String, by app: AppID? = nil
  ) -> CaptureError? {
    if let app, !isRunning(app) { return nil }
    let (name, limit) = (accountable(for: process), behavior.lockScreen.contextLimit)
    guard let context, context.count > limit else {
      contexts[name] = context
      return nil
    }
    report(.largeContext(context.count, limit, of: name))
    switch behavior.lockScreen.overLimitUpdate {
    case .keepOldSilently: return nil
    case .keepOldAndThrow: return .contextTooLarge(context.count, limit, of: name)
    }
  }
}
