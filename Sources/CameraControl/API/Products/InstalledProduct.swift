/// A camera app that is installed on a phone, with its processes, content, and camera access.
///
/// After a launch, read the product's processes and content:
///
/// ```swift
/// let process = try #require(photos.captureExtension)
/// await phone.swipeUp()
/// #expect(photos.contentDirectories == ["session-1"])
/// ```
public struct InstalledProduct: Sendable {
  /// The phone that the product is installed on.
  public let phone: Phone

  /// The name that identifies the product and its app on the phone.
  public let name: String

  package let id: ProductID

  /// The app's current process, or its last process if the app isn't running.
  public var app: PhoneApp {
    let process = phone.host.read { $0.world.appProcess(of: id) }
    return PhoneApp(phone: phone, id: process, identifier: name)
  }

  /// The process of the latest launch of the capture extension, or `nil` before the first launch.
  public var captureExtension: PhoneApp? {
    phone.host.read { $0.world.products[id]?.captureExtension }.map {
      PhoneApp(phone: phone, id: $0, identifier: "\(name) extension")
    }
  }

  /// The current launch of the capture extension, or `nil` if the extension isn't open.
  public var visit: LockScreenVisit? {
    guard let captureExtension, let visit = phone.host.read({ $0.world.products[id]?.life.visit })
    else {
      return nil
    }
    return LockScreenVisit(
      app: captureExtension, directory: visit.directory.name, id: visit.id)
  }

  /// Whether the person allows the product to use the camera, in all its processes.
  public var cameraAccess: AuthorizationStatus {
    get { phone.host.read { $0.world.authorization(of: name, for: .video) } }
    nonmutating set { phone.host.change { $0.world.authorize(name, newValue, for: .video) } }
  }

  /// The names of the content directories that the phone holds for the app, oldest first.
  ///
  /// The list that your app reads can be older than the phone's list.
  public var contentDirectories: [String] {
    phone.host.read { $0.world.products[id]?.shelf.offered.map(\.name) ?? [] }
  }

  /// The names of the directories in the list that the app can read, oldest first.
  package var listedDirectories: [String] {
    phone.host.read { $0.world.products[id]?.shelf.listed.map(\.name) ?? [] }
  }

  /// The encoded app context, which all targets of the product share.
  public var appContext: [UInt8]? { app.appContext }

  /// Stores an encoded app context, or removes it if you pass `nil`.
  ///
  /// - Parameter context: The encoded value.
  /// - Throws: ``CaptureError`` if the context is too large (LCK57). If the call throws, the
  ///   product keeps its previous context.
  public func setAppContext(_ context: [UInt8]?) throws(CaptureError) {
    let refusal = phone.host.change { $0.world.setContext(context, of: name) }
    if let refusal { throw refusal }
  }

  /// Deletes one of the product's content directories.
  ///
  /// If ``contentDirectories`` doesn't contain the name, the call has no effect.
  ///
  /// - Parameter directory: The directory's name.
  public func invalidate(_ directory: String) {
    phone.host.change { $0.world.invalidate(directory, of: id) }
  }

  /// Begins to consume updates; they go to the product's code, if the app runs.
  package func addConsumer() -> ConsumerID { phone.host.change { $0.world.addConsumer(of: id) } }

  /// Ends what ``addConsumer()`` began.
  package func removeConsumer(_ consumer: ConsumerID) {
    phone.host.change { $0.world.products[id]?.shelf.leave(consumer) }
  }

  /// Postpones the app's appearance until it is ended.
  package func beginDelayingAppearance() {
    phone.host.change { $0.world.products[id]?.appearanceDelays += 1 }
  }

  /// What the modules with Apple's names keep for the product.
  package var home: (any AnyObject & Sendable)? {
    (phone.host.read { $0.registry.products[id] } as? ProductBox)?.code.home
  }

  /// Ends a delay of the app's appearance.
  package func endDelayingAppearance() {
    phone.host.change { $0.world.endDelayingAppearance(of: id) }
  }
}

extension InstalledProduct: Hashable {
  /// Returns whether two values stand for the same product on the same phone.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.phone === rhs.phone && lhs.id == rhs.id
  }

  /// Hashes the product by its identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(phone))
    hasher.combine(id)
  }
}

/// One launch of a capture extension, with its own process and directory.
public struct LockScreenVisit: Sendable {
  /// The process of the extension.
  public let app: PhoneApp

  /// The name of the directory that the extension writes to.
  public let directory: String

  package let id: VisitID

  /// Whether the extension is still open.
  public var isOpen: Bool { app.phone.host.read { $0.world.product(of: id) } != nil }

  /// Deletes what the extension has written so far; does nothing once the visit is over.
  package func emptyContent() { app.phone.host.change { $0.world.emptyContent(of: id) } }

  package func openApplication(ticket: UInt64) -> World.Opening {
    app.phone.host.change { $0.world.openApplication(from: id, ticket: ticket) }
  }
}
