/// A claim that does not hold, and why.
struct BrokenClaim: Hashable, Sendable {
  /// The name of the claim.
  let claim: String

  /// A sentence with what is wrong, if more can be said than that the claim does not hold.
  let reason: String?

  init(_ claim: String, _ reason: String? = nil) {
    self.claim = claim
    self.reason = reason
  }

  init(_ claim: BuiltInClaim, _ reason: String) {
    self.init(claim.rawValue, reason)
  }
}
