/// Retains an app's object until no lock is held.
// Apple's delegates are not `Sendable`, and apps use classes of every kind there. Nothing here
// accesses the object; it is only released later, which any thread may do.
package struct Kept: @unchecked Sendable {
  private let object: AnyObject

  package init(_ object: AnyObject) {
    self.object = object
  }
}
