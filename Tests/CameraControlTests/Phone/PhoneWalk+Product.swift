import CameraControl
import TestSupport
import XCTest

// The Lock Screen, and a product whose app is one of the apps of a walk.

extension PhoneWalk {
  /// Installs the product; what can happen inside a callback can happen inside its code as well.
  func installProduct() throws -> InstalledProduct {
    var product = CaptureProduct(Self.apps[0])
    product.code.startApp = { [weak self] _ in
      self?.callback()
      return nil
    }
    product.code.startVisit = { [weak self] visit in
      let visitor = WalkVisitor(visit)
      self?.callback()
      return visitor
    }
    product.code.perform = { [weak self] _, _ in self?.callback() }
    product.code.continueActivity = { [weak self] _, _ in self?.callback() }
    product.code.update = { [weak self] _, _ in self?.callback() }
    phone.settings.cameraControlLaunches = Self.apps[0]
    return try phone.install(product)
  }

  func takeProductStep(_ step: PhoneWalkStep) {
    let (what, how) = (step.what, step.how)
    switch step.kind {
    case .lock:
      let answers = AuthenticationAnswer.allCases
      let inputs: [PhoneInput] = [
        .lock, .unlock, .swipeUp, .sideButton, .authenticate, .unlock, .swipeUp, .lock,
        .answerAuthentication(answers[how % answers.count]), .storage(isFull: how < 20),
      ]
      handle(inputs[what % inputs.count])
    case .launchProduct: launchProduct(what, how)
    case .process:
      let inputs: [PhoneInput] = [
        .start(Self.apps[0]), .kill(Self.apps[0], .captureExtension),
        how < 20 ? .kill(Self.apps[0], .app) : .start(Self.apps[0]), .kill("b", .app),
      ]
      handle(inputs[what % inputs.count])
    default: takeContentStep(what, how)
    }
  }

  private func launchProduct(_ what: Int, _ how: Int) {
    let name = Self.apps[0]
    if what > 8 {
      var settings = phone.settings
      settings.lockScreenLaunches = what == 9 ? nil : name
      settings.controlCenterLaunches = name
      settings.actionButtonLaunches = what == 10 ? nil : name
      settings.cameraControlLaunches = how < 10 ? nil : name
      handle(.settings(settings))
    }
    let sources: [LaunchSource] = [
      .cameraControl, .lockScreenControl, .controlCenter, .actionButton, .icon(name),
    ]
    // Most launches are from the Lock Screen, since only those lead to a visit.
    if how.isMultiple(of: 2) { handle(.lock) }
    handle(.launch(sources[what % sources.count]))
  }

  private func takeContentStep(_ what: Int, _ how: Int) {
    guard let product else { return }
    switch what {
    case 0, 1: consumers.append(product.addConsumer())
    case 2: if how < 30, let consumer = consumers.popLast() { product.removeConsumer(consumer) }
    case 3, 4: if let first = product.contentDirectories.first { product.invalidate(first) }
    case 5: product.beginDelayingAppearance()
    case 6: product.endDelayingAppearance()
    case 7: try? product.setAppContext([UInt8](repeating: UInt8(how), count: how * 100))
    case 8: product.visit?.emptyContent()
    case 9: product.visit?.app.noteCapture()
    case 10:
      product.cameraAccess = how < 15 ? .denied : how < 30 ? .notDetermined : .authorized
    default: _ = product.visit?.openApplication(ticket: UInt64(how))
    }
  }
}

/// What a visit makes, which differs from one to the next: a camera, an interaction, both or nothing.
private final class WalkVisitor: Sendable {
  let session: CaptureSession?
  let view: CaptureView?

  @MainActor init(_ visit: LockScreenVisit) {
    let choice = visit.directory.utf8.reduce(0) { $0 &+ Int($1) } % 4
    session = choice > 0 ? try? visit.app.makeSession() : nil
    view = choice > 1 ? CaptureView(in: visit.app) : nil
    guard let view else { return }
    view.addInteraction(CaptureEventInteraction { _ in })
    visit.app.show(view)
  }
}
