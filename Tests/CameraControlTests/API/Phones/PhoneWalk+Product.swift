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

  /// What the product's processes do, if the phone has the product.
  static let productSteps: [Step] = [
    content("a consumer of content") { $0.consumers.append($1.addConsumer()) },
    content("one consumer less") { walk, product in
      if let consumer = walk.consumers.popLast() { product.removeConsumer(consumer) }
    },
    content("the first content is used") { _, product in
      if let first = product.contentDirectories.first { product.invalidate(first) }
    },
    content("the app delays its appearance") { $1.beginDelayingAppearance() },
    content("the app appears") { $1.endDelayingAppearance() },
    content("a context for visits") { try? $1.setAppContext([UInt8](repeating: 7, count: 700)) },
    content("a context that is too long") { _, product in
      try? product.setAppContext([UInt8](repeating: 7, count: 5_000))
    },
    content("the visit removes its content") { $1.visit?.emptyContent() },
    content("the visit captures") { $1.visit?.app.noteCapture() },
    content("the visit opens the app") { _ = $1.visit?.openApplication(ticket: 1) },
    content("the camera is denied") { $1.cameraAccess = .denied },
    content("the camera is not asked for") { $1.cameraAccess = .notDetermined },
    content("the camera is allowed") { $1.cameraAccess = .authorized },
  ]

  private static func content(
    _ name: String, _ body: @escaping @MainActor (PhoneWalk, InstalledProduct) -> Void
  ) -> Step {
    Step(name: name, canBeNested: true) { walk in
      if let product = walk.product { body(walk, product) }
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
