/// The directory of one visit, by its name and by the order of the visits.
package struct ContentDirectory: Hashable, Comparable, Sendable {
  package let visit: VisitID

  /// The last path component, which identifies the directory wherever its container is (LCK36).
  package let name: String

  package init(visit: VisitID, name: String) {
    self.visit = visit
    self.name = name
  }

  package static func < (lhs: Self, rhs: Self) -> Bool { lhs.visit < rhs.visit }
}
