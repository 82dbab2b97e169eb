// The content that an app is offered, and its app context.

extension World {
  mutating func offer(
    _ directory: ContentDirectory, of id: ProductID, into batch: inout Batch
  ) {
    changeShelf(of: id, into: &batch) { $0.arrive(directory, at: $1, into: &$2) }
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
    if isOffered ?? false {
      batch.record(.content, .content(.deleted(name)))
      batch.effects.push(.product(id, .delete(name)))
    }
    finish(&batch)
  }

  /// Deletes what a visit has written so far; does nothing once the visit is over.
  package mutating func emptyContent(of visit: VisitID, into batch: inout Batch) {
    guard let id = product(of: visit), let visit = products[id]?.life.visit else { return }
    batch.record(.content, .content(.emptied(visit.directory.name)))
    batch.effects.push(.product(id, .empty(visit.directory)))
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
  /// Returns the context that a process shares with the others of its product, by the phone's name for it.
  package func context(of process: String) -> [UInt8]? { contexts[accountable(for: process)] }

  /// Stores an encoded app context, or forgets it; the last one wins.
  ///
  /// Returns the refusal of a context that is too large, which is a finding, too, since an app may
  /// ignore the error.
  package mutating func setContext(
    _ context: [UInt8]?, of process: String, into batch: inout Batch
  ) -> CaptureError? {
    let (name, limit) = (accountable(for: process), behavior.lockScreen.contextLimit)
    guard let context, context.count > limit else {
      contexts[name] = context
      return nil
    }
    report(.largeContext(context.count, limit, of: name), into: &batch)
    switch behavior.lockScreen.overLimitUpdate {
    case .keepOldSilently: return nil
    case .keepOldAndThrow: return .contextTooLarge(context.count, limit, of: name)
    }
  }
}
