import CameraControl

/// Marks the entries of a trace that differ, and the places where an entry is missing.
struct DifferencePicture {
  private let own: Set<Int>
  /// When something happened that only the other trace has, and nothing that only this one has.
  private let lacking: Set<PhoneInstant>
  private let entries: ArraySlice<Trace.Entry>

  init(
    _ difference: TraceDifference, ofSecond isSecond: Bool, _ entries: [ArraySlice<Trace.Entry>]
  ) {
    let (first, second) = difference.differing
    let (one, other) = isSecond ? (second, first) : (first, second)
    let (here, there) = isSecond ? (entries[1], entries[0]) : (entries[0], entries[1])
    own = Set(one)
    self.entries = here
    lacking = Set(other.map { there[$0].instant }).subtracting(one.map { here[$0].instant })
  }

  /// Draws it over a trace that lies between two edges and whose entries are seen at marks.
  func draw(
    _ marks: [Mark], on axis: TimeAxis, from top: Int, to bottom: Int, _ picture: inout Markup
  ) {
    picture.element("g", .move(LanePage.margin, 0)) { picture in
      let frames = Set(marks.filter { own.contains($0.entry) }.map(Frame.init))
      for mark in frames.sorted(by: {
        ($0.y, $0.x, $0.width, $0.height) < ($1.y, $1.x, $1.width, $1.height)
      }) {
        picture.box(mark.x - 2, mark.y - 1, mark.width + 4, mark.height + 2, radius: 3, "differing")
      }
      // The trace also contains entries that no lane shows.
      let seen = Set(marks.map(\.entry))
      let unseen = own.filter { !seen.contains($0) }.map { axis.x(entries[$0].instant) }
      lines(Set(unseen), from: top, to: bottom, "edge", &picture)
      lines(Set(lacking.map(axis.x)), from: top, to: bottom, "lacking", &picture)
    }
  }

  private func lines(
    _ places: Set<Int>, from top: Int, to bottom: Int, _ style: String, _ picture: inout Markup
  ) {
    guard !places.isEmpty else { return }
    var path = Path()
    for x in places.sorted() { path.line(from: (x, top + 4), to: (x, bottom - 4)) }
    picture.draw(path, style)
  }

  /// A frame around one or several entries that the picture shows at the same place.
  private struct Frame: Hashable {
    let y: Int
    let x: Int
    let width: Int
    let height: Int

    init(_ mark: Mark) { (y, x, width, height) = (mark.y, mark.x, mark.width, mark.height) }
  }
}
