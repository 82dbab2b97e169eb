import CameraControl

/// What a phone is set to before anything happens.
struct PhoneSetUp: Hashable, Sendable {
  var settings = PhoneSettings()
  var behavior = PhoneBehavior()
  var quirks = Quirks()
}

extension PhoneSetUp {
  /// What differs from the defaults, such as `settings.cleanPreview = false`.
  var differences: [String] {
    Self.places.compactMap { place in
      place.text(self) == place.text(PhoneSetUp()) ? nil : "\(place.name) = \(place.text(self))"
    }
  }

  /// The same with more as it is by default; what is nearest to the defaults comes first.
  ///
  /// If few things differ, these are all combinations of fewer, so that the first that fails is the
  /// simplest.
  var simpler: [PhoneSetUp] {
    let changed = Self.places.filter { place in resetting([place]) != self }
    guard changed.count > Self.mostForCombinations else {
      let subsets = (0..<(1 << changed.count) - 1).sorted {
        ($0.nonzeroBitCount, $0) < ($1.nonzeroBitCount, $1)
      }
      return subsets.map { kept in
        resetting(changed.indices.filter { kept & (1 << $0) == 0 }.map { changed[$0] })
      }
    }
    return [PhoneSetUp()] + changed.map { resetting([$0]) }
  }

  private func resetting(_ places: [Place]) -> PhoneSetUp {
    var simpler = self
    for place in places { place.reset(&simpler) }
    return simpler
  }

  /// The largest number of things of which all combinations are tried.
  private static let mostForCombinations = 6

  /// A setting, option or quirk.
  private struct Place: Sendable {
    let name: String
    let text: @Sendable (PhoneSetUp) -> String
    let reset: @Sendable (inout PhoneSetUp) -> Void
  }

  private static func place<Value: Sendable>(
    _ path: WritableKeyPath<PhoneSetUp, Value> & Sendable
  ) -> Place {
    Place(
      name: "\(path)".replacing("\\PhoneSetUp.", with: ""),
      text: { ExplorationVariant.text(of: $0[keyPath: path]) },
      reset: { $0[keyPath: path] = PhoneSetUp()[keyPath: path] })
  }

  private static let places = settings + button + overlay + press + others + lockScreen + quirks

  private static let settings = [
    place(\.settings.launchTarget), place(\.settings.launchGesture),
    place(\.settings.cleanPreview), place(\.settings.focusLock), place(\.settings.requireScreenOn),
    place(\.settings.cameraControlEnabled), place(\.settings.adjustmentsEnabled),
    place(\.settings.lightPressForce), place(\.settings.doubleLightPressSpeed),
    place(\.settings.doubleClickSpeed), place(\.settings.airPodsRemote),
    place(\.settings.airPodsEligible), place(\.settings.actionButton),
    place(\.settings.lockScreenLaunches), place(\.settings.controlCenterLaunches),
    place(\.settings.actionButtonLaunches), place(\.settings.systemVersion),
  ]

  private static let button = [
    place(\.behavior.button.force), place(\.behavior.button.lightCommit),
    place(\.behavior.button.lightDwell), place(\.behavior.button.doubleLightPressWindow),
    place(\.behavior.button.doubleClickWindow), place(\.behavior.button.lightHold),
    place(\.behavior.button.clickHold), place(\.behavior.button.slideSlop),
    place(\.behavior.button.haptics),
  ]

  private static let overlay = [
    place(\.behavior.overlay.initialControl), place(\.behavior.overlay.memory),
    place(\.behavior.overlay.timeouts.control), place(\.behavior.overlay.timeouts.list),
    place(\.behavior.overlay.contactKeepsAlive), place(\.behavior.overlay.lightPressInControl),
    place(\.behavior.overlay.overlayAfterClick), place(\.behavior.overlay.singleControlList),
    place(\.behavior.overlay.disabledItem), place(\.behavior.overlay.allDisabled),
    place(\.behavior.overlay.callbackOrder), place(\.behavior.overlay.cleanPreview),
    place(\.behavior.overlay.fullscreenScope), place(\.behavior.overlay.onRemoval),
    place(\.behavior.overlay.runtimeMutation), place(\.behavior.overlay.onDelegateCleared),
    place(\.behavior.overlay.sessionEndOrder), place(\.behavior.overlay.overlayNeedsInteraction),
    place(\.behavior.overlay.focusLock), place(\.behavior.overlay.overlayTouch),
  ]

  private static let press = [
    place(\.behavior.press.interactionPolicy), place(\.behavior.press.disabledMidPress),
    place(\.behavior.press.unhandledClick), place(\.behavior.press.unhandledHold),
    place(\.behavior.press.airPodsPhases),
  ]

  private static let others = [
    place(\.behavior.slide.slideGain), place(\.behavior.slide.detentWidth),
    place(\.behavior.slide.slideQuantum), place(\.behavior.slide.listTravel),
    place(\.behavior.delivery.programmaticSetCallsAction),
    place(\.behavior.delivery.actionDelivery), place(\.behavior.display.valueFormat),
    place(\.behavior.display.displayMapping), place(\.behavior.display.exposureStep),
    place(\.behavior.session.maxControls), place(\.behavior.session.cameraInUse),
    place(\.behavior.session.undeterminedAccess), place(\.behavior.session.revokedAccess),
    place(\.behavior.session.interruptionEnd),
  ]

  private static let lockScreen = [
    place(\.behavior.lockScreen.requirementDeadline),
    place(\.behavior.lockScreen.minimumCameraTime), place(\.behavior.lockScreen.requirementRule),
    place(\.behavior.lockScreen.modifierCounts), place(\.behavior.lockScreen.monitorIntentLaunch),
    place(\.behavior.lockScreen.idleTimeout), place(\.behavior.lockScreen.failedCopy),
    place(\.behavior.lockScreen.emptySession), place(\.behavior.lockScreen.updateConsumers),
    place(\.behavior.lockScreen.contextLimit), place(\.behavior.lockScreen.overLimitUpdate),
    place(\.behavior.lockScreen.openWithoutUserAction),
    place(\.behavior.lockScreen.contentArrival),
  ]

  private static let quirks = [
    place(\.quirks.staleOverlayAfterRemoval), place(\.quirks.reenableDoesNotStick),
    place(\.quirks.zoomNarrowsWhileActive), place(\.quirks.valueUpdate),
  ]
}
