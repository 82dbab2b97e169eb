extension FloorPlan {
  /// The plan as SVG: a row of rooms for each floor, and below it what happens at each stop.
  package var svg: String {
    let most = floors.map(\.rooms.count).max() ?? 0
    let width = Self.left + most * Self.step + Self.border
    let legend = Self.border + floors.count * Self.floor + 3 * Self.border
    let height = legend + road.count * Self.line + Self.border
    var parts = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img" aria-label="\(Self.label(of: floors))">
      """, Self.style, "<rect width=\"\(width)\" height=\"\(height)\" class=\"paper\"/>",
    ]
    for (index, floor) in floors.enumerated() {
      let y = Self.top(of: index)
      parts.append(
        """
        <text x="\(Self.border)" y="\(y + Self.room.height / 2 + 5)" class="floor">\
        \(floor.name)</text>
        """)
      for (place, name) in floor.rooms.enumerated() {
        let x = Self.left + place * Self.step
        parts.append(
          """
          <rect x="\(x)" y="\(y)" width="\(Self.room.width)" height="\(Self.room.height)" rx="6" \
          class="room"/><text x="\(x + Self.room.width / 2)" y="\(y + Self.room.height / 2 + 4)" \
          class="name">\(name)</text>
          """)
      }
    }
    parts += ways
    for (index, stop) in road.enumerated() {
      let y = legend + index * Self.line
      parts.append(
        """
        <text x="\(Self.border)" y="\(y)" class="number">\(index + 1)</text>\
        <text x="\(Self.border + 24)" y="\(y)" class="caption">\(stop.caption)</text>
        """)
    }
    return parts.joined(separator: "\n") + "\n</svg>\n"
  }

  /// The road, as a way from each stop to the next one, with the number of the stop that it leads to.
  private var ways: [String] {
    let stops = road.compactMap { place(of: $0.room) }
    var parts: [String] = []
    for (index, stop) in stops.enumerated() {
      let (x, y) = (port(at: index, of: stop), Self.top(of: stop.floor))
      let isUpward = index > 0 && stops[index - 1].floor > stop.floor
      let isDownward = index > 0 && stops[index - 1].floor < stop.floor
      // The road begins above the first floor, and otherwise at the stop before.
      let from = index == 0 ? x : port(at: index - 1, of: stops[index - 1], isExit: true)
      let start =
        index == 0
        ? 0 : Self.top(of: stops[index - 1].floor) + (isDownward ? Self.room.height : 0)
      // Each way has a lane of its own in the corridor.
      let end = isUpward ? y + Self.room.height : y
      let corridor = isUpward ? end : end - Self.corridor
      let lane = corridor + (index % Self.lanes + 1) * Self.corridor / (Self.lanes + 1)
      let tip = isUpward ? 8 : -8
      parts.append(
        """
        <path d="M\(from) \(start)V\(index == 0 ? end + tip : lane)H\(x)V\(end + tip)" class="way"/>\
        <path d="M\(x - 5) \(end + tip)L\(x) \(end)L\(x + 5) \(end + tip)z" class="tip"/>\
        <text x="\(x + 7)" y="\(isUpward ? end + 14 : end - 4)" class="number">\(index + 1)</text>
        """)
    }
    return parts
  }

  /// Returns where the road enters or leaves a stop; the stops of one room are beside each other.
  private func port(
    at index: Int, of stop: (floor: Int, room: Int), isExit: Bool = false
  ) -> Int {
    let earlier = road[..<index].count { $0.room == road[index].room }
    let middle = Self.left + stop.room * Self.step + Self.room.width / 2
    return middle - 30 + earlier * 36 + (isExit ? 18 : 0)
  }

  private static func top(of floor: Int) -> Int { border + floor * Self.floor + corridor }

  private static func label(of floors: [Floor]) -> String {
    "Floors: " + floors.map(\.name).joined(separator: ", ")
  }

  private static let room = (width: 82, height: 34)
  private static let step = 88
  private static let corridor = 56
  private static let floor = 90
  private static let lanes = 3
  private static let left = 112
  private static let border = 16
  private static let line = 20

  private static let style = """
    <style>
    text { font-family: -apple-system, system-ui, sans-serif; font-size: 12px; fill: #1d1d1f; }
    .paper { fill: #ffffff; }
    .floor { font-size: 15px; font-weight: 600; }
    .room { fill: #f2f2f4; stroke: #8e8e93; }
    .name { text-anchor: middle; }
    .way { fill: none; stroke: #0a6cd6; stroke-width: 2; }
    .tip { fill: #0a6cd6; }
    .number { fill: #0a6cd6; font-weight: 700; }
    .caption { font-size: 13px; }
    @media (prefers-color-scheme: dark) {
      text { fill: #f2f2f4; }
      .paper { fill: #1c1c1e; }
      .room { fill: #2c2c2e; }
      .way { stroke: #5eb0ff; }
      .tip, .number { fill: #5eb0ff; }
    }
    </style>
    """
}
