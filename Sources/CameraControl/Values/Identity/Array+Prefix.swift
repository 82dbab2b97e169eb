extension Array {
  /// Returns how many elements at the start satisfy a condition that no element behind them satisfies.
  ///
  /// It looks at few elements, because each look halves the rest.
  @inlinable package func prefixCount(where isMeant: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isMeant(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
