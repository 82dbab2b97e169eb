extension Array {
  /// All that can be left out of the array, but not nothing; what leaves fewest elements comes first.
  var omissions: [[Element]] {
    let all = (0..<(1 << count) - 1).sorted { ($0.nonzeroBitCount, $0) < ($1.nonzeroBitCount, $1) }
    return all.map { kept in indices.filter { kept & (1 << $0) == 0 }.map { self[$0] } }
  }
}
