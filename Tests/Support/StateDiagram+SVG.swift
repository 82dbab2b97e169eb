extension StateDiagram {
  /// The diagram as SVG.
  ///
  /// The nodes stand in a row behind a dot where the machine begins, with ways to the right above it and
  /// ways back below it. Ways beside each other have different colors.
  package var svg: String {
    let above = lanes(edges.filter { $0.start < $0.end })
    let below = lanes(edges.filter { $0.start > $0.end })
    let row = Self.border + above.reduce(0) { $0 + $1.height }
    let height = row + Self.node.height + below.reduce(0) { $0 + $1.height } + Self.border
    let width = Self.left + (nodes.count - 1) * Self.step + Self.node.width + Self.border
    var parts = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" class="machine" role="img" \
      aria-label="States: \(Self.escaped(nodes.joined(separator: ", ")))">
      """, Self.style, "<rect width=\"\(width)\" height=\"\(height)\" class=\"paper\"/>",
    ]
    // The labels go on top of all ways.
    var labels: [String] = []
    var y = row
    for (place, lane) in above.enumerated() {
      let color = place % Self.colors.count
      parts.append(way(lane, at: y - lane.height + Self.gap, from: row, isAbove: true, color))
      labels += label(lane, at: y - lane.height + Self.gap, isAbove: true, color)
      y -= lane.height
    }
    y = row + Self.node.height
    for (place, lane) in below.enumerated() {
      let color = (place + above.count) % Self.colors.count
      y += lane.height
      parts.append(
        way(lane, at: y - Self.gap, from: row + Self.node.height, isAbove: false, color))
      labels += label(lane, at: y - Self.gap, isAbove: false, color)
    }
    parts += labels
    parts.append(beginning(at: row + Self.node.height / 2))
    for (index, name) in nodes.enumerated() {
      let x = Self.left + index * Self.step
      parts.append(
        """
        <rect x="\(x)" y="\(row)" width="\(Self.node.width)" height="\(Self.node.height)" rx="14" \
        class="node"/><text x="\(x + Self.node.width / 2)" y="\(row + Self.node.height / 2 + 5)" \
        class="name">\(Self.escaped(name))</text>
        """)
    }
    return parts.joined(separator: "\n") + "\n</svg>\n"
  }

  /// A way with its label, in a lane of its own.
  private struct Lane {
    let start: Int
    let end: Int
    let lines: [String]
    /// Where the label begins, so that no way crosses it.
    let labelStart: Int

    var height: Int { lines.count * StateDiagram.line + StateDiagram.gap * 2 }
  }

  /// Returns the lanes from the inside out, so that a short way does not cross a long one.
  private func lanes(_ edges: [Edge]) -> [Lane] {
    let sorted = edges.enumerated().sorted {
      let (one, other) = (abs($0.1.end - $0.1.start), abs($1.1.end - $1.1.start))
      return one == other ? $0.0 < $1.0 : one < other
    }
    // Where a way begins and ends, a little apart from others of the same nodes.
    let ends = sorted.enumerated().map { place, edge in
      let offset = place * 11 - 30
      return (Self.middle(edge.1.start) + offset, Self.middle(edge.1.end) + offset + 5)
    }
    return sorted.indices.map { place in
      // The ways in the lanes further out pass this one.
      let passing = ends[(place + 1)...].flatMap { [$0.0, $0.1] }
      let space = Self.space(for: sorted[place].1.inputs, along: ends[place], passing)
      let lines = Self.wrapped(sorted[place].1.inputs, to: (space.count - 2 * Self.pad) / Self.cell)
      return Lane(
        start: ends[place].0, end: ends[place].1, lines: lines,
        labelStart: space.lowerBound + Self.pad)
    }
  }

  /// Returns the first space along a way that is long enough for its label, or the longest one.
  private static func space(
    for inputs: [String], along ends: (Int, Int), _ passing: [Int]
  ) -> Range<Int> {
    let (low, high) = (min(ends.0, ends.1), max(ends.0, ends.1))
    let stops = [low] + passing.filter { low < $0 && $0 < high }.sorted() + [high]
    let spaces = zip(stops, stops.dropFirst()).map { $0..<$1 }
    let needed = inputs.joined(separator: ", ").count * cell + 2 * pad
    return spaces.first { $0.count >= needed } ?? spaces.max { $0.count < $1.count } ?? low..<high
  }

  private func way(
    _ lane: Lane, at y: Int, from row: Int, isAbove: Bool, _ color: Int
  ) -> String {
    let tip = row + (isAbove ? -9 : 9)
    return """
      <path d="M\(lane.start) \(row)V\(y)H\(lane.end)V\(tip)" class="way way\(color)"/>\
      <path d="M\(lane.end - 5) \(tip)L\(lane.end) \(row)L\(lane.end + 5) \(tip)z" \
      class="tip tip\(color)"/>
      """
  }

  /// A dot, and an arrow to the node where the machine begins.
  private func beginning(at y: Int) -> String {
    """
    <circle cx="\(Self.border + 6)" cy="\(y)" r="6" class="begin"/>\
    <path d="M\(Self.border + 12) \(y)H\(Self.left - 8)" class="way"/>\
    <path d="M\(Self.left - 9) \(y - 5)L\(Self.left) \(y)L\(Self.left - 9) \(y + 5)z" class="begin"/>
    """
  }

  private func label(_ lane: Lane, at y: Int, isAbove: Bool, _ color: Int) -> [String] {
    lane.lines.enumerated().map { index, text in
      let offset =
        isAbove ? Self.line * (index + 1) : -Self.line * (lane.lines.count - 1 - index) - 6
      return """
        <text x="\(lane.labelStart)" y="\(y + offset)" class="input tip\(color)">\
        \(Self.escaped(text))</text>
        """
    }
  }

  private static func middle(_ index: Int) -> Int { left + index * step + node.width / 2 }

  private static func wrapped(_ words: [String], to width: Int) -> [String] {
    var lines: [String] = []
    for (index, word) in words.enumerated() {
      let word = word + (index + 1 < words.count ? "," : "")
      if let last = lines.last, last.count + word.count < width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(word)
      }
    }
    return lines
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }

  private static let (border, step, line, gap, cell, pad) = (16, 270, 15, 10, 7, 8)
  private static let (node, left) = ((width: 150, height: 44), border + 44)

  /// The colors of ways, in light and in dark surroundings.
  private static let colors = [
    ("#57606a", "#a6b0bd"), ("#b45309", "#f5a524"), ("#7c3aed", "#b79cff"), ("#047857", "#3ddc97"),
    ("#be185d", "#ff8fc0"), ("#0e7490", "#3fd0e6"),
  ]

  // The light colors are plain ones, for what knows neither variables nor dark surroundings.
  private static var style: String {
    let light = colors.enumerated().map { index, color in
      ".machine .way\(index){stroke:\(color.0)}.machine .tip\(index){fill:\(color.0)}"
    }
    let dark = colors.enumerated().map { index, color in
      ".machine .way\(index){stroke:\(color.1)}.machine .tip\(index){fill:\(color.1)}"
    }
    return """
      <style>.machine text{font:11px ui-monospace,SFMono-Regular,Menlo,"DejaVu Sans Mono",monospace;\
      fill:#1c2128}.machine .paper{fill:#fff}
      .machine .node{fill:#dbe7ff;stroke:#2563eb}.machine .begin{fill:#1c2128}
      .machine .name{text-anchor:middle;font-weight:700;font-size:13px}
      .machine .way{fill:none;stroke:#1c2128;stroke-width:1.5}
      .machine .input{paint-order:stroke;stroke:#fff;stroke-width:4px}
      \(light.joined(separator: "\n"))
      @media(prefers-color-scheme:dark){.machine text,.machine .begin{fill:#e7e9ec}
      .machine .paper{fill:#14171c}.machine .node{fill:#1d2f52;stroke:#7db2ff}
      .machine .way{stroke:#e7e9ec}.machine .input{stroke:#14171c}
      \(dark.joined(separator: "\n"))}</style>
      """
  }
}
