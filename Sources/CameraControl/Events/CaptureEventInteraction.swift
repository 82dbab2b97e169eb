import Synchronization

/// An app's registration for capture events: one handler, or one for each kind of press.
///
/// The interaction must be on a view that is in front of the app, and the app must use the camera.
/// Handlers run on the main actor.
public final class CaptureEventInteraction: Sendable {
  /// What is called for a press.
  public typealias Handler = @MainActor @Sendable (CaptureEvent) -> Void

  private let primary: Handler
  private let secondary: Handler?
  private let state = Guarded(State())

  private struct State {
    var isEnabled = true
    var isDefaultSoundDisabled = false
    weak var view: CaptureView?
    var additionOrder: UInt64 = 0
  }

  private static let additions = Atomic<UInt64>(0)

  /// Makes an interaction with one handler for every press.
  public init(handler: @escaping Handler) {
    primary = handler
    secondary = nil
  }

  /// Makes an interaction with one handler for each kind of press.
  ///
  /// - Parameters:
  ///   - primaryHandler: Is called for the Camera Control, volume down, the Action button and an
  ///     AirPods stem.
  ///   - secondaryHandler: Is called for volume up.
  public init(
    primary primaryHandler: @escaping Handler, secondary secondaryHandler: @escaping Handler
  ) {
    primary = primaryHandler
    secondary = secondaryHandler
  }

  /// Whether the interaction takes presses; true at first.
  ///
  /// While it is false, the buttons do what the system has them do.
  public var isEnabled: Bool {
    get { state.withLock { $0.isEnabled } }
    set {
      let view = state.withLock { state in
        state.isEnabled = newValue
        return state.view
      }
      if !newValue { view?.app.phone.withdraw([self]) }
    }
  }

  /// Whether the app plays the sound of an AirPods press itself, if the press comes here; the
  /// switch of the whole app counts besides.
  public var isDefaultSoundDisabled: Bool {
    get { state.withLock { $0.isDefaultSoundDisabled } }
    set { state.withLock { $0.isDefaultSoundDisabled = newValue } }
  }

  /// The view that the interaction is on.
  public var view: CaptureView? { state.withLock { $0.view } }

  /// Puts the interaction on a view, or on none; returns the view it was on.
  func move(to view: CaptureView?) -> CaptureView? {
    state.withLock { state in
      defer { state.view = view }
      if view != nil {
        state.additionOrder = Self.additions.add(1, ordering: .relaxed).newValue
      }
      return state.view
    }
  }

  /// The larger, the later the interaction was put on its view.
  var additionOrder: UInt64 { state.withLock { $0.additionOrder } }

  /// Whether volume up has a handler of its own.
  var hasSecondaryHandler: Bool { secondary != nil }

  /// Calls the handler for a kind of press.
  @MainActor func handle(_ event: CaptureEvent, isSecondary: Bool) {
    if isSecondary, let secondary { secondary(event) } else { primary(event) }
  }
}

extension CaptureEventInteraction: Hashable {
  /// Tells whether two interactions are the same object.
  public static func == (lhs: CaptureEventInteraction, rhs: CaptureEventInteraction) -> Bool {
    lhs === rhs
  }

  /// Hashes the interaction by its identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
