// Views, the interactions on them, and who gets a press.

extension World {
  package mutating func makeView(in app: AppID) -> ViewID {
    let id: ViewID = identifiers.next()
    views[id] = ViewState(app: app)
    return id
  }

  /// A view no longer exists; it was not shown any more.
  package mutating func forget(_ id: ViewID, into batch: inout Batch) {
    guard let view = views.remove(id) else { return }
    for interaction in view.interactions {
      interactions[interaction]?.view = nil
      lingering.append(.interaction(interaction))
    }
    finish(&batch)
  }

  /// The views that an app shows, the frontmost last.
  package func views(of app: AppID) -> [ViewID] { apps[app]?.views ?? [] }

  /// The interactions on a view, in the order they were added.
  package func interactions(on view: ViewID) -> [InteractionID] { views[view]?.interactions ?? [] }

  /// What the phone knows of an interaction.
  package func interaction(_ id: InteractionID) -> InteractionState? { interactions[id] }

  /// An app shows these views and no others, the frontmost last.
  package mutating func show(_ new: [ViewID], in app: AppID, into batch: inout Batch) {
    guard let old = apps[app]?.views else { return }
    apps[app]?.views = new
    let hidden = old.filter { !new.contains($0) }
    withdraw(hidden.flatMap { interactions(on: $0) }, into: &batch)
    for view in hidden { batch.effects.append(.release(.view(view))) }
    finish(&batch)
  }

  /// An interaction is put on a view; one that is on another view moves.
  ///
  /// - Parameters:
  ///   - known: The identifier of an interaction that the phone knows.
  ///   - state: What the phone has to know of it.
  ///   - view: The view.
  ///   - batch: What comes of it.
  /// - Returns: The identifier of the interaction.
  package mutating func addInteraction(
    _ known: InteractionID?, _ state: InteractionState, to view: ViewID, into batch: inout Batch
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
    lingering.removeAll { $0 == .interaction(id) }
    if let old, old != view { withdraw([id], into: &batch) }
    finish(&batch)
    return id
  }

  /// An interaction is taken off its view.
  package mutating func removeInteraction(_ id: InteractionID, into batch: inout Batch) {
    guard let view = interactions[id]?.view else { return }
    views[view]?.interactions.removeAll { $0 == id }
    interactions[id]?.view = nil
    lingering.append(.interaction(id))
    withdraw([id], into: &batch)
    finish(&batch)
  }

  /// An interaction was switched on or off, or decided about its sound.
  package mutating func update(
    _ id: InteractionID, isEnabled: Bool, isDefaultSoundDisabled: Bool, into batch: inout Batch
  ) {
    let wasEnabled = interactions[id]?.isEnabled ?? false
    interactions[id]?.isEnabled = isEnabled
    interactions[id]?.isDefaultSoundDisabled = isDefaultSoundDisabled
    if wasEnabled, !isEnabled { withdraw([id], into: &batch) }
    finish(&batch)
  }

  /// Interactions no longer take presses: they were switched off, removed, moved or hidden.
  private mutating func withdraw(_ gone: [InteractionID], into batch: inout Batch) {
    guard !gone.isEmpty else { return }
    router.withdraw(where: { gone.contains($0.interaction) }, into: &batch.presses)
    translatePresses(&batch)
    refreshStage(&batch)
  }
}

extension World {
  /// How things stand for a press of a button now.
  func scene(for button: PhoneButton) -> PressRouter<PressTarget>.Scene {
    let usesCamera = frontUsesCamera
    return PressRouter.Scene(
      targets: usesCamera ? targets(for: button) : [], usesCamera: usesCamera,
      isScreenOn: isScreenOn)
  }

  /// Whether the sound of an AirPods press is the app's: for all its interactions, or for this one.
  func isDefaultSoundDisabled(for target: PressTarget) -> Bool {
    guard let interaction = interactions[target.interaction] else { return false }
    let app = interaction.view.flatMap { views[$0]?.app } ?? front
    return interaction.isDefaultSoundDisabled || app.map { isDefaultSoundDisabled(in: $0) } ?? false
  }

  /// Whether an interaction of the app in front that takes presses is shown.
  var hasEnabledInteraction: Bool {
    shownInteractions.contains { !$0.isEmpty }
  }

  /// The interactions that take presses, for each view of the app in front.
  private var shownInteractions: [[InteractionID]] {
    (front.map { views(of: $0) } ?? []).map { view in
      interactions(on: view).filter { interactions[$0]?.isEnabled ?? false }
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
}
