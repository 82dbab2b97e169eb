import CameraControl

extension LanePage {
  /// Adds a lane below what is there.
  mutating func add(_ lane: LanePage, isStriped: Bool) {
    add(lane.marks, top: height + 4)
    row(lane.height + Self.gap) { markup, top in
      if isStriped {
        markup.element(
          "rect", .y(top), .text("width", "100%"), .height(lane.height + Self.gap), .style("stripe")
        )
      }
      markup.element("g", .move(Self.margin, top + 4)) { $0.append(lane.markup) }
    }
    reach(lane.right)
  }

  /// Returns the height that lanes have when they are added.
  static func depth(of lanes: [LanePage]) -> Int { lanes.reduce(0) { $0 + $1.height + gap } }

  /// Marks instants in the lanes that follow, which are `depth` high.
  mutating func flag(_ instants: [PhoneInstant], depth: Int) {
    guard !instants.isEmpty else { return }
    var flags = Path()
    for instant in instants {
      flags.line(
        from: (Self.margin + axis.x(instant), height),
        to: (Self.margin + axis.x(instant), height + depth))
    }
    row(0) { markup, _ in markup.draw(flags, "flag") }
  }

  private static let gap = 8
}
