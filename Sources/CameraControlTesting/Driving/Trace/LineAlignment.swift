/// The pairs of equal lines in two lists, chosen so that few lines have no partner.
///
/// Divides a long stretch at the lines that occur once on each side, and compares a short stretch
/// line by line. A long stretch without such a line has no pairs.
struct LineAlignment {
  /// The places of lines that are the same, rising on both sides.
  private(set) var pairs: [(first: Int, second: Int)] = []

  private typealias Stretch = (first: Range<Int>, second: Range<Int>)

  // The lines as numbers, which are equal where the lines are.
  private let (first, second): ([Int], [Int])

  init<Line: Hashable>(_ first: [Line], _ second: [Line]) {
    var numbers: [Line: Int] = [:]
    func number(_ line: Line) -> Int {
      let number = numbers[line] ?? numbers.count
      numbers[line] = number
      return number
    }
    (self.first, self.second) = (first.map(number), second.map(number))
    var rest: [Stretch] = [(self.first.indices, self.second.indices)]
    var effort = 0
    while let stretch = rest.popLast() {
      // The loop ends soon with any lines; it leaves the remaining lines without a pair.
      effort += stretch.first.count + stretch.second.count
      guard effort <= Self.mostEffort else { break }
      align(stretch, &rest)
    }
    pairs.sort { $0.first < $1.first }
  }

  private mutating func align(_ stretch: Stretch, _ rest: inout [Stretch]) {
    var (one, other) = stretch
    while !one.isEmpty, !other.isEmpty, first[one.lowerBound] == second[other.lowerBound] {
      pairs.append((one.lowerBound, other.lowerBound))
      (one, other) = (one.dropFirst(), other.dropFirst())
    }
    while !one.isEmpty, !other.isEmpty, first[one.upperBound - 1] == second[other.upperBound - 1] {
      pairs.append((one.upperBound - 1, other.upperBound - 1))
      (one, other) = (one.dropLast(), other.dropLast())
    }
    guard !one.isEmpty, !other.isEmpty else { return }
    guard one.count * other.count > Self.mostCells else { return compare(one, other) }
    var start = (one.lowerBound, other.lowerBound)
    let anchors = anchors(one, other)
    guard !anchors.isEmpty else { return }
    for anchor in anchors {
      rest.append((start.0..<anchor.first, start.1..<anchor.second))
      start = (anchor.first, anchor.second)
    }
    rest.append((start.0..<one.upperBound, start.1..<other.upperBound))
  }

  /// Pairs as many lines of two short stretches as can be, the earlier ones first.
  private mutating func compare(_ one: Range<Int>, _ other: Range<Int>) {
    // For each place, the number of pairs from there on, row by row.
    let width = other.count + 1
    var most = [UInt16](repeating: 0, count: (one.count + 1) * width)
    for row in (0..<one.count).reversed() {
      for column in (0..<other.count).reversed() {
        let place = row * width + column
        most[place] =
          first[one.lowerBound + row] == second[other.lowerBound + column]
          ? most[place + width + 1] + 1 : max(most[place + width], most[place + 1])
      }
    }
    var (row, column) = (0, 0)
    while row < one.count, column < other.count {
      let place = row * width + column
      if first[one.lowerBound + row] == second[other.lowerBound + column] {
        pairs.append((one.lowerBound + row, other.lowerBound + column))
        (row, column) = (row + 1, column + 1)
      } else if most[place + width] >= most[place + 1] {
        row += 1
      } else {
        column += 1
      }
    }
  }

  /// Returns lines that both stretches have once, as many as are in the same order.
  private func anchors(_ one: Range<Int>, _ other: Range<Int>) -> [(first: Int, second: Int)] {
    var places: [Int: (first: Int?, second: Int?, count: Int)] = [:]
    for index in one { places[first[index], default: (nil, nil, 0)].first = index }
    for index in one { places[first[index]]?.count += 1 }
    for index in other { places[second[index], default: (nil, nil, 0)].second = index }
    for index in other { places[second[index]]?.count += 1 }
    let common = places.values.compactMap { place -> (first: Int, second: Int)? in
      guard place.count == 2, let first = place.first, let second = place.second else { return nil }
      return (first, second)
    }
    return Self.longestRise(common.sorted { $0.first < $1.first })
  }

  /// Returns the longest part of pairs whose second places rise.
  private static func longestRise(
    _ pairs: [(first: Int, second: Int)]
  ) -> [(first: Int, second: Int)] {
    // For each length, the pair with the least second place that ends a rise of this length.
    var (ends, before) = ([Int](), [Int?](repeating: nil, count: pairs.count))
    for index in pairs.indices {
      let low = ends.prefixCount { pairs[$0].second < pairs[index].second }
      before[index] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var (rise, next) = ([(first: Int, second: Int)](), ends.last)
    while let index = next {
      rise.append(pairs[index])
      next = before[index]
    }
    return rise.reversed()
  }

  private static let mostCells = 40_000
  private static let mostEffort = 2_000_000
}
