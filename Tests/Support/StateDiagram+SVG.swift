extension StateDiagram {
  /// The diagram as SVG: the nodes in a row, ways to the right above it, and ways back below it.
  package var svg: String {
    let above = lanes(edges.filter { $0.start < $0.end })
    let below = lanes(edges.filter { $0.start > $0.end })
    let row = Self.border + above.reduce(0) { $0 + $1.height }
    let height = row + Self.node.height + below.reduce(0) { $0 + $1.height } + Self.border
    let width = 2 * Self.border + (nodes.count - 1) * Self.step + Self.node.width
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
    for lane in above {
      parts.append(way(lane, at: y - lane.height + Self.gap, from: row, isAbove: true))
      labels += label(lane, at: y - lane.height + Self.gap, isAbove: true)
      y -= lane.height
    }
    y = row + Self.node.height
    for lane in below {
      y += lane.height
      parts.append(way(lane, at: y - Self.gap, from: row + Self.node.height, isAbove: false))
      labels += label(lane, at: y - Self.gap, isAbove: false)
    }
    parts += labels
    for (index, name) in nodes.enumerated() {
      let x = Self.border + index * Self.step
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

  private func way(_ lane: Lane, at y: Int, from row: Int, isAbove: Bool) -> String {
    let tip = row + (isAbove ? -8 : 8)
    let line = "M\(lane.start) \(row)V\(y)H\(lane.end)V\(row)"
    let arrow = "M\(lane.end - 5) \(tip)L\(lane.end) \(row)L\(lane.end + 5) \(tip)"
    return "<path d=\"\(line)\(arrow)\" class=\"way\"/>"
  }

  private func label(_ lane: Lane, at y: Int, isAbove: Bool) -> [String] {
    lane.lines.enumerated().map { index, text in
      let offset =
        isAbove ? Self.line * (index + 1) : -Self.line * (lane.lines.count - 1 - index) - 6
      return """
        <text x="\(lane.labelStart)" y="\(y + offset)" class="input">\(Self.escaped(text))</text>
        """
    }
  }

  private static func middle(_ index: Int) -> Int { border + index * step + node.width / 2 }

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
  private static let node = (width: 150, height: 44)

  private static let style = """
    <style>.machine{--paper:#fff;--ink:#1c2128;--wash:#dbe7ff;--edge:#2563eb;--way:#6a7280}
    @media(prefers-color-scheme:dark){.machine{--paper:#14171c;--ink:#e7e9ec;--wash:#1d2f52;\
    --edge:#7db2ff;--way:#929baa}}
    .machine text{font:11px ui-monospace,SFMono-Regular,Menlo,"DejaVu Sans Mono",monospace;\
    fill:var(--ink)}.machine .paper{fill:var(--paper)}
    .machine .node{fill:var(--wash);stroke:var(--edge)}
    .machine .name{text-anchor:middle;font-weight:700;font-size:13px}
    .machine .way{fill:none;stroke:var(--way)}
    .machine .input{paint-order:stroke;stroke:var(--paper);stroke-width:4px}</style>
    """
}
