// Visits to capture extensions: their processes, what they are held to, and how they end.

extension World {
  /// The product whose capture extension is in front.
  var visitInFront: ProductID? {
    guard !products.isEmpty, let front else { return nil }
    return product(visitedIn: front)
  }

  /// Returns the product whose capture extension runs in a process.
  func product(visitedIn process: AppID) -> ProductID? {
    products.first { $0.captureExtension == process && $0.life.visit != nil }
  }

  mutating func startVisit(of id: ProductID, into batch: inout Batch) {
    guard let identifier = products.look(at: id, \.extensionIdentifier) else { return }
    visits += 1
    let visit: VisitID = identifiers.next()
    let new = ExtensionLife.Visit(
      id: visit, directory: ContentDirectory(visit: visit, name: "session-\(visits)"))
    // Every visit is a process of its own; only a test can have started one by its name.
    terminate(identifier, into: &batch)
    let process = app(identifier)
    products[id]?.captureExtension = process
    products[id]?.hasUserAction = false
    products[id]?.life.launch(new, at: now)
    batch.record(.content, .content(.made(new.directory.name)))
    batch.effects.push(.product(id, .make(new.directory)))
    batch.record(.process, .process(.started(identifier)))
    _ = bringToFront(identifier, into: &batch)
    batch.effects.push(.product(id, .startVisit(new, process)))
    perform(in: .captureExtension, process, of: id, into: &batch)
  }

  /// Ends the visit to a capture extension, if there is one.
  mutating func endVisit(of id: ProductID, _ end: ExtensionLife.End, into batch: inout Batch) {
    var effects: [ExtensionLife.Effect] = []
    products[id]?.life.end(end, into: &effects)
    translate(effects, of: id, into: &batch)
  }

  /// Returns whether a person can open what has a name: not a capture extension, which only a launch
  /// starts, and not an app that is not there.
  // Inlined, because a call would copy the world.
  @inline(__always) func canOpen(_ identifier: String) -> Bool {
    guard let id = product(ofProcess: identifier) else { return true }
    return products.look(at: id) { $0.name == identifier && $0.parts.hasApp } ?? false
  }

  /// Ends the watch over an app that leaves the front, since the phone then takes its camera away.
  mutating func endWatch(of app: AppID) {
    guard !products.isEmpty, let id = products.first(where: { $0.app == app }) else { return }
    products[id]?.appWatch = nil
  }

  /// Tells the products' machines that time passed.
  mutating func advanceProducts(_ batch: inout Batch) {
    for id in Array(products.identifiers) {
      var effects: [ExtensionLife.Effect] = []
      products[id]?.life.advance(to: now, into: &effects)
      products[id]?.shelf.advance(to: now)
      products[id]?.appWatch?.advance(to: now)
      translate(effects, of: id, into: &batch)
      judgeApp(of: id, into: &batch)
    }
  }

  /// Tells the products' machines what their processes use now.
  mutating func noteUses(_ batch: inout Batch) {
    guard products.first(where: \.isWatched) != nil else { return }
    for id in Array(products.identifiers) {
      guard let product = products[id], product.isWatched else { continue }
      if product.life.isWatched, let process = product.captureExtension {
        var effects: [ExtensionLife.Effect] = []
        let use = use(by: process)
        products[id]?.life.note(use, at: now, into: &effects)
        translate(effects, of: id, into: &batch)
      }
      if product.appWatch != nil, let app = knownApp(product.name) {
        let use = use(by: app)
        products[id]?.appWatch?.note(use, at: now)
        judgeApp(of: id, into: &batch)
      }
    }
  }

  private func use(by app: AppID) -> RequirementWatch.Use {
    RequirementWatch.Use(
      camera: sessions(of: app).contains { usesCamera($0) },
      interaction: views(of: app).contains { view in
        interactions(on: view).contains { id in
          guard let interaction = interactions[id], interaction.isEnabled else { return false }
          return !interaction.isFromModifier || behavior.lockScreen.modifierCounts
        }
      },
      access: apps.look(at: app, \.hasAskedForCamera) ?? false)
  }

  private mutating func judgeApp(of id: ProductID, into batch: inout Batch) {
    guard let product = products[id], let verdict = product.appWatch?.verdict else { return }
    products[id]?.appWatch = nil
    guard case .unmet(let lacking) = verdict else { return }
    tellTerminated(product.name, lacking, into: &batch)
    terminate(product.name, into: &batch)
  }

