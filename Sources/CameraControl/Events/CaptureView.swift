/// Something on an app's screen that interactions can be on.
///
/// A view counts only while its app shows it: see ``PhoneApp/show(_:)``.
public final class CaptureView: Sendable {
  /// The app that the view belongs to.
  public let app: PhoneApp

  /// What the phone knows the view by.
  let id: ViewID

  /// Makes a view that is not shown yet.
  public init(in app: PhoneApp) {
    self.app = app
    id = app.phone.host.step { $0.world.makeView(in: app.id) }
    app.phone.host.step { $0.registry.remember(self, as: id) }
  }

  deinit {
    host.step { [id] state in
      state.registry.forget(id)
      state.world.forget(id, into: &state.batch)
    }
  }

  var host: PhoneHost { app.phone.host }

  /// The interactions on the view, in the order they were added.
  public var interactions: [CaptureEventInteraction] {
    let objects = host.read { state in
      state.world.interactions(on: id).map { state.registry.interaction($0) }
    }
    return objects.compactMap { $0 as? CaptureEventInteraction }
  }

  /// Puts an interaction on the view; one that is on another view moves here.
  public func addInteraction(_ interaction: CaptureEventInteraction) {
    interaction.move(to: self)
  }

  /// Takes an interaction off the view; one that is not on it is left alone.
  public func removeInteraction(_ interaction: CaptureEventInteraction) {
    interaction.leave(self)
  }
}

extension CaptureView: Hashable {
  /// Tells whether two views are the same object.
  public static func == (lhs: CaptureView, rhs: CaptureView) -> Bool { lhs === rhs }

  /// Hashes the view by its identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension PhoneApp {
  /// The views that the app shows, the frontmost last; presses that the interactions of a hidden
  /// view have open are cancelled.
  public var views: [CaptureView] {
    get {
      let objects = phone.host.read { state in
        state.world.views(of: id).map { state.registry.view($0) }
      }
      return objects.compactMap { $0 as? CaptureView }
    }
    nonmutating set {
      phone.host.step { state in
        for view in newValue { state.registry.add(view, as: .view(view.id)) }
        state.world.show(newValue.map(\.id), in: id, into: &state.batch)
      }
    }
  }

  /// Shows a view in front of the others; one that is shown already comes to the front.
  public func show(_ view: CaptureView) {
    phone.host.step { state in
      state.registry.add(view, as: .view(view.id))
      let others = state.world.views(of: id).filter { $0 != view.id }
      state.world.show(others + [view.id], in: id, into: &state.batch)
    }
  }

  /// Takes a view off the screen; presses that its interactions have open are cancelled.
  public func hide(_ view: CaptureView) {
    phone.host.step { state in
      let others = state.world.views(of: id).filter { $0 != view.id }
      state.world.show(others, in: id, into: &state.batch)
    }
  }
}
