// Views, the interactions on them, and the choice of the interaction that receives a press.

extension World {
  mutating func makeView(in app: AppID, named name: String) -> ViewID {
    keepName(of: app, name)
    let id: ViewID = identifiers.next()
    views[id] = ViewState(app: app)
    return id
  }

  /// Forgets a view that no longer exists; it was no longer shown.
  mutating func forget(_ id: ViewID) {
    guard let view = views.remove(id) else { return }
    forgetIfNothingIsLeft(of: view.app)
    for interaction in view.interactions {
      interactions[interaction]?.view = nil
      awaitingRelease.append(.interaction(interaction))
    }
  }

  /// Returns the views that an app shows, frontmost last.
  package func views(of app: AppID) -> [ViewID] { apps.read(app, \.views) ?? [] }

  /// Returns the interactions on a view, in the order they were added.
  package func interactions(on view: ViewID) -> [InteractionID] {
    views.read(view, \.interactions) ?? []
  }

  /// Returns what the phone knows about an interaction.
  package func interaction(_ id: InteractionID) -> InteractionState? { interactions[id] }

  /// Shows these views of an app and no others, frontmost last; a view of an ended process is not
  /// shown (EVT41).
  mutating func show(_ new: [ViewID], in app: AppID) {
    lookForEndedVisit(showing: new, in: app)
    for view in new {
      guard let owner = views.read(view, \.app), !isRunning(owner) else { continue }
      if isRunning(app), product(visitedIn: app) == nil { _ = findsEnd(of: owner) }
      effects.add(.release(.view(view)))
    }
    let shown = new.filter { isRunning(views.read($0, \.app) ?? app) }
    guard let old = apps[app]?.views else { return }
    apps[app]?.views = shown
    let hidden = old.filter { !shown.contains($0) }
    withdraw(hidden.flatMap { interactions(on: $0) })
    for view in hidden { effects.add(.release(.view(view))) }
  }

  /// Adds an interaction to a view, moving it from any other view, and returns its identifier.
  ///
  /// `known` is its identifier if the phone knows it already.
  package mutating func addInteraction(
    _ known: InteractionID?, _ state: InteractionState, to view: ViewID
  ) -> InteractionID {
    let id = known ?? identifiers.next()
    let old = interactions[id]?.view
    if let old { views[old]?.interactions.removeAll { $0 == id } }
    additions += 1
    var state = state
    state.view = view
    state.additionOrder = additions
    interactions[id] = state
    views[view]?.interactions.removeAll { $0 == id }
    views[view]?.interactions.append(id)
    awaitingRelease.removeAll { $0 == .interaction(id) }
    if let old, old != view { withdraw([id]) }
    return id
  }

  /// Removes an interaction from its view.
  mutating func removeInteraction(_ id: InteractionID) {
    guard let view = interactions[id]?.view else { return }
    views[view]?.interactions.removeAll { $0 == id }
    interactions[id]?.view = nil
    awaitingRelease.append(.interaction(id))
    withdraw([id])
  }

  /// Updates an interaction that was switched on or off, or whose sound setting changed.
  mutating func update(_ id: InteractionID, isEnabled: Bool, isDefaultSoundDisabled: Bool) {
    let wasEnabled = interactions[id]?.isEnabled ?? false
    interactions[id]?.isEnabled = isEnabled
    interactions[id]?.isDefaultSoundDisabled = isDefaultSoundDisabled
    if wasEnabled, !isEnabled { withdraw([id]) }
  }

  /// Withdraws interactions that no longer receive presses: disabled, removed, moved, or hidden.
  private mutating func withdraw(_ gone: [InteractionID]) {
    guard !gone.isEmpty else { return }
    router.withdraw(where: { gone.contains($0.interaction) }, into: &effects.presses)
    translatePresses()
    refreshStage()
  }

  /// Returns the situation for a press of a button now.
  func scene(for button: PhoneButton) -> PressRouter<PressTarget>.Scene {
    let usesCamera = frontUsesCamera
    return PressRouter.Scene(
      targets: usesCamera && hasCaptureEvents ? targets(for: button) : [], usesCamera: usesCamera,
      isScreenOn: isScreenOn)
  }

  /// Whether the system sends presses to apps (EVT40).
  var hasCaptureEvents: Bool { settings.systemVersion >= .iOS17dot2 }

  /// Returns whether the app plays the sound of an AirPods press itself, always or for this target.
  func isDefaultSoundDisabled(for target: PressTarget) -> Bool {
    guard let interaction = interactions[target.interaction] else { return false }
    let app = interaction.view.flatMap { views[$0]?.app } ?? front
    return interaction.isDefaultSoundDisabled || app.map { isDefaultSoundDisabled(in: $0) } ?? false
  }

  /// Whether the app in front shows an interaction that receives presses.
  var hasEnabledInteraction: Bool {
    guard let front else { return false }
    return views(of: front).contains { view in interactions(on: view).contains { isEnabled($0) } }
  }

  private func isEnabled(_ interaction: InteractionID) -> Bool {
    interactions.read(interaction, \.isEnabled) ?? false
  }

  /// The interactions that take presses, for each shown view of the app in front.
  private var shownInteractions: [[InteractionID]] {
    (front.map { views(of: $0) } ?? []).map { view in
      interactions(on: view).filter { isEnabled($0) }
    }
  }

  private func targets(for button: PhoneButton) -> [PressTarget] {
    let groups = shownInteractions
    let takers: [InteractionID]
    switch behavior.press.interactionPolicy {
    case .frontmostView: takers = groups.last { !$0.isEmpty } ?? []
    case .latestAdded:
      takers = groups.joined().max { order(of: $0) < order(of: $1) }.map { [$0] } ?? []
    case .all: takers = Array(groups.joined())
    }
    return takers.map { interaction in
      let isSecondary =
        button == .volumeUp && interactions[interaction]?.hasSecondaryHandler ?? false
      return PressTarget(interaction: interaction, isSecondary: isSecondary)
    }
  }

  private func order(of interaction: InteractionID) -> UInt64 {
    interactions[interaction]?.additionOrder ?? 0
  }

  // MARK: The sounds that an app owes for presses of AirPods stems

  /// Notes a press of a stem for which the phone itself plays no sound.
  ///
  /// It is a finding at once, until the app plays a sound.
  mutating func oweSound() {
    if case .owed = soundDebt { loseSound() }
    guard soundDebt == .none else { return }
    soundDebt = .owed(since: now)
    _ = findings.add(.diagnostic(named(.silentPress)))
  }

  /// Notes a sound that the app played for an event.
  mutating func playSound(forEventAt instant: PhoneInstant) {
    guard case .owed(let since) = soundDebt, instant >= since else { return }
    soundDebt = .none
    findings.remove(named(.silentPress))
  }

  /// Records the finding once it is too late for a sound.
  mutating func checkSound() {
    guard case .owed(let since) = soundDebt, since.duration(to: now) > SoundDebt.window else {
      return
    }
    loseSound()
  }

  private mutating func loseSound() {
    soundDebt = .lost
    record(.diagnostic(named(.silentPress)))
  }
}
