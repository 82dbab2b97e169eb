/// An app on a phone, which sessions and views belong to.
public struct PhoneApp: Sendable {
  /// The phone.
  public let phone: Phone

  package let id: AppID

  /// The phone's name for the app.
  public let identifier: String

  package init(phone: Phone, id: AppID, identifier: String) {
    self.phone = phone
    self.id = id
    self.identifier = identifier
  }

  /// Whether the app is in front and the screen is on.
  public var isInFront: Bool { phone.host.read { $0.world.front == id } }

  /// Whether the app plays the sound of an AirPods press itself; one value for the whole app.
  ///
  /// While it is `false`, as it is at first, the system plays its own sound.
  public var defaultCaptureSoundDisabled: Bool {
    get { phone.host.read { $0.world.isDefaultSoundDisabled(in: id) } }
    nonmutating set {
      phone.host.step { $0.world.setDefaultSoundDisabled(newValue, in: id) }
    }
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
