/// A diagram of a machine, made from a table of what each input does in each state.
///
/// A node can stand for several states of the table. Inputs that stay in a node are left out.
package struct StateDiagram {
  /// What an input does in a state.
  package typealias Row = (state: String, input: String, next: String)

  /// The way from one node to another, with the inputs that take it.
  package struct Edge {
    let start: Int
    let end: Int
    var inputs: [String]
  }

  let nodes: [String]
  private(set) var edges: [Edge] = []

  /// Creates a diagram.
  ///
  /// - Parameters:
  ///   - nodes: The nodes, the first one being where the machine begins.
  ///   - rows: What each input does in each state.
  ///   - node: Returns the node for a state.
  package init(nodes: [String], rows: [Row], node: (String) -> String) {
    self.nodes = nodes
    let states = Set(rows.map(\.state))
    for (start, name) in nodes.enumerated() {
      let own = states.filter { node($0) == name }
      for (end, other) in nodes.enumerated() where end != start {
        var inputs: [String] = []
        let ways = rows.filter { own.contains($0.state) && node($0.next) == other }
        for row in ways where !inputs.contains(row.input) && !inputs.contains(row.input + "*") {
          let isEverywhere = ways.count { $0.input == row.input } == own.count
          inputs.append(row.input + (isEverywhere ? "" : "*"))
        }
        if !inputs.isEmpty { edges.append(Edge(start: start, end: end, inputs: inputs)) }
      }
    }
  }

  /// The diagram as a block of Mermaid.
  package var mermaid: String {
    var lines = ["stateDiagram-v2", "    [*] --> s0"]
    for (index, name) in nodes.enumerated() { lines.append("    s\(index): \(name)") }
    for edge in edges {
      lines.append("    s\(edge.start) --> s\(edge.end): \(edge.inputs.joined(separator: ", "))")
    }
    return lines.joined(separator: "\n")
  }
}
