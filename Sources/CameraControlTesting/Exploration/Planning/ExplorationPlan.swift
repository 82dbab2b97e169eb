import CameraControl

/// What an exploration does, apart from the code of the app.
struct ExplorationPlan: Sendable {
  let model: PhoneModel
  var settings: PhoneSettings
  var behavior: PhoneBehavior
  let quirks: Quirks

  /// The gestures to try; `nil` stands for the usual ones.
  var gestures: [GestureStep]?

  /// The waits to try.
  var waits: [DeadlineWait]?

  /// The names of the app's steps.
  var appSteps: [String] = []

  /// The built-in claims that are checked.
  var builtIn: Set<BuiltInClaim> = BuiltInClaim.usual

  /// The alternatives of options, and the orders of delivery, under which every script is run.
  var variants: [ExplorationVariant] = [ExplorationVariant()]

  /// After how many broken claims the exploration ends.
  var mostFailures = Int.max

  init(
    _ model: PhoneModel, _ settings: PhoneSettings, _ behavior: PhoneBehavior, _ quirks: Quirks
  ) {
    self.model = model
    self.settings = settings
    self.behavior = behavior
    self.quirks = quirks
  }

  /// The moves that scripts are made of.
  var alphabet: Alphabet {
    Alphabet(gestures: gestures, waits: waits, appSteps: appSteps, model: model)
  }

  /// Returns a new phone.
  func makePhone(_ variant: ExplorationVariant) -> SimulatedPhone {
    var behavior = behavior
    variant.apply(to: &behavior)
    let phone = SimulatedPhone(
      model, settings: settings, behavior: behavior, quirks: quirks, delivery: variant.delivery)
    // What a script leaves behind is a matter of claims.
    phone.onLeftover = { _ in }
    return phone
  }
}
