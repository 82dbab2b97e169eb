extension SimulatedPhone {
  /// Ends the use of the phone, and says if something is left over.
  ///
  /// - Parameter kinds: What may be left over.
  /// - Throws: ``UnfinishedPhone`` with everything that is, once all callbacks have run.
  public func finish(allowing kinds: Set<Leftover.Kind> = []) async throws {
    await courier.wait()
    try checkLeftovers(allowing: kinds)
  }

  /// Ends the use of the phone, and says if something is left over.
  ///
  /// - Parameter kinds: What may be left over.
  /// - Throws: ``UnfinishedPhone`` with everything that is, once all callbacks have run.
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
