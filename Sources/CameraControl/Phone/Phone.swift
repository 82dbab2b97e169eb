/// An iPhone as far as its buttons, its overlay and its capture sessions go.
///
/// A phone reads no clock. It is told what happens and when, tells its next deadline, and is told
/// that time passed:
///
/// ```swift
/// let phone = Phone(.iPhone16Pro)
/// let app = phone.launch("Camera")
/// phone.handle(.button(.volumeUp, isDown: true), at: .zero)
/// while let deadline = phone.nextDeadline { phone.advance(to: deadline) }
/// ```
///
/// A phone can be used from any thread. What it asks of apps runs on their queues, never under a
/// lock, in the order in which it came about.
public final class Phone: Sendable {
  /// What does the phone's work; devices hold on to it, so that they can outlive the phone.
  package let host: PhoneHost

  /// What modules over the core keep with this phone.
  package let keepsakes = Keepsakes()

  /// Makes a phone that is switched on, with no app in front.
  ///
  /// - Parameters:
  ///   - model: The kind of phone.
  ///   - settings: What the person chose.
  ///   - behavior: How the phone decides what Apple leaves open.
  ///   - quirks: Which reported oddities it has.
  ///   - symbols: Which symbol names exist.
  ///   - mainQueue: Where everything runs that an app is promised on the main actor. It has to end
  ///     up on the main thread: with `.inPlace`, use the phone from there only.
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

  /// How the phone decides what Apple leaves open.
  public var behavior: PhoneBehavior { host.behavior }

  /// Which reported oddities the phone has.
  public var quirks: Quirks { host.quirks }

  /// Where everything runs that an app is promised on the main actor.
  public var mainQueue: any CallbackQueue { host.mainQueue }
}

// MARK: - What happens to the phone

extension Phone {
  /// The present instant: that of the last input, or the last one the phone was told has come.
  public var now: PhoneInstant { host.now }

  /// When the phone next has something to do by itself; `nil` if never.
  public var nextDeadline: PhoneInstant? { host.nextDeadline }

  /// Lets everything happen that is due by `instant`; an instant that has passed changes nothing.
  public func advance(to instant: PhoneInstant) {
    host.advance(to: instant)
  }

  /// Takes an input; whatever is due before it happens first.
  ///
  /// - Parameters:
  ///   - input: What happens.
  ///   - instant: When; an instant that has passed counts as now.
  public func handle(_ input: PhoneInput, at instant: PhoneInstant) {
    host.take(input, at: instant)
  }

  /// Takes a reading of the Camera Control.
  ///
  /// - Parameter sample: The reading; whatever is due before it happens first.
  public func send(_ sample: ButtonSample) {
    host.take(sample)
  }

  /// Calls `handler` whenever ``nextDeadline`` has become another one.
  func observeDeadlines(_ handler: @escaping @Sendable () -> Void) -> ObservationToken {
    host.observeDeadlines(handler)
  }
}

// MARK: - Following what happens

extension Phone {
  /// Calls `handler` with what happens from now on, as long as the observation is kept.
  ///
  /// - Parameters:
  ///   - kinds: What to hear of; nothing else is made.
  ///   - handler: What hears of it, one record at a time and in order.
  /// - Returns: What keeps the observation.
  public func observe(
    _ kinds: PhoneRecord.Kinds = .all, _ handler: @escaping @Sendable (PhoneRecord) -> Void
  ) -> ObservationToken {
    host.follow(kinds) { records in
      for record in records { handler(record) }
    }
  }

  /// Calls `handler` with what happens from now on, several records at once if they come so.
  package func follow(
    _ kinds: PhoneRecord.Kinds, _ handler: @escaping @Sendable ([PhoneRecord]) -> Void
  ) -> ObservationToken {
    host.follow(kinds, handler)
  }

  /// Everything that happens from now on; the sequence ends with the phone.
  public var records: AsyncStream<PhoneRecord> {
    AsyncStream { continuation in
      let observation = host.follow(.all) { records in
        for record in records { continuation.yield(record) }
      } end: {
        continuation.finish()
      }
      continuation.onTermination = { _ in observation.cancel() }
    }
  }

  /// Everything the phone knows, as a value.
  package var snapshot: World { host.read { $0.world } }
}
