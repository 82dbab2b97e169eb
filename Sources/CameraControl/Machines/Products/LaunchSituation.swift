/// All facts that decide the outcome of a launch, and the decision: LCH01 to LCH16.
///
/// The situation contains no identifiers, so that a test can go through the whole table.
package struct LaunchSituation: Hashable, Sendable {
  /// The screen that the person sees.
  package enum Place: Hashable, Sendable, CaseIterable {
    case lockScreen
    case homeScreen
    case app
    /// The capture extension of the product to launch.
    case captureExtension
    /// The capture extension of another product.
    case otherCaptureExtension
  }

  /// Whether the person can use the source, if the device has it and the current screen shows it.
  package enum Reach: Hashable, Sendable, CaseIterable {
    case inReach
    case screenOff
    case buttonOff
  }

  package var source: LaunchSource
  package var reach: Reach
  package var place: Place
  /// Whether the phone would ask the person to authenticate.
  package var isLocked: Bool
  /// Whether the device has the hardware of the source.
  package var hasSource: Bool
  /// The product that the person has chosen for the source.
  package var product: String?
  /// The parts of the product; `nil` if it is not installed.
  package var parts: ProductParts?
  /// Whether the person allows the product's app to use the camera.
  package var access: AuthorizationStatus
  /// The outcome if the phone asks the person to authenticate.
  package var answer: AuthenticationAnswer

  package init(
    source: LaunchSource, reach: Reach, place: Place, isLocked: Bool, hasSource: Bool,
    product: String?, parts: ProductParts?, access: AuthorizationStatus,
    answer: AuthenticationAnswer
  ) {
    self.source = source
    self.reach = reach
    self.place = place
    self.isLocked = isLocked
    self.hasSource = hasSource
    self.product = product
    self.parts = parts
    self.access = access
    self.answer = answer
  }

  /// The result of a launch; a locked phone unlocks before an app opens.
  package var decision: LaunchOutcome {
    guard hasSource else { return .nothing(.noSuchSource(source)) }
    switch reach {
    case .inReach: break
    case .screenOff: return .nothing(.screenOff)
    case .buttonOff: return .nothing(.buttonOff)
    }
    guard isHere else { return .nothing(.notHere(source)) }
    guard let product else { return .nothing(.nothingChosen(source)) }
    guard let parts else { return .nothing(.notInstalled(product)) }
    if case .icon = source { return app(product, parts) }
    if let reason = parts.reasonNotToOffer { return .nothing(reason) }
    switch place {
    case .homeScreen, .app: return app(product, parts)
    case .captureExtension: return .nothing(.alreadyInFront)
    case .lockScreen, .otherCaptureExtension: return decisionOnTheLockScreen(product, parts)
    }
  }

  private var isHere: Bool {
    switch source {
    case .cameraControl, .controlCenter, .actionButton: true
    case .lockScreenControl: place == .lockScreen
    case .icon: place == .homeScreen || place == .app
    }
  }

  private func decisionOnTheLockScreen(_ product: String, _ parts: ProductParts) -> LaunchOutcome {
    switch access {
    case .authorized: return .captureExtension(product, from: source)
    case .denied, .restricted, .notDetermined:
      guard isLocked, answer != .succeeds else { return app(product, parts) }
      return .nothing(.notAuthenticated(answer))
    }
  }

  private func app(_ product: String, _ parts: ProductParts) -> LaunchOutcome {
    parts.hasApp ? .app(product, from: source) : .nothing(.notInstalled(product))
  }
}

/// How the person responds when the phone asks them to authenticate.
public enum AuthenticationAnswer: String, Hashable, Codable, Sendable, CaseIterable {
  /// The person authenticates, and the phone unlocks.
  case succeeds
  /// The phone does not recognize the person.
  case fails
  /// The person cancels.
  case cancels
}
