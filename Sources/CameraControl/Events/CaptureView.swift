/// Something on an app's screen that interactions can be on.
///
/// A view counts only while its app shows it: see ``PhoneApp/show(_:)-(CaptureView)``.
public final class CaptureView: Sendable {
  /// The app that the view belongs to.
  public let app: PhoneApp

  private let attached = Guarded<[CaptureEventInteraction]>([])

  /// Makes a view that is not shown yet.
  public init(in app: PhoneApp) {
    self.app = app
  }

  /// The interactions on the view, in the order they were added.
  public var interactions: [CaptureEventInteraction] { attached.withLock { $0 } }

  /// Puts an interaction on the view; one that is on another view moves here.
  public func addInteraction(_ interaction: CaptureEventInteraction) {
    let old = interaction.move(to: self)
    if let old { old.attached.withLock { $0.removeAll { $0 == interaction } } }
    attached.withLock { attached in
      attached.removeAll { $0 == interaction }
      attached.append(interaction)
    }
    // Somebody else can have moved it on meanwhile; what counts is where it says it is.
    if interaction.view !== self { attached.withLock { $0.removeAll { $0 == interaction } } }
    if let old, old !== self { old.app.phone.withdraw([interaction]) }
  }

  /// Takes an interaction off the view; one that is not on it is left alone.
  public func removeInteraction(_ interaction: CaptureEventInteraction) {
    let wasHere = attached.withLock { attached in
      guard let index = attached.firstIndex(of: interaction) else { return false }
      attached.remove(at: index)
      return true
    }
    guard wasHere else { return }
    _ = interaction.move(to: nil)
    app.phone.withdraw([interaction])
  }
}

extension CaptureView: Hashable {
  /// Tells whether two views are the same object.
  public static func == (lhs: CaptureView, rhs: CaptureView) -> Bool { lhs === rhs }

  /// Hashes the view by its identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
