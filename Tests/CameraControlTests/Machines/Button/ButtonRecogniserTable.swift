/// What `ButtonRecogniserTableTests` expects, a line for each state and input.
enum ButtonRecogniserTable {
  /// State and input, what is said at once, the stage of the press then, and what is said afterwards.
  static var rows: [String: String] {
    var rows: [String: String] = [:]
    for cells in cells { rows["\(cells[0]) | \(cells[1])"] = cells[2...].joined(separator: " | ") }
    return rows
  }

  /// State, input and the stage that follows, in the order of the table.
  static var ways: [(state: String, input: String, next: String)] {
    cells.map { ($0[0], $0[1], $0[3]) }
  }

  private static var cells: [[String]] {
    text.split(separator: "\n").map { line in
      line.split(separator: "|", omittingEmptySubsequences: false).map { cell in
        cell.split(separator: " ").joined(separator: " ")
      }
    }
  }

  /// Returns the stage of the press that a state of the table belongs to.
  static func stage(of state: String) -> String {
    switch state {
    case "no finger", "resting", "sliding": "no press"
    case "undecided", "undecided, slid": "undecided"
    case "light", "light, slid", "light, held", "spent over light": "light"
    case "click", "click, held": "click"
    default: state
    }
  }

  private static let text = """
    no finger        | force none        |                   | no press         |
    no finger        | force below light |                   | no press         |
    no finger        | force light       |                   | undecided        | light light-hold release
    no finger        | force below click |                   | undecided        | light light-hold release
    no finger        | force click       | down              | click            | click-hold up
    no finger        | switch down       | down              | click            | click-hold up
    no finger        | tremble           | touch             | no press         | leave
    no finger        | slide             | touch             | no press         | leave
    no finger        | finger leaves     |                   | no press         |
    no finger        | half a second     |                   | no press         |
    no finger        | reset             |                   | no press         |

    resting          | force none        |                   | no press         | leave
    resting          | force below light |                   | no press         | leave
    resting          | force light       |                   | undecided        | light light-hold release leave
    resting          | force below click |                   | undecided        | light light-hold release leave
    resting          | force click       | down              | click            | click-hold up leave
    resting          | switch down       | down              | click            | click-hold up leave
    resting          | tremble           |                   | no press         | leave
    resting          | slide             | slide(2.0)        | no press         | leave
    resting          | finger leaves     | leave             | no press         |
    resting          | half a second     |                   | no press         | leave
    resting          | reset             | leave             | no press         |

    sliding          | force none        |                   | no press         | leave
    sliding          | force below light |                   | no press         | leave
    sliding          | force light       |                   | undecided        | light light-hold release leave
    sliding          | force below click |                   | undecided        | light light-hold release leave
    sliding          | force click       | down              | click            | click-hold up leave
    sliding          | switch down       | down              | click            | click-hold up leave
    sliding          | tremble           | on(0.5)           | no press         | leave
    sliding          | slide             | on(2.0)           | no press         | leave
    sliding          | finger leaves     | leave             | no press         |
    sliding          | half a second     |                   | no press         | leave
    sliding          | reset             | leave             | no press         |

    undecided        | force none        | light release     | no press         | leave
    undecided        | force below light |                   | undecided        | light light-hold release leave
    undecided        | force light       |                   | undecided        | light light-hold release leave
    undecided        | force below click |                   | undecided        | light light-hold release leave
    undecided        | force click       | down              | click            | click-hold up leave
    undecided        | switch down       | down              | click            | click-hold up leave
    undecided        | tremble           |                   | undecided        | light light-hold release leave
    undecided        | slide             | light slide(2.0)  | light            | release leave
    undecided        | finger leaves     | leave             | undecided        | light light-hold release
    undecided        | half a second     | light light-hold  | light            | release leave
    undecided        | reset             | leave             | no press         |

    undecided, slid  | force none        | light release     | no press         | leave
    undecided, slid  | force below light |                   | undecided        | light release leave
    undecided, slid  | force light       |                   | undecided        | light release leave
    undecided, slid  | force below click |                   | undecided        | light release leave
    undecided, slid  | force click       | down              | click            | click-hold up leave
    undecided, slid  | switch down       | down              | click            | click-hold up leave
    undecided, slid  | tremble           | on(0.5)           | undecided        | light release leave
    undecided, slid  | slide             | on(2.0)           | undecided        | light release leave
    undecided, slid  | finger leaves     | leave             | undecided        | light release
    undecided, slid  | half a second     |                   | undecided        | light release leave
    undecided, slid  | reset             | leave             | no press         |

    light            | force none        | release           | no press         | leave
    light            | force below light |                   | light            | light-hold release leave
    light            | force light       |                   | light            | light-hold release leave
    light            | force below click |                   | light            | light-hold release leave
    light            | force click       | down              | click over light | click-hold up release leave
    light            | switch down       | down              | click over light | click-hold up release leave
    light            | tremble           |                   | light            | light-hold release leave
    light            | slide             | slide(2.0)        | light            | release leave
    light            | finger leaves     | leave             | light            | light-hold release
    light            | half a second     | light-hold        | light            | release leave
    light            | reset             | release leave     | no press         |

    light, slid      | force none        | release           | no press         | leave
    light, slid      | force below light |                   | light            | release leave
    light, slid      | force light       |                   | light            | release leave
    light, slid      | force below click |                   | light            | release leave
    light, slid      | force click       | down              | click over light | click-hold up release leave
    light, slid      | switch down       | down              | click over light | click-hold up release leave
    light, slid      | tremble           | on(0.5)           | light            | release leave
    light, slid      | slide             | on(2.0)           | light            | release leave
    light, slid      | finger leaves     | leave             | light            | release
    light, slid      | half a second     |                   | light            | release leave
    light, slid      | reset             | release leave     | no press         |

    light, held      | force none        | release           | no press         | leave
    light, held      | force below light |                   | light            | release leave
    light, held      | force light       |                   | light            | release leave
    light, held      | force below click |                   | light            | release leave
    light, held      | force click       | down              | click over light | click-hold up release leave
    light, held      | switch down       | down              | click over light | click-hold up release leave
    light, held      | tremble           |                   | light            | release leave
    light, held      | slide             | slide(2.0)        | light            | release leave
    light, held      | finger leaves     | leave             | light            | release
    light, held      | half a second     |                   | light            | release leave
    light, held      | reset             | release leave     | no press         |

    click            | force none        | up                | no press         | leave
    click            | force below light | up                | spent            | leave
    click            | force light       | up                | spent            | leave
    click            | force below click |                   | click            | click-hold up leave
    click            | force click       |                   | click            | click-hold up leave
    click            | switch down       |                   | click            | click-hold up leave
    click            | tremble           |                   | click            | click-hold up leave
    click            | slide             |                   | click            | click-hold up leave
    click            | finger leaves     | leave             | click            | click-hold up
    click            | half a second     | click-hold        | click            | up leave
    click            | reset             | up leave          | no press         |

    click, held      | force none        | up                | no press         | leave
    click, held      | force below light | up                | spent            | leave
    click, held      | force light       | up                | spent            | leave
    click, held      | force below click |                   | click            | up leave
    click, held      | force click       |                   | click            | up leave
    click, held      | switch down       |                   | click            | up leave
    click, held      | tremble           |                   | click            | up leave
    click, held      | slide             |                   | click            | up leave
    click, held      | finger leaves     | leave             | click            | up
    click, held      | half a second     |                   | click            | up leave
    click, held      | reset             | up leave          | no press         |

    click over light | force none        | up release        | no press         | leave
    click over light | force below light | up                | light            | release leave
    click over light | force light       | up                | light            | release leave
    click over light | force below click |                   | click over light | click-hold up release leave
    click over light | force click       |                   | click over light | click-hold up release leave
    click over light | switch down       |                   | click over light | click-hold up release leave
    click over light | tremble           |                   | click over light | click-hold up release leave
    click over light | slide             |                   | click over light | click-hold up release leave
    click over light | finger leaves     | leave             | click over light | click-hold up release
    click over light | half a second     | click-hold        | click over light | up release leave
    click over light | reset             | up release leave  | no press         |

    spent            | force none        |                   | no press         | leave
    spent            | force below light |                   | spent            | leave
    spent            | force light       |                   | spent            | leave
    spent            | force below click |                   | spent            | leave
    spent            | force click       | down double-click | click            | click-hold up leave
    spent            | switch down       | down double-click | click            | click-hold up leave
    spent            | tremble           |                   | spent            | leave
    spent            | slide             | slide(2.0)        | spent            | leave
    spent            | finger leaves     | leave             | spent            |
    spent            | half a second     |                   | spent            | leave
    spent            | reset             | leave             | no press         |

    spent over light | force none        | release           | no press         | leave
    spent over light | force below light |                   | light            | release leave
    spent over light | force light       |                   | light            | release leave
    spent over light | force below click |                   | light            | release leave
    spent over light | force click       | down double-click | click over light | click-hold up release leave
    spent over light | switch down       | down double-click | click over light | click-hold up release leave
    spent over light | tremble           |                   | light            | release leave
    spent over light | slide             | slide(2.0)        | light            | release leave
    spent over light | finger leaves     | leave             | light            | release
    spent over light | half a second     |                   | light            | release leave
    spent over light | reset             | release leave     | no press         |
    """
}
