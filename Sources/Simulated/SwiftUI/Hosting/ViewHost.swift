import CameraControl
import Synchronization

/// Shows a SwiftUI view in a UIKit view, updates it, and lets it appear and disappear.
@MainActor
final class ViewHost {
  let view = HostingView(frame: .zero)

  private let app: PhoneApp
  private let renderer: Renderer
  private var content: (() -> any View)?
  private var request: UpdateRequest?
  private var observation: ObservationToken?
  private var phase: ScenePhase
  private var isShowing = false
  private var isStale = false
  private var isNew = true

  init(app: PhoneApp, fixedPhase: ScenePhase?) {
    self.app = app
    phase = fixedPhase ?? (app.isInFront ? .active : .background)
    renderer = Renderer()
    let request = UpdateRequest { [weak self] in self?.show() }
    self.request = request
    renderer.requestUpdate = { request.send() }
    renderer.noteChange = { mark in
      mark.set()
      if !MainThread.isCurrent {
        app.phone.report(
          CaptureDiagnostic(
            name: "interface-off-main-thread",
            finding: "An object that a view observes changed off the main thread.",
            source: "ObservableObject", rule: "EVT32",
            remedy: "Hop to the main actor before you change what a view shows."))
      }
      request.send()
    }
    view.onWindow = { [weak self] in self?.moved(to: $0) }
    guard fixedPhase == nil else { return }
    observation = app.observeTransitions { [weak self] in self?.receive($0) }
  }

  /// Shows a description from now on; new views belong to a controller.
  func show(in controller: UIViewController, _ content: @escaping () -> any View) {
    self.content = content
    renderer.controller = controller
    show()
  }

  /// Shows the current SwiftUI view.
  func show(isNew: Bool = false) {
    if isNew { self.isNew = true }
    guard let content else { return }
    guard !isShowing else {
      isStale = true
      return
    }
    isShowing = true
    defer { isShowing = false }
    repeat {
      isStale = false
      update(content)
    } while isStale
  }

  private func update(_ content: () -> any View) {
    request?.fulfill()
    var environment = EnvironmentValues()
    environment.scenePhase = phase
    let isNew = isNew
    self.isNew = false
    // New views and what runs now belong to the controller's app, whichever task made the change.
    AmbientPhone.withApp(app) {
      let views = withObservationTracking {
        renderer.showAll(content(), isNew: isNew, in: environment)
      } onChange: { [weak request] in
        request?.send()
      }
      view.showOnly(views)
      renderer.settle()
    }
  }

  private func moved(to window: UIWindow?) {
    AmbientPhone.withApp(app) {
      if window == nil {
        renderer.disappear()
      } else {
        renderer.appear()
      }
    }
  }

  private func receive(_ transition: AppTransition) {
    switch transition {
    case .willResignActive, .willEnterForeground: phase = .inactive
    case .didEnterBackground: phase = .background
    case .didBecomeActive: phase = .active
    }
    show()
  }

  isolated deinit { moved(to: nil) }
}

/// The view of a hosting controller, which notices when it enters or leaves a window.
final class HostingView: UIView {
  var onWindow: (UIWindow?) -> Void = { _ in }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    onWindow(window)
  }
}

/// Requests, from any thread, an update of the views in the next job of the main actor.
///
/// Further requests before the update are for the same one.
final class UpdateRequest: Sendable {
  private let isPending = Atomic<Bool>(false)
  private let update: @MainActor @Sendable () -> Void

  init(_ update: @escaping @MainActor @Sendable () -> Void) { self.update = update }

  func send() {
    guard !isPending.exchange(true, ordering: .acquiringAndReleasing) else { return }
    Task { @MainActor in
      // An earlier update, for another reason, has already shown the change.
      if isPending.load(ordering: .acquiring) { update() }
    }
  }

  /// Says that an update begins, which shows all changes so far.
  func fulfill() { isPending.store(false, ordering: .releasing) }
}
