public import CameraControl

/// An automatic search for short gesture scripts that make your app fail.
///
/// The exploration runs scripts on your app, and checks your conditions (properties) after each
/// step. For each property that doesn't hold, the exploration returns the shortest script it finds.
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
/// Every script runs on a new phone with a new app. Your code for the app, the steps, and the
/// properties runs in the isolation of the caller of `run`. A test on the main actor can explore
/// an app on the main actor. If your code has `await`, use an asynchronous `run`.
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

  /// Creates an exploration that runs synchronous code to create the app for each script.
  ///
  /// - Parameters:
  ///   - model: The model of the phone.
  ///   - settings: The settings of the phone.
  ///   - behavior: The options for behavior that Apple doesn't document.
  ///   - quirks: The reported quirks of real phones that the simulated phone reproduces.
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

  /// Creates an exploration that runs asynchronous code to create the app for each script.
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

  func changed(_ change: (inout Exploration) -> Void) -> Exploration {
    var copy = self
    change(&copy)
    return copy
  }
}
