// What the phone knows about the processes of products.

extension World {
  /// The facts that decide which files an extension's process may read.
  package struct VisitScope: Hashable, Sendable {
    package let visit: VisitID
    /// Whether only what was added in the visit can be read from Photos (LCK25).
    package let isLocked: Bool
  }

  /// Returns the visit that an app's process belongs to; `nil` for an app, or once it is over.
  func visitScope(of app: AppID) -> VisitScope? {
    guard !products.isEmpty, let id = product(visitedIn: app),
      let visit = products[id]?.life.visit
    else { return nil }
    return VisitScope(visit: visit.id, isLocked: lock.isLocked)
  }

  /// Returns the product that a visit belongs to, while the visit lasts.
  func product(of visit: VisitID) -> ProductID? { products.first { $0.life.visit?.id == visit } }

  /// Returns the product that a process belongs to, and whether it is its capture extension.
  ///
  /// A process is known by the phone's name for it, which it still has when it has ended.
  func membership(of identifier: String) -> (product: ProductID, isExtension: Bool)? {
    guard let id = product(ofProcess: identifier) else { return nil }
    return (id, products.read(id, \.name) != identifier)
  }

  /// Returns whether a process may use a resource; if it lacks the text for it, the phone ends it.
  package mutating func allowsUse(of resource: ProtectedResource, by app: AppID) -> Bool {
    guard !products.isEmpty, isRunning(app), let process = apps.read(app, \.identifier),
      let (id, isExtension) = membership(of: process), let product = products[id]
    else { return true }
    let target: ProductTarget = isExtension ? .captureExtension : .app
    guard !product.parts.usageDescriptions(of: resource).contains(target) else { return true }
    report(.usedWithoutDescription(resource, by: process))
    kill(target, of: product.name)
    return false
  }

  /// The process in front, if it belongs to a product.
  var productProcessInFront: KnownApp? {
    guard !products.isEmpty, let front, let identifier = apps.read(front, \.identifier),
      membership(of: identifier) != nil
    else { return nil }
    return KnownApp(id: front, identifier: identifier)
  }

  /// Notes that an app captures something, which keeps its extension from being idle.
  mutating func noteCapture(in app: AppID) {
    guard !products.isEmpty, let id = product(visitedIn: app) else { return }
    products[id]?.life.capture(at: now)
    updateDeadlineOfProducts()
  }

  /// Notes that the person did something in an app's process, such as tapping a button.
  mutating func noteUserAction(in app: AppID) {
    guard !products.isEmpty, let id = product(visitedIn: app) else { return }
    products[id]?.hasUserAction = true
  }
}
