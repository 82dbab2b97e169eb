extension SimulatedPhone {
  /// Waits for all callbacks, and checks that the test leaves nothing behind on the phone.
  ///
  /// - Parameter kinds: The kinds of leftovers to ignore.
  /// - Throws: ``UnfinishedPhone`` with all other leftovers, if there are any.
  public func finish(allowing kinds: Set<Leftover.Kind> = []) async throws {
    await courier.wait()
    try checkLeftovers(allowing: kinds)
  }

  /// Waits for all callbacks, and checks that the test leaves nothing behind on the phone.
  ///
  /// - Parameter kinds: The kinds of leftovers to ignore.
  /// - Throws: ``UnfinishedPhone`` with all other leftovers, if there are any.
  public func finish(allowing kinds: Set<Leftover.Kind> = []) throws {
    courier.wait()
    try checkLeftovers(allowing: kinds)
  }

  private func checkLeftovers(allowing kinds: Set<Leftover.Kind>) throws {
    markFinished()
    let left = leftovers.filter { !kinds.contains($0.kind) }
    if !left.isEmpty { throw UnfinishedPhone(leftovers: left) }
  }
}
