import CameraControl

/// The settings, options and quirks of a phone before the first step.
struct PhoneSetUp: Hashable, Sendable {
  var settings = PhoneSettings()
  var behavior = PhoneBehavior()
  var quirks = Quirks()

  /// The values that differ from the defaults, such as `settings.cleanPreview = false`.
  var differences: [String] {
    Self.places.compactMap { place in
      place.text(self) == place.text(PhoneSetUp()) ? nil : "\(place.name) = \(place.text(self))"
    }
  }

  /// This setup with more default values; the setups nearest to the defaults come first.
  ///
  /// If few values differ, these are all combinations of fewer changes, so that the first one that
  /// fails is the simplest.
  var simpler: [PhoneSetUp] {
    let changed = Self.places.filter { place in resetting([place]) != self }
    if changed.count <= Self.mostForCombinations { return changed.omissions.map(resetting) }
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

  private static func places<Part, each Value: Sendable>(
    of part: WritableKeyPath<PhoneSetUp, Part> & Sendable,
    _ paths: repeat WritableKeyPath<Part, each Value> & Sendable
  ) -> [Place] {
    var places: [Place] = []
    for path in repeat each paths {
      let words = ["\(part)", "\(path)"].flatMap { $0.split(separator: ".").dropFirst() }
      places.append(
        Place(
          name: words.joined(separator: "."),
          text: { ValueText.text(of: $0[keyPath: part][keyPath: path]) },
          reset: { $0[keyPath: part][keyPath: path] = PhoneSetUp()[keyPath: part][keyPath: path] }))
    }
    return places
  }

  private static let places: [Place] = [
    places(
      of: \.settings, \.launchTarget, \.launchGesture, \.cleanPreview, \.focusLock,
      \.requireScreenOn, \.cameraControlEnabled, \.adjustmentsEnabled, \.hasUsageHistory,
      \.lightPressOpensOverlay, \.swipeOpensOverlay, \.lightPressForce,
      \.doubleLightPressSpeed, \.doubleClickSpeed, \.airPodsRemote, \.airPodsEligible,
      \.actionButton, \.lockScreenLaunches, \.controlCenterLaunches, \.actionButtonLaunches,
      \.systemVersion),
    places(
      of: \.behavior.button, \.force, \.lightCommit, \.lightDwell, \.doubleLightPressWindow,
      \.doubleClickWindow, \.lightHold, \.clickHold, \.slideSlop, \.haptics),
    places(
      of: \.behavior.overlay, \.initialControl, \.memory, \.timeouts.control, \.timeouts.list,
      \.contactKeepsAlive, \.lightPressInControl, \.overlayAfterClick, \.singleControlList,
      \.disabledItem, \.allDisabled, \.callbackOrder, \.cleanPreview, \.fullscreenScope,
      \.onRemoval, \.runtimeMutation, \.onDelegateCleared, \.sessionEndOrder,
      \.overlayNeedsInteraction, \.focusLock, \.overlayTouch),
    places(
      of: \.behavior.press, \.interactionPolicy, \.disabledMidPress, \.unhandledClick,
      \.unhandledHold, \.airPodsPhases),
    places(of: \.behavior.slide, \.slideGain, \.detentWidth, \.slideQuantum, \.listTravel),
    places(of: \.behavior.delivery, \.programmaticSetCallsAction, \.actionDelivery),
    places(of: \.behavior.display, \.valueFormat, \.displayMapping, \.exposureStep),
    places(
      of: \.behavior.session, \.maxControls, \.cameraInUse, \.undeterminedAccess, \.revokedAccess,
      \.interruptionEnd, \.overlappingInterruptions),
    places(
      of: \.behavior.lockScreen, \.requirementDeadline, \.minimumCameraTime, \.requirementRule,
      \.modifierCounts, \.monitorIntentLaunch, \.idleTimeout, \.failedCopy, \.emptySession,
      \.updateConsumers, \.contextLimit, \.overLimitUpdate, \.openWithoutUserAction,
      \.contentArrival),
    places(
      of: \.quirks, \.staleOverlayAfterRemoval, \.reenableDoesNotStick, \.zoomNarrowsWhileActive,
      \.valueUpdate),
  ].flatMap(\.self)
}
