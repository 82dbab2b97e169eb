/// Something that keeps an object of the app until no lock is held.
// Apple's delegates are not `Sendable`, and apps have classes of every kind there. Nothing here looks
// at the object; it is only let go of later, which any thread may do.
package struct Kept: @unchecked Sendable {
  private let object: AnyObject

  package init(_ object: AnyObject) {
    self.object = object
  }
}
