/// An app on a phone, with its sessions and views.
public struct PhoneApp: Sendable {
  /// The phone on which the app runs.
  public let phone: Phone

  package let id: AppID

  /// The name that identifies the app on the phone.
  public let identifier: String

  package init(phone: Phone, id: AppID, identifier: String) {
    self.phone = phone
    self.id = id
    self.identifier = identifier
  }

  init(phone: Phone, _ known: World.KnownApp) {
    self.init(phone: phone, id: known.id, identifier: known.identifier)
  }

  /// The process of the app that runs, or else this one: an app that was opened again has a new
  /// process (EVT41).
  package var running: PhoneApp {
    let process = phone.host.read { [id, identifier] state in
      state.world.isRunning(id) ? id : state.world.knownApp(identifier) ?? id
    }
    return PhoneApp(phone: phone, id: process, identifier: identifier)
  }

  /// Whether the app is in front and the screen is on.
  public var isInFront: Bool { phone.host.read { $0.world.front == id } }

  /// Whether to turn off the system's sound for all AirPods presses that the app receives.
  ///
  /// The default is `false`. If you turn off the system's sound, your app can play its own.
  public var defaultCaptureSoundDisabled: Bool {
    get { phone.host.read { $0.world.isDefaultSoundDisabled(in: id) } }
    nonmutating set {
      phone.host.change { $0.world.apps[id]?.defaultCaptureSoundDisabled = newValue }
    }
  }

  /// Calls `handler` on the main queue with each step of the app that leaves the foreground or
  /// returns, until the observation is released.
  ///
  /// The app's sessions are interrupted, and run again, in their place among these calls (SES40).
  package func observeTransitions(
    _ handler: @escaping @MainActor @Sendable (AppTransition) -> Void
  ) -> ObservationToken {
    let listeners = phone.host.change { [id] state in
      state.world.observeTransitions(of: id)
      return state.registry.listeners(to: id)
    }
    return listeners.add { transition in MainActor.assumeIsolated { handler(transition) } }
  }

  /// The encoded app context, which all processes of a product share, and which an app without a product
  /// has for itself (LCK55, LCK75).
  package var appContext: [UInt8]? { phone.host.read { $0.world.context(of: identifier) } }

  /// Stores an encoded app context; `nil` forgets it.
  package func setAppContext(_ context: [UInt8]?) throws(CaptureError) {
    let refusal = phone.host.change { $0.world.setContext(context, of: identifier, by: id) }
    if let refusal { throw refusal }
  }
}

extension PhoneApp: Hashable {
  /// Returns whether two values stand for the same app on the same phone.
  public static func == (lhs: PhoneApp, rhs: PhoneApp) -> Bool {
    lhs.phone === rhs.phone && lhs.id == rhs.id
  }

  /// Hashes the app by its identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(phone))
    hasher.combine(id)
  }
}
