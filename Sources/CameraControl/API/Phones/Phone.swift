/// A simulated iPhone with buttons, the overlay of the Camera Control, and capture sessions.
///
/// A phone doesn't read a clock, so pass an instant with each input, and advance the phone's time.
/// To fire the timers, advance to each deadline:
///
/// ```swift
/// let phone = Phone(.iPhone16Pro)
/// let app = phone.launch("Camera")
/// phone.handle(.button(.volumeUp, isDown: true), at: .zero)
/// while let deadline = phone.nextDeadline { phone.advance(to: deadline) }
/// ```
///
/// You can use a phone from any thread. The phone calls each app on the app's queues, without
/// holding a lock, in the order of the events.
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
  ///   - settings: The settings that the person has chosen.
  ///   - behavior: The options for behavior that Apple doesn't document.
  ///   - quirks: The strange behavior, reported from real phones, that this phone reproduces.
  ///   - symbols: The SF Symbols names that the phone accepts.
  ///   - mainQueue: The queue for callbacks on the main actor. The queue must run work on the main
  ///     thread. If you pass `.inPlace`, use the phone only from the main thread.
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

  deinit {
    // The sequences of records end with the phone.
    for follower in host.read({ $0.followers }) { follower.finish() }
  }

  /// The kind of phone.
  public var model: PhoneModel { host.model }

  /// The options for behavior that Apple doesn't document.
  public var behavior: PhoneBehavior { host.behavior }

  /// The strange behavior, reported from real phones, that this phone reproduces.
  public var quirks: Quirks { host.quirks }

  /// The queue for callbacks on the main actor.
  public var mainQueue: any CallbackQueue { host.mainQueue }

  // MARK: What happens to the phone

  /// The phone's current time: the latest instant of any input or ``advance(to:)`` call.
  public var now: PhoneInstant { host.now }

  /// The instant at which the phone's next timer fires, or `nil` if no timer is pending.
  public var nextDeadline: PhoneInstant? { host.nextDeadline }

  /// Advances the phone's time to `instant`, and fires every timer that is due by then.
  ///
  /// If `instant` is in the past, the method has no effect.
  public func advance(to instant: PhoneInstant) { host.advance(to: instant) }

  /// Fires the timers that are due before an input, and then handles the input.
  ///
  /// - Parameters:
  ///   - input: The input, such as a press of a button.
  ///   - instant: The instant of the input; the phone treats a past instant as ``now``.
  public func handle(_ input: PhoneInput, at instant: PhoneInstant) {
    host.receive(input, at: instant)
  }

  /// Fires the timers that are due before a sensor reading, and then handles the reading.
  ///
  /// - Parameter sample: The reading of the Camera Control's sensors.
  public func send(_ sample: ButtonSample) { host.receive(sample) }

  // MARK: Following what happens

  /// Calls `handler` with each record from now on, until you release the returned token.
  ///
  /// - Parameters:
  ///   - kinds: The kinds of records to receive.
  ///   - handler: A closure that receives one record at a time, in order.
  /// - Returns: A token that keeps the handler registered until you release it.
  public func observe(
    _ kinds: PhoneRecord.Kinds = .all, _ handler: @escaping @Sendable (PhoneRecord) -> Void
  ) -> ObservationToken {
    let following = host.follow(kinds) { records in for record in records { handler(record) } }
    return ObservationToken { following.end() }
  }

  /// A stream of records, starting now; the stream ends when the phone is released.
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

  /// The state that decides how the phone continues: see `World.situation`.
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
}
