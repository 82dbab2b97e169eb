// Launches of capture extensions (visits): their processes, their requirements, and their ends.

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

  mutating func startVisit(of id: ProductID) {
    guard let identifier = products.read(id, \.extensionIdentifier) else { return }
    visits += 1
    let visit: VisitID = identifiers.next()
    let new = ExtensionLife.Visit(
      id: visit, directory: ContentDirectory(visit: visit, name: "session-\(visits)"))
    // Every visit gets a new process. Only a test can have started a process with the same name.
    terminate(identifier)
    let process = app(identifier)
    products[id]?.captureExtension = process
    products[id]?.hasUserAction = false
    products[id]?.life.launch(new, at: now)
    record(.content(.made(new.directory.name)))
    effects.add(.product(id, .make(new.directory)))
    record(.process(.started(identifier)))
    _ = bringToFront(identifier)
    effects.add(.product(id, .startVisit(new, process)))
    perform(in: .captureExtension, process, of: id)
  }

  /// Ends the visit to a capture extension, if there is one.
  mutating func endVisit(of id: ProductID, _ end: ExtensionLife.End) {
    changeLife(of: id) { life, _, effects in life.end(end, into: &effects) }
  }

  private mutating func changeLife(
    of id: ProductID,
    _ body: (inout ExtensionLife, PhoneInstant, inout [ExtensionLife.Effect]) -> Void
  ) {
    var requests: [ExtensionLife.Effect] = []
    let now = now
    products.change(at: id) { body(&$0.life, now, &requests) }
    translate(requests, of: id)
  }

  /// Returns whether a person can open the app with a name: it is not a capture extension, which
  /// only a launch starts, and it is installed.
  func canOpen(_ identifier: String) -> Bool {
    guard let id = product(ofProcess: identifier) else { return true }
    return products.read(id) { $0.name == identifier && $0.parts.hasApp } ?? false
  }

  /// Ends the watch over an app that leaves the front, since the phone then takes its camera away.
  mutating func endWatch(of app: AppID) {
    guard !products.isEmpty, let id = products.first(where: { $0.app == app }) else { return }
    products[id]?.appWatch = nil
  }

  /// Advances the products' machines; the watch over an app advances when its uses are noted.
  mutating func advanceProducts() {
    for id in Array(products.identifiers) {
      products[id]?.shelf.advance(to: now)
      changeLife(of: id) { $0.advance(to: $1, into: &$2) }
    }
  }

  /// Tells the products' machines what their processes use now.
  mutating func checkUses() {
    guard products.first(where: \.isWatched) != nil else { return }
    for id in Array(products.identifiers) {
      guard let product = products[id], product.isWatched else { continue }
      if product.life.isWatched, let process = product.captureExtension {
        let use = use(by: process)
        changeLife(of: id) { $0.record(use, at: $1, into: &$2) }
      }
      if product.appWatch != nil, let app = knownApp(product.name) {
        let use = use(by: app)
        products[id]?.appWatch?.record(use, at: now)
        judgeApp(of: id)
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
      access: apps.read(app, \.hasAskedForCamera) ?? false)
  }

  private mutating func judgeApp(of id: ProductID) {
    guard let product = products[id], let verdict = product.appWatch?.verdict else { return }
    products[id]?.appWatch = nil
    guard case .unmet(let lacking) = verdict else { return }
    reportTermination(product.name, lacking)
    terminate(product.name)
  }

  private mutating func translate(_ requests: [ExtensionLife.Effect], of id: ProductID) {
    guard let identifier = products.read(id, \.extensionIdentifier) else { return }
    for request in requests {
      switch request {
      case .dismissed(let visit):
        record(.process(.suspended(identifier)))
        close(visit, identifier, of: id)
      case .killed(let visit):
        record(.process(.killed(identifier)))
        close(visit, identifier, of: id)
      case .terminated(let visit, let lacking):
        reportTermination(identifier, lacking)
        close(visit, identifier, of: id)
      case .copy(let visit): effects.add(.product(id, .copy(visit.directory)))
      case .erase(let visit):
        record(.content(.erased(visit.directory.name)))
        effects.add(.product(id, .erase(visit.directory)))
      case .lost(let visit):
        record(.content(.lost(visit.directory.name)))
        effects.add(.product(id, .erase(visit.directory)))
      }
    }
  }

  private mutating func reportTermination(_ process: String, _ lacking: [LaunchRequirement]) {
    let text = LaunchRequirement.text(for: lacking)
    record(.process(.terminated(process, reason: text)))
    report(.requirementsUnmet(text, lacking, by: process))
  }

  /// Ends the process of a visit that is over.
  private mutating func close(
    _ visit: ExtensionLife.Visit, _ identifier: String, of id: ProductID
  ) {
    terminate(identifier)
    effects.add(.product(id, .endVisit(visit.id)))
  }

  /// Checks whether an app used something that belongs to a visit that is over, and returns the
  /// result.
  @discardableResult mutating func lookForEndedVisit(_ what: String, in app: AppID) -> Bool {
    guard !products.isEmpty, let process = endedVisit(in: app) else { return false }
    report(.usedAfterVisit(what, in: process))
    return true
  }

  /// Checks whether a visit shows views of an earlier one, or a visit that is over shows any.
  mutating func lookForEndedVisit(showing new: [ViewID], in app: AppID) {
    guard !products.isEmpty, !new.isEmpty else { return }
    lookForEndedVisit("A view", in: app)
    guard product(visitedIn: app) != nil, let process = apps.read(app, \.identifier),
      new.contains(where: { views.read($0, \.app) != app })
    else { return }
    report(.usedAfterVisit("A view", in: process))
  }

  /// Returns the phone's name for the process of a visit that is over, if the phone still has it.
  private func endedVisit(in app: AppID) -> String? {
    if let product = products.first(where: { $0.captureExtension == app }) {
      return products.read(product) { $0.life.visit == nil ? $0.extensionIdentifier : nil }
        ?? nil
    }
    // An earlier visit, whose process is known for as long as it has sessions.
    guard let name = apps.read(app, { $0.hasEnded ? $0.identifier : nil }) ?? nil,
      let product = product(ofProcess: name)
    else { return nil }
    return products.read(product) { $0.extensionIdentifier == name ? name : nil } ?? nil
  }

  /// Retries the failed copies, now that the phone has storage again.
  mutating func setStorage(isFull: Bool) {
    lock.isStorageFull = isFull
    guard !isFull else { return }
    for id in Array(products.identifiers) {
      changeLife(of: id) { life, _, effects in life.retry(into: &effects) }
    }
  }

  /// Notes the outcome of a directory's copy.
  package mutating func copied(
    _ directory: ContentDirectory, of id: ProductID, _ outcome: CopyOutcome
  ) {
    // Another copy may have finished first, and the app may have deleted its result by now.
    guard awaitsCopy(directory, of: id) else { return }
    var requests: [ExtensionLife.Effect] = []
    products[id]?.life.copied(directory.visit, succeeds: outcome != .failed, into: &requests)
    switch outcome {
    case .copied(let isEmpty):
      record(.content(.copied(directory.name)))
      if !isEmpty || behavior.lockScreen.emptySession == .emptyDirectory {
        offer(directory, of: id)
      } else {
        effects.add(.product(id, .delete(directory.name)))
      }
    case .failed: record(.content(.copyFailed(directory.name)))
    case .gone: record(.content(.gone(directory.name)))
    }
    translate(requests, of: id)
    handOverWaiting(to: id)
  }

  /// Returns whether the content of a visit is still to be copied.
  func awaitsCopy(_ directory: ContentDirectory, of id: ProductID) -> Bool {
    products.read(id) { product in
      product.life.uncopied.contains { $0.directory == directory }
    } ?? false
  }
}
