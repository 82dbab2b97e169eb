/// An object that calls your app's handlers when the person presses a button to capture.
///
/// Add the interaction to a view that your app shows, and use the camera while your app is in
/// front. If your app doesn't show the view or use the camera, the system handles the buttons
/// (EVT12). Handlers run on the main actor.
///
/// ```swift
/// let interaction = CaptureEventInteraction { event in
///   switch event.phase {
///   case .began: recorder.note("start recording")
///   case .ended, .cancelled: recorder.note("stop recording")
///   }
/// }
/// ```
public final class CaptureEventInteraction: Sendable {
  /// A handler for presses.
  public typealias Handler = @MainActor @Sendable (CaptureEvent) -> Void

  private let primary: Handler
  private let secondary: Handler?
  private let state = Guarded(State())

  // An interaction exists before its view, so its own lock protects the properties that an app
  // sets. It reports changes to the phone of its view under that lock, so that they arrive in
  // order.
  private struct State: Sendable {
    var isEnabled = true
    var isDefaultSoundDisabled = false
    var isFromModifier = false
    var place: Place?
  }

  /// The phone of the interaction's view, and the interaction's identifier on that phone.
  private struct Place: Sendable {
    let host: PhoneHost
    let id: InteractionID
  }

  /// Creates an interaction with one handler for all presses.
  public init(handler: @escaping Handler) {
    primary = handler
    secondary = nil
  }

  /// Creates an interaction with two handlers: one for volume up, and one for all other presses.
  ///
  /// For example, switch the lens when the person presses volume up:
  ///
  /// ```swift
  /// let interaction = CaptureEventInteraction(
  ///   primary: { event in if event.phase == .ended { recorder.note("photo") } },
  ///   secondary: { event in if event.phase == .ended { recorder.note("other lens") } })
  /// ```
  ///
  /// - Parameters:
  ///   - primaryHandler: Handles the Camera Control, volume down, the Action button, and an AirPods
  ///     stem.
  ///   - secondaryHandler: Handles volume up.
  public init(
    primary primaryHandler: @escaping Handler, secondary secondaryHandler: @escaping Handler
  ) {
    primary = primaryHandler
    secondary = secondaryHandler
  }

  /// Whether the interaction receives presses; `true` by default.
  ///
  /// While the property is `false`, the system handles the buttons as usual.
  public var isEnabled: Bool {
    get { state.withLock { $0.isEnabled } }
    set { change { $0.isEnabled = newValue } }
  }

  /// Whether to turn off the system's sound for AirPods presses that this interaction receives.
  ///
  /// To turn off the sound for the whole app, use ``PhoneApp/defaultCaptureSoundDisabled``.
  public var isDefaultSoundDisabled: Bool {
    get { state.withLock { $0.isDefaultSoundDisabled } }
    set { change { $0.isDefaultSoundDisabled = newValue } }
  }

  /// Marks the interaction as created by a view modifier, before it is added to a view.
  package func markAsFromModifier() { state.withLock { $0.isFromModifier = true } }

  /// The view to which you added the interaction, if any.
  public var view: CaptureView? {
    guard let place = state.withLock({ $0.place }) else { return nil }
    let object = place.host.read { state in
      state.world.interaction(place.id)?.view.flatMap { state.registry.view($0) }
    }
    return object as? CaptureView
  }

  private func change(_ body: (inout State) -> Void) {
    let place = state.withLock { $0.place }
    place?.host.holdCourier()
    defer { place?.host.releaseCourier() }
    let listener = state.withLock { state -> PhoneHost? in
      body(&state)
      let (isEnabled, isDefaultSoundDisabled) = (state.isEnabled, state.isDefaultSoundDisabled)
      guard let place = state.place else { return nil }
      place.host.changeLeavingEffects {
        $0.world.update(
          place.id, isEnabled: isEnabled, isDefaultSoundDisabled: isDefaultSoundDisabled)
      }
      return place.host
    }
    listener?.carryOut()
  }

  func move(to view: CaptureView) {
    let host = view.host
    host.holdCourier()
    defer { host.releaseCourier() }
    let old = state.withLock { [self] state -> Place? in
      let old = state.place
      // If the interaction is on a view of another phone, that view releases it first.
      if let old, old.host !== host {
        old.host.changeLeavingEffects { $0.world.removeInteraction(old.id) }
      }
      let known = old?.host === host ? old?.id : nil
      let facts = InteractionState(
        isEnabled: state.isEnabled, isDefaultSoundDisabled: state.isDefaultSoundDisabled,
        hasSecondaryHandler: secondary != nil, isFromModifier: state.isFromModifier)
      let id = host.changeLeavingEffects {
        _ = $0.world.findsEnd(of: view.app.id, named: view.app.identifier)
        let id = $0.world.addInteraction(known, facts, to: view.id)
        $0.registry.interactions[id] = self
        return id
      }
      state.place = Place(host: host, id: id)
      return old
    }
    old?.host.carryOut()
    host.carryOut()
  }

  /// Removes the interaction from a view, or does nothing if it is on another view.
  func leave(_ view: CaptureView) {
    let host = view.host
    host.holdCourier()
    defer { host.releaseCourier() }
    let old = state.withLock { state -> Place? in
      guard let place = state.place, place.host === host else { return nil }
      let isThere = host.changeLeavingEffects { state in
        guard state.world.interaction(place.id)?.view == view.id else { return false }
        state.world.removeInteraction(place.id)
        return true
      }
      return isThere ? state.place.take() : nil
    }
    withExtendedLifetime(old) {}
    host.carryOut()
  }
}

extension CaptureEventInteraction: InteractionObject {
  package func handle(_ press: CapturePress, on host: PhoneHost) {
    let event = CaptureEvent(press, on: host)
    if press.isSecondary, let secondary { secondary(event) } else { primary(event) }
  }
}

extension CaptureEventInteraction: Hashable, ComparedByIdentity {}
