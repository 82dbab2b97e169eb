// Installed products, and how a person launches them.

extension World {
  /// Installs a product whose app runs in the background; returns `nil` if the name is taken.
  mutating func install(_ name: String, _ parts: ProductParts) -> ProductID? {
    guard isFree(name) else { return nil }
    let id: ProductID = identifiers.next()
    let isRunning = knownApp(name) != nil
    // An offloaded app has no process; an unused identifier takes its place.
    let process = parts.hasApp ? app(name) : identifiers.next()
    products[id] = ProductState(name: name, parts: parts, app: process, behavior.lockScreen)
    reportParts(parts, of: name)
    if parts.hasApp {
      if isRunning { startCode(of: id) } else { started(id) }
    }
    return id
  }

  /// Returns whether a product and its processes can have a name.
  private func isFree(_ name: String) -> Bool {
    products.values.allSatisfy { product in
      product.name != name && product.extensionIdentifier != name
        && ProductState.extensionIdentifier(of: name) != product.name
    }
  }

  /// Returns the process of a product's app, or the last one if the app does not run.
  func appProcess(of id: ProductID) -> AppID {
    guard let app = products.read(id, \.app) else {
      preconditionFailure("product \(id.number) is not installed, although it has a handle")
    }
    return app
  }

  func product(named name: String) -> ProductID? { products.first { $0.name == name } }

  /// Returns the product whose app or capture extension has an identifier.
  func product(ofProcess identifier: String) -> ProductID? {
    guard !products.isEmpty else { return nil }
    return products.first { $0.name == identifier || $0.extensionIdentifier == identifier }
  }

  /// The names of the products that the phone offers as launch targets: LCH02 to LCH06.
  var launchTargets: [String] {
    guard model.hasCameraControl else { return [] }
    return products.values.filter { $0.parts.reasonNotToOffer == nil }.map(\.name)
  }

  /// Starts a product's app in the background, unless it runs.
  mutating func start(_ id: ProductID) {
    guard let name = products.read(id, \.name), knownApp(name) == nil,
      products.read(id, \.parts.hasApp) ?? false
    else { return }
    let process = app(name)
    products[id]?.app = process
    started(id)
  }

  /// Returns the process of an app, starting it in the background if it does not run.
  mutating func startInBackground(_ name: String) -> AppID {
    if !products.isEmpty, let id = product(named: name) { start(id) }
    return app(name)
  }

  private mutating func started(_ id: ProductID) {
    guard let name = products.read(id, \.name) else { return }
    products[id]?.shelf.restart()
    record(.process(.started(name)))
    startCode(of: id)
  }

  private mutating func startCode(of id: ProductID) {
    effects.add(.product(id, .startApp(appProcess(of: id))))
  }

  /// Handles an attempt to launch something; a system's action that causes it is recorded only if
  /// something launches.
  mutating func launch(from source: LaunchSource, by action: SystemAction? = nil) {
    let name = chosenProduct(for: source)
    let id = name.flatMap { product(named: $0) }
    let situation = LaunchSituation(
      source: source, reach: reach(of: source), place: place(for: name),
      isLocked: lock.isLocked, hasSource: has(source), product: name,
      parts: id.flatMap { products.read($0, \.parts) },
      access: name.map { authorization(of: $0, for: .video) } ?? .notDetermined,
      answer: lock.answer)
    let outcome = situation.decision
    if case .nothing = outcome {} else if let action { record(.system(action)) }
    record(outcome)
    switch (outcome, id) {
    case (.captureExtension, let id?): startVisit(of: id)
    case (.app, let id?):
      lock.isLocked = false
      open(id, from: source)
    case (.nothing, _): break
    case (.captureExtension, nil), (.app, nil):
      preconditionFailure("a product was launched that the table found not to be installed")
    }
  }

  private mutating func open(_ id: ProductID, from source: LaunchSource) {
    guard let name = products.read(id, \.name) else { return }
    start(id)
    let app = bringToFront(name)
    if case .icon = source { return }
    if behavior.lockScreen.monitorIntentLaunch {
      products[id]?.appWatch = RequirementWatch(launchedAt: now, character.behavior.lockScreen)
    }
    perform(in: .app, app, of: id)
  }

  mutating func perform(in target: ProductTarget, _ app: AppID, of id: ProductID) {
    guard let identifier = apps.read(app, \.identifier) else { return }
    record(.process(.performed(in: identifier)))
    effects.add(.product(id, .perform(target, app)))
  }

  private mutating func record(_ outcome: LaunchOutcome) {
    launches.append(outcome)
    if launches.count > Self.keptLaunches { launches.removeFirst() }
    record(.launch(outcome))
  }

  private func chosenProduct(for source: LaunchSource) -> String? {
    switch source {
    case .cameraControl: settings.cameraControlLaunches
    case .lockScreenControl: settings.lockScreenLaunches
    case .controlCenter: settings.controlCenterLaunches
    case .actionButton: settings.actionButtonLaunches
    case .icon(let product): product
    }
  }

  private func reach(of source: LaunchSource) -> LaunchSituation.Reach {
    switch source {
    case .cameraControl:
      guard settings.cameraControlEnabled else { return .buttonOff }
      return isScreenOn || !settings.requireScreenOn ? .inReach : .screenOff
    case .lockScreenControl, .controlCenter, .icon: return isScreenOn ? .inReach : .screenOff
    case .actionButton: return .inReach
    }
  }

  private func has(_ source: LaunchSource) -> Bool {
    switch source {
    case .cameraControl: model.hasCameraControl
    case .actionButton: model.hasActionButton
    case .lockScreenControl, .controlCenter, .icon: true
    }
  }

  /// How many launches a phone remembers.
  static var keptLaunches: Int { 100 }

  // MARK: The end of a product's app

  /// Kills a process of a product, at any instant; does nothing if it does not run.
  mutating func kill(_ target: ProductTarget, of name: String) {
    guard let id = product(named: name) else { return }
    switch target {
    case .app:
      guard knownApp(name) != nil else { return }
      record(.process(.killed(name)))
      terminate(name)
    case .captureExtension: endVisit(of: id, .killed)
    case .widgetExtension: break  // It has no process that a test could see.
    }
  }

  /// Forgets what belonged to the process of a product's app, which has ended.
  mutating func appEnded(_ identifier: String, _ app: AppID) {
    guard let id = product(named: identifier) else { return }
    products[id]?.shelf.restart()
    products[id]?.appWatch = nil
    products[id]?.appearanceDelays = 0
    products[id]?.isToAppear = false
    effects.add(.product(id, .endApp(app)))
  }
}
