// Searches by identity.
//
// A closure that is written in an isolated method checks its isolation when the standard library
// calls it, and ends the process off the main thread. There, using a view is only a finding (EVT32),
// so these closures are written here, outside of the main actor.

extension Array {
  func containsObject(_ object: AnyObject) -> Bool { contains { $0 as AnyObject === object } }

  mutating func removeObject(_ object: AnyObject) { removeAll { $0 as AnyObject === object } }
}
