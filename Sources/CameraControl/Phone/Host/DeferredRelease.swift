/// Retains an app's object until no lock is held.
// Apple's delegates are not `Sendable`, and apps use classes of every kind there. Nothing here
// accesses the object; it is only released later, which any thread may do.
struct DeferredRelease: @unchecked Sendable {
  private let object: AnyObject

  init(_ object: AnyObject) {
    self.object = object
  }
}

/// The delegates that a check of which still exist has retained, until no lock is held.
struct RetainedDelegates {
  // Nearly always there is one at most, and that needs no array.
  private var first: DeferredRelease?
  private var others: [DeferredRelease] = []

  mutating func add(_ delegate: DeferredRelease) {
    if first == nil { first = delegate } else { others.append(delegate) }
  }
}
