extension Phone {
  /// Installs a product and starts its app in the background.
  ///
  /// - Parameter product: The product.
  /// - Returns: The installed product.
  /// - Throws: ``CaptureError`` if the phone already has a product with the same name (LCH18).
  @discardableResult
  public func install(_ product: CaptureProduct) throws(CaptureError) -> InstalledProduct {
    let box = ProductBox(product, on: self)
    let installed = host.change { state in
      let id = state.world.install(product.name, product.parts)
      if let id { state.registry.products[id] = box }
      return id
    }
    guard let id = installed else { throw .productInstalled(product.name) }
    return InstalledProduct(phone: self, name: product.name, id: id)
  }

  /// The installed products, in the order they were installed.
  public var products: [InstalledProduct] {
    host.read { Array($0.world.products.entries) }.map {
      InstalledProduct(phone: self, name: $0.value.name, id: $0.id)
    }
  }

  /// The names of the products that the phone offers as targets for the Camera Control.
  package var launchTargets: [String] { host.read { $0.world.launchTargets } }

  /// The outcomes of the latest 100 attempts to launch an app or extension, in order.
  public var launches: [LaunchOutcome] { host.read { $0.world.launches } }

  /// Whether the phone asks the person to authenticate before it opens an app.
  public var isLocked: Bool { host.read { $0.world.lock.isLocked } }

  /// Whether the Lock Screen is in front, or a capture extension that was launched from it.
  package var isLockScreenShown: Bool { host.read { $0.world.lock.isShown } }

  /// How the person responds when the phone asks them to authenticate.
  public var answersAuthentication: AuthenticationAnswer {
    get { host.read { $0.world.lock.answer } }
    set { host.receive(.answerAuthentication(newValue), at: now) }
  }

  /// Reports the content that apps have received and not invalidated.
  package func reviewContent() {
    guard host.read({ $0.world.hasVisits }) else { return }
    host.change { $0.world.reviewContent() }
  }
}

extension PhoneApp {
  /// The installed product that the app's process belongs to, and whether it is its extension.
  package var membership: (product: InstalledProduct, isExtension: Bool)? {
    guard let (product, isExtension) = phone.host.read({ $0.world.membership(of: identifier) })
    else { return nil }
    let name = phone.products.first { $0.id == product }?.name ?? identifier
    return (InstalledProduct(phone: phone, name: name, id: product), isExtension)
  }

  /// The visit that the app's process belongs to; `nil` for an app, or once it is over.
  package var visitScope: World.VisitScope? { phone.host.read { $0.world.visitScope(of: id) } }

  /// Notes that the app captures something, which keeps its extension from being idle.
  package func noteCapture() { phone.host.change { $0.world.noteCapture(in: id) } }

  /// Notes that the person did something in the app, such as tapping a button.
  package func noteUserAction() { phone.host.change { $0.world.noteUserAction(in: id) } }

  /// Returns whether the process may use a resource; if it lacks the text for it, the phone ends it.
  package func allowsUse(of resource: ProtectedResource) -> Bool {
    phone.host.change { $0.world.allowsUse(of: resource, by: id) }
  }

  /// Whether the process still runs.
  package var isRunning: Bool { phone.host.read { $0.world.isRunning(id) } }
}