  private mutating func translate(
    _ effects: [ExtensionLife.Effect], of id: ProductID, into batch: inout Batch
  ) {
    guard let identifier = products.look(at: id, \.extensionIdentifier) else { return }
    for effect in effects {
      switch effect {
      case .dismissed(let visit):
        batch.record(.process, .process(.suspended(identifier)))
        close(visit, identifier, of: id, into: &batch)
      case .killed(let visit):
        batch.record(.process, .process(.killed(identifier)))
        close(visit, identifier, of: id, into: &batch)
      case .terminated(let visit, let lacking):
        tellTerminated(identifier, lacking, into: &batch)
        close(visit, identifier, of: id, into: &batch)
      case .copy(let visit):
        batch.effects.push(.product(id, .copy(visit.directory)))
      case .erase(let visit):
        batch.record(.content, .content(.erased(visit.directory.name)))
        batch.effects.push(.product(id, .erase(visit.directory)))
      case .lost(let visit):
        batch.record(.content, .content(.lost(visit.directory.name)))
        batch.effects.push(.product(id, .erase(visit.directory)))
      }
    }
  }

  private mutating func tellTerminated(
    _ process: String, _ lacking: [LaunchRequirement], into batch: inout Batch
  ) {
    let text = LaunchRequirement.text(for: lacking)
    batch.record(.process, .process(.terminated(process, reason: text)))
    report(.requirementsUnmet(text, lacking, by: process), into: &batch)
  }

  /// Ends the process of a visit that is over.
  private mutating func close(
    _ visit: ExtensionLife.Visit, _ identifier: String, of id: ProductID, into batch: inout Batch
  ) {
    terminate(identifier, into: &batch)
    batch.effects.push(.product(id, .endVisit(visit.id)))
  }

  /// Checks whether an app used something that belongs to a visit that is over.
  mutating func lookForEndedVisit(_ what: String, in app: AppID, into batch: inout Batch) {
    guard !products.isEmpty, let process = endedVisit(in: app) else { return }
    report(.usedAfterVisit(what, in: process), into: &batch)
  }

  /// Checks whether a visit shows views of an earlier one, or a visit that is over shows any.
  mutating func lookForEndedVisit(showing new: [ViewID], in app: AppID, into batch: inout Batch) {
    guard !products.isEmpty, !new.isEmpty else { return }
    lookForEndedVisit("A view", in: app, into: &batch)
    guard product(visitedIn: app) != nil, let process = apps.look(at: app, \.identifier),
      new.contains(where: { views.look(at: $0, \.app) != app })
    else { return }
    report(.usedAfterVisit("A view", in: process), into: &batch)
  }

  /// Returns the phone's name for the process of a visit that is over, as far as it is known.
  private func endedVisit(in app: AppID) -> String? {
    if let product = products.first(where: { $0.captureExtension == app }) {
      return products.look(at: product) { $0.life.visit == nil ? $0.extensionIdentifier : nil }
        ?? nil
    }
    // An earlier visit, whose process is known for as long as it has sessions.
    guard let name = apps.look(at: app, { $0.hasEnded ? $0.identifier : nil }) ?? nil,
      let product = product(ofProcess: name)
    else { return nil }
    return products.look(at: product) { $0.extensionIdentifier == name ? name : nil } ?? nil
  }

  /// Copies what could not be copied so far, now that there is room.
  mutating func setStorage(isFull: Bool, into batch: inout Batch) {
    lock.isStorageFull = isFull
    guard !isFull else { return }
    for id in Array(products.identifiers) {
      var effects: [ExtensionLife.Effect] = []
      products[id]?.life.retry(into: &effects)
      translate(effects, of: id, into: &batch)
    }
  }

  /// Notes the outcome of a copy.
  ///
  /// - Parameters:
  ///   - directory: The directory that was copied.
  ///   - id: The product.
  ///   - outcome: What came of the copy.
  ///   - batch: The batch that receives the effects.
  package mutating func copied(
    _ directory: ContentDirectory, of id: ProductID, _ outcome: CopyOutcome,
    into batch: inout Batch
  ) {
    // Another copy may have been faster, and the app may have used and deleted its result by now.
    guard awaitsCopy(directory, of: id) else { return }
    var effects: [ExtensionLife.Effect] = []
    products[id]?.life.copied(
      directory.visit, succeeds: outcome != .failed, into: &effects)
    switch outcome {
    case .copied(let isEmpty):
      batch.record(.content, .content(.copied(directory.name)))
      if !isEmpty || behavior.lockScreen.emptySession == .emptyDirectory {
        offer(directory, of: id, into: &batch)
      } else {
        batch.effects.push(.product(id, .delete(directory.name)))
      }
    case .failed: batch.record(.content, .content(.copyFailed(directory.name)))
    case .gone: batch.record(.content, .content(.gone(directory.name)))
    }
    translate(effects, of: id, into: &batch)
    handOverWaiting(to: id, into: &batch)
    finish(&batch)
  }

  /// Returns whether the content of a visit is still to be copied.
  package func awaitsCopy(_ directory: ContentDirectory, of id: ProductID) -> Bool {
    products.look(at: id) { product in
      product.life.uncopied.contains { $0.directory == directory }
    } ?? false
  }
}
