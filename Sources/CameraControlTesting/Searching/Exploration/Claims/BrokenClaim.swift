/// A claim that does not hold, and why.
struct BrokenClaim: Hashable, Sendable {
  /// What is broken; each is reported once.
  let key: Key

  /// A sentence with what is wrong, if more can be said than that the claim does not hold.
  let reason: String?

  /// After how many steps of the script it was broken.
  let steps: Int

  /// Everything that had happened by then, if the order wants it.
  var trace: Trace?

  /// What tells broken claims apart.
  struct Key: Hashable, Codable, Sendable {
    /// The name of the claim.
    let claim: String

    /// The kind of the mistake, if mistakes of several kinds break the claim.
    var kind: String?
  }
}
