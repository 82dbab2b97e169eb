extension World {
  /// Returns a sentence for each invariant of the Lock Screen that does not hold, or none.
  func brokenLock() -> [String] {
    var broken: [String] = []
    if lock.isLocked, !lock.isShown { broken.append("the phone is locked without a Lock Screen") }
    if lock.isShown, front != nil, visitInFront == nil {
      broken.append("an app is in front of the Lock Screen")
    }
    if !lock.isShown, visitInFront != nil { broken.append("a visit without a Lock Screen") }
    if !lock.isShown, isScreenOn, lock.appBeneath != nil {
      broken.append("an app is beneath a Lock Screen that is not shown, on a lit screen")
    }
    return broken
  }

  /// Returns a sentence for each invariant of the products that does not hold, or none.
  func brokenProducts() -> [String] {
    var broken: [String] = []
    for press in openPresses where press.waitsUntil == nil && !router.isDown(press.button) {
      broken.append("\(press.button) is up and waits for nothing")
    }
    for product in products.values {
      broken += (brokenVisit(of: product) + brokenContent(of: product) + brokenApp(of: product))
        .map { "\(product.name): \($0)" }
    }
    return broken
  }

  private func brokenVisit(of product: ProductState) -> [String] {
    var broken: [String] = []
    let process = product.captureExtension
    let isOpen = product.life.visit != nil
    if isOpen != (process != nil && process == front) {
      broken.append("a visit is open: \(isOpen), and its process is in front: \(!isOpen)")
    }
    if isOpen, knownApp(product.extensionIdentifier) != process {
      broken.append("the process of the visit is not known")
    }
    return broken
  }

  private func brokenContent(of product: ProductState) -> [String] {
    var broken: [String] = []
    let shelf = product.shelf
    if shelf.offered != shelf.offered.sorted() || Set(shelf.offered).count < shelf.offered.count {
      broken.append("what is offered is out of order or twice there")
    }
    if shelf.nextDeadline == nil, shelf.listed != shelf.offered {
      broken.append("the list lags for ever")
    }
    if product.life.uncopied.contains(where: { shelf.offered.contains($0.directory) }) {
      broken.append("what is offered waits for its copy")
    }
    return broken
  }

  private func brokenApp(of product: ProductState) -> [String] {
    var broken: [String] = []
    let app = knownApp(product.name)
    if let app, app != product.app { broken.append("another process is taken for the app") }
    if app == nil, !product.shelf.consumers.isEmpty {
      broken.append("an app that does not run consumes updates")
    }
    if product.appWatch != nil, front != product.app {
      broken.append("an app that is not in front is watched")
    }
    if product.isToAppear, product.appearanceDelays == 0 || app == nil {
      broken.append("an app is to appear, and nothing keeps it")
    }
    return broken
  }
}
