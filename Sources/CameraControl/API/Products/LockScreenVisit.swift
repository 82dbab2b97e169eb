/// A visit to a capture extension: one launch, with a process and a directory of its own.
public struct LockScreenVisit: Sendable {
  /// The process of the extension.
  public let app: PhoneApp

  /// The name of the visit's directory.
  public let directory: String

  package let id: VisitID

  /// Whether the visit lasts.
  public var isOpen: Bool { app.phone.host.read { $0.world.product(of: id) } != nil }

  /// Deletes what the extension has written so far; does nothing once the visit is over.
  public func emptyContent() {
    app.phone.host.step { $0.world.emptyContent(of: id) }
  }

  package func openApplication(ticket: UInt64) -> World.Opening {
    app.phone.host.step {
      $0.world.openApplication(from: id, ticket: ticket)
    }
  }
}
