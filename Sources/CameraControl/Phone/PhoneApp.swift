/// An app on a phone; sessions and views belong to one.
public struct PhoneApp: Sendable {
  /// The phone.
  public let phone: Phone

  let state: AppState

  init(phone: Phone, state: AppState) {
    self.phone = phone
    self.state = state
  }

  /// What the phone calls the app.
  public var identifier: String { state.identifier }

  /// Whether the app is in front and the screen is on.
  public var isInFront: Bool { phone.frontApp == self }

  /// Whether the app plays the sound of an AirPods press itself; one value for the whole app.
  ///
  /// While it is false, which it is at first, the system plays its own.
  public var defaultCaptureSoundDisabled: Bool {
    get { state.withState { $0.defaultCaptureSoundDisabled } }
    nonmutating set { state.withState { $0.defaultCaptureSoundDisabled = newValue } }
  }

  /// The sessions of the app that exist.
  public var sessions: [CaptureSession] { state.sessions }

  /// The views that the app shows, the frontmost last.
  public var views: [CaptureView] { state.withState { $0.views } }

  /// Shows a view in front of the others; one that is shown already comes to the front.
  public func show(_ view: CaptureView) {
    show(views.filter { $0 != view } + [view])
  }

  /// Takes a view off the screen; presses that its interactions have open are cancelled.
  public func hide(_ view: CaptureView) {
    show(views.filter { $0 != view })
  }

  /// Shows these views and no others, the frontmost last.
  public func show(_ views: [CaptureView]) {
    let old = state.withState { state in
      defer { state.views = views }
      return state.views
    }
    let gone = old.filter { !views.contains($0) }
    phone.withdraw(gone.flatMap(\.interactions))
  }
}

extension PhoneApp: Hashable {
  /// Tells whether two values mean the same app of the same phone.
  public static func == (lhs: PhoneApp, rhs: PhoneApp) -> Bool { lhs.state === rhs.state }

  /// Hashes the app by its identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(state)) }
}
