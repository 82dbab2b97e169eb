import CameraControl
import CameraControlTesting
import CameraControlTraits
import Testing

/// Tests that a case of a test has a phone of its own, everywhere in it and nowhere else.
@Suite(.phone(.iPhone16)) struct PhoneTraitTests {
  private let phoneOfTheSuite = SimulatedPhone.current

  @Test func theSuiteGivesEveryTestAPhone() throws {
    let phone = try #require(SimulatedPhone.current)
    #expect(phone.model == .iPhone16)
    #expect(phone === phoneOfTheSuite)
  }

  @Test(.phone(.iPhone15)) func theTestsOwnTraitTakesPrecedence() throws {
    #expect(SimulatedPhone.current?.model == .iPhone15)
  }

  @Test(.phone(.iPhone16Pro), .phone(.iPhone15)) func theLastTraitTakesPrecedence() throws {
    #expect(SimulatedPhone.current?.model == .iPhone15)
  }

  @Test(
    .phone(
      .iPhone16Pro, settings: Self.settings, behavior: Self.behavior, quirks: Self.quirks,
      delivery: .shuffled(seed: 7)))
  func thePhoneIsAsTheTraitSays() throws {
    let phone = try #require(SimulatedPhone.current)
    #expect(phone.settings == Self.settings)
    #expect(phone.core.behavior == Self.behavior)
    #expect(phone.core.quirks == Self.quirks)
    #expect(phone.delivery == .shuffled(seed: 7))
  }

  @Test func tasksOfTheTestHaveThePhone() async throws {
    let phone = try #require(SimulatedPhone.current)
    #expect(await Task { SimulatedPhone.current === phone }.value)
    async let child = SimulatedPhone.current === phone
    #expect(await child)
    #expect(await Task.detached { SimulatedPhone.current == nil }.value)
  }

  @Test @MainActor func aTestOnTheMainActorHasThePhone() async throws {
    let phone = try #require(SimulatedPhone.current)
    let recorder = Recorder(on: phone)
    let session = try phone.makeSession()
    phone.show(recorder.interaction())
    await phone.click()
    #expect(recorder.log == ["press began", "press ended"])
    try session.stopRunning()
  }

  @Test func codeThatCannotBePassedAPhoneFindsItsApp() async throws {
    let phone = try #require(SimulatedPhone.current)
    #expect(AmbientPhone.app == phone.app)
    #expect(await Task { AmbientPhone.app }.value == phone.app)
  }

  @Suite struct Inner {
    @Test func aSuiteInTheSuiteHasAPhoneToo() {
      #expect(SimulatedPhone.current?.model == .iPhone16)
    }
  }

  private static let settings = {
    var settings = PhoneSettings()
    settings.cleanPreview = false
    return settings
  }()
  private static let behavior = PhoneBehavior { $0.button.haptics = false }
  private static let quirks = {
    var quirks = Quirks()
    quirks.reenableDoesNotStick = true
    return quirks
  }()
}

/// Tests without the trait.
struct WithoutPhoneTraitTests {
  @Test func thereIsNoPhone() {
    #expect(SimulatedPhone.current == nil)
    #expect(AmbientPhone.app == nil)
  }
}

/// Tests cases that run at the same time.
@Suite(.phone()) struct ParallelCasesTests {
  @Test(arguments: 0..<1000) func aCaseSeesOnlyItsOwnPhone(number: Int) async throws {
    let phone = try #require(SimulatedPhone.current)
    phone.note("before \(number)")
    await Task.yield()
    await phone.click()
    await Task { SimulatedPhone.current?.note("after \(number)") }.value
    #expect(phone.trace.only(.app).texts == ["before \(number)", "after \(number)"])
    #expect(phone.unanswered.count == 1)
  }
}
