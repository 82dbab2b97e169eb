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

/// How often apps were called once they were gone, and their phones, which go on calling.
@MainActor private final class LateCalls {
  fileprivate var count = 0
  fileprivate var phones: [SimulatedPhone] = []
}

/// An app that nothing keeps alive but the exploration.
@MainActor private final class FleetingApp {
  private(set) var presses = 0
  private let session: CaptureSession

  init(on phone: SimulatedPhone, _ late: LateCalls) throws {
    late.phones.append(phone)
    session = try phone.makeSession()
    phone.show(
      CaptureEventInteraction { [weak self] _ in
        if let self { presses += 1 } else { late.count += 1 }
      })
  }

  func look() throws {
    struct HalfAPress: Error {}
    if presses == 1 { throw HalfAPress() }
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
      .stateKey { app in app.recordings }
      .always("at most one recording") { _, app in app.recordings < 2 }
      .finally("no recording after a click") { _, app in
        await app.count == 0 || app.counting.clicks == 0
      }
    let result = try await exploration.run(.exhaustive(depth: 3))
    #expect(
      result.failures.map(\.property) == ["no recording after a click", "at most one recording"])
    #expect(
      result.failures.map { "\($0.script)" } == [
        "click; app record", "app record; app record",
      ])
    let test = try #require(result.failures.first?.test)
    #expect(test.hasPrefix("@MainActor @Test func noRecordingAfterAClick() async throws {\n"))
    #expect(
      test.hasSuffix("  try await exploration.run(.scripts(script)).expectNoFailure()\n}\n"))
  }

  @Test func aSynchronousTestIsPastedAsOne() throws {
    let test = try #require(
      try Exploration { phone in try CountingApp(on: phone) }
        .always("2 clicks", { _, app in app.clicks < 2 })
        .run(.scripts([.click, .click])).failures.first?.test)
    #expect(test.hasPrefix("@Test func test2Clicks() throws {\n"))
    #expect(test.hasSuffix("  try exploration.run(.scripts(script)).expectNoFailure()\n}\n"))
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

  /// A run that looks for one property only ends when that is broken, with calls that are on their way.
  @MainActor @Test func anAppLivesUntilItsPhoneIsQuiet() async throws {
    let late = LateCalls()
    let result = try await Exploration { phone in try FleetingApp(on: phone, late) }
      .step("look") { _, app in try app.look() }.orders(8)
      .run(.scripts([.click, .app("look")]))
    #expect(result.failures.map { "\($0.script)" } == ["click; app look"])
    for phone in late.phones { await phone.settle() }
    #expect(late.count == 0)
  }

  @Test func aCancelledTaskEndsWithWhatWasFound() async throws {
    let exploring = Task {
      var runs = 0
      return try await Exploration { phone in try CountingApp(on: phone) }
        // Nothing here calls the app, so no phone waits for the main actor, which other tests use.
        .steps(.wait(.seconds(1)))
        .finally("the task is canceled after ten runs") { _, _ in
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

  /// Nothing in these scripts has to wait, and another test would wait until all of them are over.
  @MainActor @Test func othersHaveTheMainActorBetweenTwoScripts() async throws {
    var (scripts, heard): (Int, Int?) = (0, nil)
    let other = Task { heard = scripts }
    _ = try await Exploration { phone in try CountingApp(on: phone) }
      .finally("count") { _, _ in
        scripts += 1
        return true
      }
      .steps(.wait(.seconds(1)))
      .run(.random(scripts: 50, length: 1, seed: 1))
    await other.value
    #expect(try #require(heard) < 5)
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
