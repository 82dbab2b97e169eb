/// Retains an app's object until no lock is held.
// Apple's delegates are not `Sendable`, and apps use classes of every kind there. Nothing here
// accesses the object; it is only released later, which any thread may do.
package struct Kept: @unchecked Sendable {
  private let object: AnyObject

  package init(_ object: AnyObject) {
    self.object = object
  }
}

/// Objects of an app that are retained until no lock is held: usually one, which is not allocated.
struct KeptObjects: Sendable {
  private var first: Kept?
  private var others: [Kept] = []

  mutating func add(_ object: consuming Kept) {
    if case .some = first { others.append(object) } else { first = object }
  }
}
