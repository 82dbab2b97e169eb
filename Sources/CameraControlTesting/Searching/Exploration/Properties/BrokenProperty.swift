/// A property that does not hold, and why.
struct BrokenProperty: Hashable, Sendable {
  /// What is broken; each is reported once.
  let key: Key

  /// A sentence with what is wrong, if more can be said than that the property does not hold.
  let reason: String?

  /// After how many steps of the script it was broken.
  let steps: Int

  /// Everything that had happened by then, if the order wants it.
  var trace: Trace?

  /// A key that distinguishes broken properties.
  struct Key: Hashable, Codable, Sendable {
    let property: String

    /// The kind of the mistake, if mistakes of several kinds break the property.
    var kind: String?
  }
}
