import CameraControl
import CameraControlTesting
import CameraControlTraits
import Testing

/// Tests that an exploration in a test with a phone of its own runs each app on the phone of its script.
@Suite(.phone(.iPhone16)) struct CurrentPhoneTests {
  /// An app that finds its phone itself, as an app under Apple's names does.
  private final class App {
    let phone = AmbientPhone.app
    var taps: [PhoneApp?] = []
  }

  @Test(.explores(.random(scripts: 20, length: 4, seed: 1)))
  func theAppIsMadeOnThePhoneOfItsScript() throws {
    let result = try Exploration { _ in App() }
      .steps(.press(.volumeUp), .leaveApp)
      .step("tap", when: { phone, _ in AmbientPhone.app == phone.app }) { _, app in
        app.taps.append(AmbientPhone.app)
      }
      .stateKey { app in AmbientPhone.app == app.phone }
      .always("the app is on its phone") { phone, app in
        app.phone == phone.app && AmbientPhone.app == phone.app
          && app.taps.allSatisfy { $0 == phone.app }
      }
      .sometimes("it is tapped") { phone, app in !app.taps.isEmpty && AmbientPhone.app == phone.app
      }
      .explore()
    #expect(result.unseen.stateKeyCount == 1)
  }

  @Test(.explores(.random(scripts: 20, length: 4, seed: 1)))
  func anAsynchronousAppIsMadeOnThePhoneOfItsScript() async throws {
    try await Exploration { _ in
      await Task.yield()
      return App()
    }
    .steps(.press(.volumeUp), .leaveApp)
    .step("tap") { _, app in
      await Task.yield()
      app.taps.append(AmbientPhone.app)
    }
    .finally("the app is on its phone") { phone, app in
      await Task.yield()
      return app.phone == phone.app && app.taps.allSatisfy { $0 == phone.app }
        && AmbientPhone.app == phone.app
    }
    .explore()
  }

  /// The exploration leaves the phone of the test as it was.
  @Test(.explores(.scripts([.click]))) func thePhoneOfTheTestIsCurrentAfterwards() throws {
    let phone = try #require(SimulatedPhone.current)
    try Exploration { _ in App() }.explore()
    #expect(AmbientPhone.app == phone.app)
    #expect(phone.trace.entries.isEmpty)
  }
}
