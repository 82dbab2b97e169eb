/// An iPhone, reduced to its buttons, its overlay and its capture sessions.
///
/// A phone reads no clock. It is told what happens and when, reports its next deadline, and is told
/// that time passed:
///
/// ```swift
/// let phone = Phone(.iPhone16Pro)
/// let app = phone.launch("Camera")
/// phone.handle(.button(.volumeUp, isDown: true), at: .zero)
/// while let deadline = phone.nextDeadline { phone.advance(to: deadline) }
/// ```
///
/// A phone can be used from any thread. Its calls to apps run on the apps' queues, never under a
/// lock, in the order in which they came about.
public final class Phone: Sendable {
  /// The object that does the phone's work; devices retain it, so that they can outlive the phone.
  package let host: PhoneHost

  /// The objects that modules above the core keep with this phone.
  package let attachedObjects = AttachedObjects()

  let strays = StraySessions()

  /// Creates a phone that is switched on, with no app in front.
  ///
  /// - Parameters:
  ///   - model: The kind of phone.
  ///   - settings: The person's choices.
  ///   - behavior: The phone's choices where Apple's documentation is silent.
  ///   - quirks: The phone's reported oddities.
  ///   - symbols: The symbol names that exist.
  ///   - mainQueue: The queue for everything that an app is promised on the main actor. It must end
  ///     up on the main thread: with `.inPlace`, use the phone only from there.
  public convenience init(
    _ model: PhoneModel = .iPhone16Pro, settings: PhoneSettings = PhoneSettings(),
    behavior: PhoneBehavior = PhoneBehavior(), quirks: Quirks = Quirks(),
    symbols: SymbolCatalog = .wellFormed, mainQueue: any CallbackQueue = .main
  ) {
    self.init(
      model, settings: settings, behavior: behavior, quirks: quirks, symbols: symbols,
      mainQueue: mainQueue, courier: nil)
  }

  package init(
    _ model: PhoneModel, settings: PhoneSettings, behavior: PhoneBehavior, quirks: Quirks,
    symbols: SymbolCatalog, mainQueue: any CallbackQueue, courier: (any Courier)?
  ) {
    host = PhoneHost(
      model, settings: settings, behavior: behavior, quirks: quirks, symbols: symbols,
      mainQueue: mainQueue, courier: courier)
  }

  deinit { host.endFollowing() }
}

extension Phone {
  /// The kind of phone.
  public var model: PhoneModel { host.model }

  /// The phone's choices where Apple's documentation is silent.
  public var behavior: PhoneBehavior { host.behavior }

  /// The phone's reported oddities.
  public var quirks: Quirks { host.quirks }

  /// The queue for everything that an app is promised on the main actor.
  public var mainQueue: any CallbackQueue { host.mainQueue }
}

// MARK: - What happens to the phone

extension Phone {
  /// The present instant: that of the last input, or the latest that the phone was told has come.
  public var now: PhoneInstant { host.now }

  /// The instant at which the phone next acts by itself, or `nil` if there is none.
  public var nextDeadline: PhoneInstant? { host.nextDeadline }

  /// Performs everything that is due by `instant`; an instant in the past changes nothing.
  public func advance(to instant: PhoneInstant) {
    host.advance(to: instant)
  }

  /// Handles an input, after everything that is due before it.
  ///
  /// - Parameters:
  ///   - input: What happens.
  ///   - instant: The instant at which it happens; a past one counts as now.
  public func handle(_ input: PhoneInput, at instant: PhoneInstant) {
    host.receive(input, at: instant)
  }

  /// Handles a reading of the Camera Control, after everything that is due before it.
  ///
  /// - Parameter sample: The reading.
  public func send(_ sample: ButtonSample) {
    host.receive(sample)
  }

  /// Handles a reading for a caller that holds back the courier.
  package func sendHeld(_ sample: ButtonSample) {
    host.receive(sample, isHeld: true)
  }

  /// Handles an input for a caller that holds back the courier.
  package func handleHeld(_ input: PhoneInput, at instant: PhoneInstant) {
    host.receive(input, at: instant, isHeld: true)
  }

  /// Calls `handler` whenever ``nextDeadline`` has changed.
  func observeDeadlines(_ handler: @escaping @Sendable () -> Void) -> ObservationToken {
    host.observeDeadlines(handler)
  }
}

// MARK: - Following what happens

extension Phone {
  /// Calls `handler` with what happens from now on, for as long as the observation is kept.
  ///
  /// - Parameters:
  ///   - kinds: The kinds of records to receive; no others are created.
  ///   - handler: Called with one record at a time, in order.
  /// - Returns: A token that keeps the observation.
  public func observe(
    _ kinds: PhoneRecord.Kinds = .all, _ handler: @escaping @Sendable (PhoneRecord) -> Void
  ) -> ObservationToken {
    let following = host.follow(kinds) { records in
      for record in records { handler(record) }
    }
    return ObservationToken { following.end() }
  }

  /// A sequence of everything that happens from now on, which ends with the phone.
  public var records: AsyncStream<PhoneRecord> {
    AsyncStream { continuation in
      let following = host.follow(.all) { records in
        for record in records { continuation.yield(record) }
      } end: {
        continuation.finish()
      }
      continuation.onTermination = { _ in following.end() }
    }
  }

  /// Everything that the phone knows, as a value.
  package var snapshot: World { host.read { $0.world } }

  /// What the phone looks like now.
  package var summary: PhoneSummary { host.read { $0.world.summary } }

  /// What decides how the phone goes on: see `World.situation`.
  package var situation: World {
    let now = host.now
    return host.read { state in
      var world = state.world
      world.catchUp(to: now)
      return world.situation
    }
  }

  /// How the controls that the phone mentions look now, in the order in which it learned of them.
  package var faces: [ControlFace] { host.read { $0.world.faces } }

  /// Where the values of these controls are, in the same order.
  package var levels: [ControlLevel] { host.read { $0.world.levels } }
}
