/// The objects of a phone, by their identifiers.
///
/// It retains the objects that the phone's world mentions: controls in a session, inputs, shown
/// views, interactions on a view. Sessions and devices belong to the app, so it only refers to
/// them. It releases nothing: it returns each removed object, and the object's effect releases it.
struct Registry: Sendable {
  var controls = IdentifierTable<Identified.Control, any ControlObject>()
  var delegates = IdentifierTable<Identified.Delegate, any DelegateObject>()
  var interactions = IdentifierTable<Identified.Interaction, any InteractionObject>()
  var parts = IdentifierTable<Identified.Part, any AnyObject & Sendable>()
  /// The views that apps show.
  var shownViews = IdentifierTable<Identified.View, any AnyObject & Sendable>()
  private var sessions = IdentifierTable<Identified.Session, Remembered.Session>()
  var products = IdentifierTable<Identified.Product, any ProductObject>()
  private var devices = IdentifierTable<Identified.Device, Remembered.Device>()
  private var views = IdentifierTable<Identified.View, Remembered.View>()
  private var transitions = IdentifierTable<Identified.App, ObserverList<AppTransition>>()

  // Objects that are not retained. A generic type cannot refer weakly to objects of a protocol, and
  // a cast from a wider type to the protocol costs as much as a whole reading.
  private enum Remembered {
    struct Session: Sendable {
      let link: Link
      var delegateQueue: (any CallbackQueue)?

      // An object, because every look at a weak reference in a table copies it, which costs as much
      // as several locks.
      final class Link: Sendable {
        weak let object: (any SessionObject)?

        init(_ object: any SessionObject) { self.object = object }
      }
    }
    struct Device: Sendable { weak let object: (any DeviceObject)? }
    struct View: Sendable { weak let object: (any AnyObject & Sendable)? }
  }

  // MARK: What is there

  mutating func remember(_ session: any SessionObject, as id: SessionID) {
    sessions[id] = Remembered.Session(link: Remembered.Session.Link(session))
  }

  mutating func remember(_ device: any DeviceObject, as id: DeviceID) {
    devices[id] = Remembered.Device(object: device)
  }

  mutating func remember(_ view: any AnyObject & Sendable, as id: ViewID) {
    views[id] = Remembered.View(object: view)
  }

  /// Returns the observers of an app's transitions.
  mutating func listeners(to app: AppID) -> ObserverList<AppTransition> {
    if let known = transitions[app] { return known }
    let new = ObserverList<AppTransition>()
    transitions[app] = new
    return new
  }

  /// Keeps the queue of a session's delegate; returns the old one for the caller to release.
  mutating func setQueue(
    _ queue: (any CallbackQueue)?, of session: SessionID
  ) -> (any CallbackQueue)? {
    sessions.change(at: session) { session in
      defer { session.delegateQueue = queue }
      return session.delegateQueue
    } ?? nil
  }

  /// Forgets a session; returns the queue of its delegate for the caller to release.
  mutating func forget(_ session: SessionID) -> (any CallbackQueue)? {
    sessions.remove(session)?.delegateQueue
  }

  mutating func forget(_ view: ViewID) { views[view] = nil }

  // MARK: Finding

  func queue(of session: SessionID) -> (any CallbackQueue)? {
    sessions.read(session, \.delegateQueue) ?? nil
  }
  func session(_ id: SessionID) -> (any SessionObject)? {
    sessions.read(id) { $0.link.object } ?? nil
  }
  func device(_ id: DeviceID) -> (any DeviceObject)? { devices.read(id) { $0.object } ?? nil }
  func view(_ id: ViewID) -> (any AnyObject & Sendable)? { views.read(id) { $0.object } ?? nil }

  /// Returns the identifier of a control that the world still mentions.
  func id(of control: any ControlObject) -> ControlID? { controls.first { $0 === control } }

  /// Returns an effect with its objects, or `nil` if an object no longer exists.
  mutating func withObjects(_ effect: PhoneEffect<Identifiers>) -> PhoneEffect<Objects>? {
    switch effect {
    case .value(let id, let value, let number):
      controls[id].map { .value($0, value, number: number) }
    case .callback(let callback, let delegate, let session):
      delegates[delegate].flatMap { delegate in
        self.session(session).map { .callback(callback, to: delegate, of: $0) }
      }
    case .press(let id, let press): interactions[id].map { .press($0, press) }
    case .notify(let id, let notification): session(id).map { .notify($0, notification) }
    case .transition(let id, let transition):
      transitions[id].map { .transition((id, $0), transition) }
    case .device(let id, let change): device(id).map { .device($0, change) }
    case .biasApplied(let id, let ticket, let instant):
      device(id).map { .biasApplied($0, ticket: ticket, instant) }
    case .product(let id, let command): products[id].map { .product((id, $0), command) }
    case .release(let retained): remove(retained).map { .release(Handoff($0)) }
    }
  }

  /// Removes what retains its phone, the shown views and the code of products, and returns it for
  /// release.
  mutating func removeOwners() -> [any AnyObject & Sendable] {
    if shownViews.isEmpty, products.isEmpty { return [] }
    defer {
      shownViews = IdentifierTable()
      products = IdentifierTable()
    }
    return Array(shownViews.values) + products.values.map { $0 as any AnyObject & Sendable }
  }

  private mutating func remove(_ retained: RetainedID) -> (any AnyObject & Sendable)? {
    switch retained {
    case .control(let id): controls.remove(id)
    case .delegate(let id): delegates.remove(id)
    case .interaction(let id): interactions.remove(id)
    case .part(let id, of: _): parts.remove(id)
    case .view(let id): shownViews.remove(id)
    }
  }
}
