import CameraControl
import CameraControlTesting
import Testing

/// An app on the main actor, which does part of its work in asynchronous functions.
@MainActor private final class MainActorApp {
  let counting: CountingApp
  private(set) var recordings = 0

  init(on phone: SimulatedPhone) async throws {
    await Task.yield()
    counting = try CountingApp(on: phone)
  }

  func record() async {
    await Task.yield()
    recordings += 1
  }

  var count: Int { get async { recordings } }
}

/// An app whose handlers end the process if they are called once it is gone.
@MainActor private final class UnownedApp {
  private var session: CaptureSession?
  private(set) var calls = 0

  init(on phone: SimulatedPhone) throws {
    let slider = try CaptureSlider("Focus", symbolName: "circle", in: 0...1)
    slider.setActionQueue(.main) { [unowned self] _ in MainActor.assumeIsolated { calls += 1 } }
    session = try phone.makeSession([slider])
    phone.show(CaptureEventInteraction { [unowned self] _ in calls += 1 })
  }
}

@Suite struct ExploringAsynchronouslyTests {
  @MainActor @Test func aMainActorTestExploresAMainActorApp() async throws {
    let exploration = Exploration(.iPhone16Pro) { phone in try await MainActorApp(on: phone) }
      .steps(.click, .leaveApp, .returnToApp)
      .step("record") { _, app in
        MainActor.assertIsolated()
        await app.record()
      }
      .alike { app in app.recordings }
      .always("at most one recording") { _, app in app.recordings < 2 }
      .finally("no recording after a click") { _, app in
        await app.count == 0 || app.counting.clicks == 0
      }
    let result = try await exploration.run(.exhaustive(depth: 3))
    #expect(
      result.failures.map(\.claim) == ["no recording after a click", "at most one recording"])
    #expect(
      result.failures.map { "\($0.script)" } == [
        "click; app record", "app record; app record",
      ])
  }

  @MainActor @Test func aSynchronousRunRefusesAsynchronousCode() throws {
    let exploration = Exploration { phone in try CountingApp(on: phone) }
      .step("wait") { _, _ in await Task.yield() }
    let error = #expect(throws: ExplorationError.self) { try Self.run(exploration) }
    #expect(error?.problem.contains("The step “wait” is asynchronous or needs an actor") == true)
  }

  private static func run(_ exploration: Exploration<CountingApp>) throws {
    _ = try exploration.run(.exhaustive(depth: 1))
  }

  /// The phone calls handlers on the main queue later than the script goes on, and they need the app.
  @MainActor @Test func anAppLivesAsLongAsThePhoneCallsIt() async throws {
    let result = try await Exploration { phone in try UnownedApp(on: phone) }
      .finally("no press ends") { _, app in app.calls == 0 }
      .without(.nothingLeftOver, .noFinding)
      .run(.scripts([.doubleLightPress, .click]))
    #expect(result.failures.map(\.claim) == ["no press ends"])
  }

  @Test func aCancelledTaskEndsWithWhatWasFound() async throws {
    let exploring = Task {
      var runs = 0
      return try await Exploration { phone in try CountingApp(on: phone) }
        .finally("the task is cancelled after ten runs") { _, _ in
          runs += 1
          if runs == 10 { withUnsafeCurrentTask { $0?.cancel() } }
          await Task.yield()
          return true
        }
        .run(.random(scripts: 1_000, length: 2, seed: 1))
    }
    let result = try await exploring.value
    // The one that was running does not count.
    #expect(result.scripts == 8)
    #expect(!result.isComplete)
  }

  @Test func aTestOutsideOfAnyActorExploresAnAppThatIsNotSendable() async throws {
    let exploration = Exploration { phone in try CountingApp(on: phone) }
      .step("wait") { _, app in
        await Task.yield()
        app.note("waited")
      }
      .steps(.click)
      .always("a click comes first") { _, app in app.steps.isEmpty || app.clicks > 0 }
    let result = try await exploration.run(.random(scripts: 20, length: 5, seed: 3))
    #expect(result.failures.map { "\($0.script)" } == ["app wait"])
  }
}
