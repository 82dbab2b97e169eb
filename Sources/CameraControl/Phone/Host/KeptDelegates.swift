/// The delegates that a check of which still exist has retained, until no lock is held.
struct KeptDelegates {
  // Nearly always there is one at most, and that needs no array.
  private var first: Kept?
  private var others: [Kept] = []

  mutating func add(_ delegate: Kept) {
    if first == nil { first = delegate } else { others.append(delegate) }
  }
}
