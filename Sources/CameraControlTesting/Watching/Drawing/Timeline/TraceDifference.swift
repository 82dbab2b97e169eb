import CameraControl

/// The entries that differ between two traces.
struct TraceDifference {
  /// The entries of each trace that the other one lacks, by their places.
  let differing: (first: [Int], second: [Int])

  /// When the first of them happened.
  let start: PhoneInstant

  /// The printed part of an entry.
  private struct Printed: Hashable {
    let milliseconds: Int64
    let kind: Trace.Kind
    let text: String

    init(_ entry: Trace.Entry) {
      milliseconds = entry.instant.nanoseconds / 1_000_000
      (kind, text) = (entry.kind, entry.text)
    }
  }

  /// Compares entries, which may be moved by what one trace has and the other lacks; the result is `nil`
  /// if they are printed the same.
  init?(_ first: ArraySlice<Trace.Entry>, _ second: ArraySlice<Trace.Entry>) {
    let alignment = LineAlignment(first.map(Printed.init), second.map(Printed.init))
    let (one, other) = (
      Set(alignment.pairs.map { first.startIndex + $0.first }),
      Set(alignment.pairs.map { second.startIndex + $0.second })
    )
    differing = (
      first.indices.filter { !one.contains($0) }, second.indices.filter { !other.contains($0) }
    )
    let instants =
      differing.first.map { first[$0].instant } + differing.second.map { second[$0].instant }
    guard let start = instants.min() else { return nil }
    self.start = start
  }

  /// How many entries there are that only one trace has.
  var count: Int { differing.first.count + differing.second.count }
}
