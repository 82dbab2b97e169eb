// Foundation on Linux lacks these initializers of Apple's frameworks.

extension NSSortDescriptor {
  /// Creates a descriptor that sorts by the property with a name.
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \Keyed[key ?? ""], ascending: ascending)
  }

  /// Returns whether the order is by the property with a name.
  package func isBy(_ key: String) -> Bool { keyPath == \Keyed[key] as AnyKeyPath }
}

private final class Keyed: NSObject {
  subscript(key: String) -> Int { 0 }
}

extension NSPredicate {
  /// Creates a condition that every object meets, because nothing on Linux reads the format.
  public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
    self.init(value: true)
  }
}
