public import CameraControl

/// A search for the script that breaks an app.
///
/// The exploration tries scripts on your app, checks your properties after each step, and returns
/// the shortest script that it finds for each broken property.
///
/// ```swift
/// let exploration = Exploration(.iPhone16Pro) { phone in try CameraApp(on: phone) }
///   .steps(.lightPress, .slide(by: 0.5), .click, .leaveApp, .returnToApp)
///   .step("the user taps record") { phone, app in app.record() }
///   .always("no photo without a click") { phone, app in app.photos <= app.clicks }
/// let result = try exploration.run(.exhaustive(depth: 4))
/// try result.expectNoFailure()
/// ```
///
/// Every script runs on a new phone with a new app. The app, its steps, and its properties run in
/// the isolation of the code that calls `run`, so a test on the main actor can explore an app on
/// the main actor. If your code has `await`, use an asynchronous `run`.
public struct Exploration<App> {
  var plan: ExplorationPlan
  let makeApp: AppCode<Void, App>
  var appSteps: [AppStep] = []
  var stateKey: [AppCode<App, AnyHashable>] = []
  var properties: [Property] = []
  var goals: [[AppCode<App, Bool>]] = []
  var reportProgress: (ExplorationProgress) -> Void = { _ in }
  var isWanted: () -> Bool = { true }

  /// Returns a clock that begins now, for parts that have a time.
  var startClock: () -> () -> Duration = {
    let start = ContinuousClock.now
    return { ContinuousClock.now - start }
  }

  /// Creates an exploration of an app that synchronous code creates.
  ///
  /// - Parameters:
  ///   - model: The model of the phone.
  ///   - settings: The settings of the phone.
  ///   - behavior: How the phone behaves where Apple's documentation doesn't say.
  ///   - quirks: The reported quirks of the phone.
  ///   - makeApp: Code that creates the app on a new phone, once for every script.
  public init(
    _ model: PhoneModel = .iPhone16Pro, settings: PhoneSettings = PhoneSettings(),
    behavior: PhoneBehavior = PhoneBehavior(), quirks: Quirks = Quirks(),
    makeApp: @escaping (SimulatedPhone) throws -> App
  ) {
    plan = ExplorationPlan(
      model, PhoneSetUp(settings: settings, behavior: behavior, quirks: quirks))
    self.makeApp = .now { phone, _ in try makeApp(phone) }
  }

  /// Creates an exploration of an app that asynchronous code creates.
  public init(
    _ model: PhoneModel = .iPhone16Pro, settings: PhoneSettings = PhoneSettings(),
    behavior: PhoneBehavior = PhoneBehavior(), quirks: Quirks = Quirks(),
    makeApp: nonisolated(nonsending) @escaping (SimulatedPhone) async throws -> App
  ) {
    plan = ExplorationPlan(
      model, PhoneSetUp(settings: settings, behavior: behavior, quirks: quirks))
    self.makeApp = .later { phone, _ in try await makeApp(phone) }
  }

  /// The model of the phone that is explored.
  package var model: PhoneModel { plan.model }

  /// Whether the exploration knows how to shorten a script that ends the process.
  package var shrinksCrashes: Bool { plan.childProgram != nil }

  /// Returns a copy of the exploration with a change.
  func changed(_ change: (inout Exploration) -> Void) -> Exploration {
    var copy = self
    change(&copy)
    return copy
  }
}
