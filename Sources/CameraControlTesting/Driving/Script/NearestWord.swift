/// Finds the known word that is most similar to a misspelled word.
package enum NearestWord {
  /// Returns the first word of which a text is the beginning, or else the nearest word, if it is
  /// near enough.
  package static func find(_ text: String, among words: [String]) -> String? {
    // Comparing takes time in proportion to both lengths, and no word is nearly as long.
    guard text.utf8.count <= longest else { return nil }
    let text = text.lowercased()
    if let whole = words.first(where: { $0.lowercased().hasPrefix(text + "-") }) { return whole }
    let ranked = words.map { ($0, distance(from: text, to: $0.lowercased())) }
    guard let best = ranked.min(by: { $0.1 < $1.1 }) else { return nil }
    // Half of a short word has to be right, or two thirds of a long one.
    let allowed = min(max(2, best.0.count / 3), max(text.count, best.0.count) / 2)
    return best.1 <= allowed ? best.0 : nil
  }

  /// Returns the number of letters to insert, delete, replace or swap with a neighbor.
  static func distance(from first: String, to second: String) -> Int {
    let (a, b) = (Array(first), Array(second))
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in 0..<a.count {
      var row = [i + 1]
      for j in 0..<b.count {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }

  private static let longest = 200
}
