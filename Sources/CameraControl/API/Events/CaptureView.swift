/// A view of an app, to which you can add interactions for capture events.
///
/// Interactions receive presses only while the app shows their view with ``PhoneApp/show(_:)``.
///
/// ```swift
/// let view = CaptureView(in: phone.app)
/// view.addInteraction(interaction)
/// phone.app.show(view)
/// ```
public final class CaptureView: Sendable {
  /// The app that the view belongs to.
  public let app: PhoneApp

  /// The phone's identifier for the view.
  let id: ViewID

  /// Creates a view that the app doesn't show yet.
  public init(in app: PhoneApp) {
    self.app = app
    id = app.phone.host.change { $0.world.makeView(in: app.id, named: app.identifier) }
    app.phone.host.change { $0.registry.remember(self, as: id) }
  }

  deinit {
    host.change { [id] state in
      state.registry.forget(id)
      state.world.forget(id)
    }
  }

  var host: PhoneHost { app.phone.host }

  /// The interactions on the view, in the order they were added.
  public var interactions: [CaptureEventInteraction] {
    host.objects { state in
      state.world.interactions(on: id).map { state.registry.interactions[$0] }
    }
  }

  /// Adds an interaction to the view, and removes the interaction from any other view.
  public func addInteraction(_ interaction: CaptureEventInteraction) { interaction.move(to: self) }

  /// Removes an interaction from the view, or does nothing if the interaction isn't on the view.
  public func removeInteraction(_ interaction: CaptureEventInteraction) { interaction.leave(self) }
}

extension CaptureView: Hashable, ComparedByIdentity {}

extension PhoneApp {
  /// The views that the app shows, frontmost last.
  ///
  /// If you remove a view, the phone cancels the unfinished presses of the view's interactions.
  public var views: [CaptureView] {
    get {
      phone.host.objects { state in state.world.views(of: id).map { state.registry.view($0) } }
    }
    nonmutating set {
      phone.host.change { state in
        for view in newValue { state.registry.shownViews[view.id] = view }
        state.world.show(newValue.map(\.id), in: id)
      }
    }
  }

  /// Brings a view to the front, and shows the view if the app doesn't show it yet.
  public func show(_ view: CaptureView) {
    phone.host.change { state in
      state.registry.shownViews[view.id] = view
      let others = state.world.views(of: id).filter { $0 != view.id }
      state.world.show(others + [view.id], in: id)
    }
  }

  /// Hides a view and cancels the unfinished presses of its interactions.
  public func hide(_ view: CaptureView) {
    phone.host.change { state in
      let others = state.world.views(of: id).filter { $0 != view.id }
      state.world.show(others, in: id)
    }
  }
}
