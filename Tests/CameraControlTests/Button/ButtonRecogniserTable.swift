/// What `ButtonRecogniserTableTests` expects, a line for each state and input.
enum ButtonRecogniserTable {
  /// State and input, and what is said at once and afterwards.
  static var rows: [String: String] {
    var rows: [String: String] = [:]
    for line in text.split(separator: "\n") {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map { cell in
        cell.split(separator: " ").joined(separator: " ")
      }
      rows["\(cells[0]) | \(cells[1])"] = "\(cells[2]) | \(cells[3])"
    }
    return rows
  }

  private static let text = """
    no finger        | force none        |                   |
    no finger        | force below light |                   |
    no finger        | force light       |                   | light light-hold release
    no finger        | force below click |                   | light light-hold release
    no finger        | force click       | down              | click-hold up
    no finger        | switch down       | down              | click-hold up
    no finger        | tremble           | touch             | leave
    no finger        | slide             | touch             | leave
    no finger        | finger leaves     |                   |
    no finger        | half a second     |                   |
    no finger        | reset             |                   |

    resting          | force none        |                   | leave
    resting          | force below light |                   | leave
    resting          | force light       |                   | light light-hold release leave
    resting          | force below click |                   | light light-hold release leave
    resting          | force click       | down              | click-hold up leave
    resting          | switch down       | down              | click-hold up leave
    resting          | tremble           |                   | leave
    resting          | slide             | slide(2.0)        | leave
    resting          | finger leaves     | leave             |
    resting          | half a second     |                   | leave
    resting          | reset             | leave             |

    sliding          | force none        |                   | leave
    sliding          | force below light |                   | leave
    sliding          | force light       |                   | light light-hold release leave
    sliding          | force below click |                   | light light-hold release leave
    sliding          | force click       | down              | click-hold up leave
    sliding          | switch down       | down              | click-hold up leave
    sliding          | tremble           | on(0.5)           | leave
    sliding          | slide             | on(2.0)           | leave
    sliding          | finger leaves     | leave             |
    sliding          | half a second     |                   | leave
    sliding          | reset             | leave             |

    undecided        | force none        | light release     | leave
    undecided        | force below light |                   | light light-hold release leave
    undecided        | force light       |                   | light light-hold release leave
    undecided        | force below click |                   | light light-hold release leave
    undecided        | force click       | down              | click-hold up leave
    undecided        | switch down       | down              | click-hold up leave
    undecided        | tremble           |                   | light light-hold release leave
    undecided        | slide             | light slide(2.0)  | release leave
    undecided        | finger leaves     | leave             | light light-hold release
    undecided        | half a second     | light light-hold  | release leave
    undecided        | reset             | leave             |

    undecided, slid  | force none        | light release     | leave
    undecided, slid  | force below light |                   | light release leave
    undecided, slid  | force light       |                   | light release leave
    undecided, slid  | force below click |                   | light release leave
    undecided, slid  | force click       | down              | click-hold up leave
    undecided, slid  | switch down       | down              | click-hold up leave
    undecided, slid  | tremble           | on(0.5)           | light release leave
    undecided, slid  | slide             | on(2.0)           | light release leave
    undecided, slid  | finger leaves     | leave             | light release
    undecided, slid  | half a second     |                   | light release leave
    undecided, slid  | reset             | leave             |

    light            | force none        | release           | leave
    light            | force below light |                   | light-hold release leave
    light            | force light       |                   | light-hold release leave
    light            | force below click |                   | light-hold release leave
    light            | force click       | down              | click-hold up release leave
    light            | switch down       | down              | click-hold up release leave
    light            | tremble           |                   | light-hold release leave
    light            | slide             | slide(2.0)        | release leave
    light            | finger leaves     | leave             | light-hold release
    light            | half a second     | light-hold        | release leave
    light            | reset             | release leave     |

    light, slid      | force none        | release           | leave
    light, slid      | force below light |                   | release leave
    light, slid      | force light       |                   | release leave
    light, slid      | force below click |                   | release leave
    light, slid      | force click       | down              | click-hold up release leave
    light, slid      | switch down       | down              | click-hold up release leave
    light, slid      | tremble           | on(0.5)           | release leave
    light, slid      | slide             | on(2.0)           | release leave
    light, slid      | finger leaves     | leave             | release
    light, slid      | half a second     |                   | release leave
    light, slid      | reset             | release leave     |

    light, held      | force none        | release           | leave
    light, held      | force below light |                   | release leave
    light, held      | force light       |                   | release leave
    light, held      | force below click |                   | release leave
    light, held      | force click       | down              | click-hold up release leave
    light, held      | switch down       | down              | click-hold up release leave
    light, held      | tremble           |                   | release leave
    light, held      | slide             | slide(2.0)        | release leave
    light, held      | finger leaves     | leave             | release
    light, held      | half a second     |                   | release leave
    light, held      | reset             | release leave     |

    click            | force none        | up                | leave
    click            | force below light | up                | leave
    click            | force light       | up                | leave
    click            | force below click |                   | click-hold up leave
    click            | force click       |                   | click-hold up leave
    click            | switch down       |                   | click-hold up leave
    click            | tremble           |                   | click-hold up leave
    click            | slide             |                   | click-hold up leave
    click            | finger leaves     | leave             | click-hold up
    click            | half a second     | click-hold        | up leave
    click            | reset             | up leave          |

    click, held      | force none        | up                | leave
    click, held      | force below light | up                | leave
    click, held      | force light       | up                | leave
    click, held      | force below click |                   | up leave
    click, held      | force click       |                   | up leave
    click, held      | switch down       |                   | up leave
    click, held      | tremble           |                   | up leave
    click, held      | slide             |                   | up leave
    click, held      | finger leaves     | leave             | up
    click, held      | half a second     |                   | up leave
    click, held      | reset             | up leave          |

    click over light | force none        | up release        | leave
    click over light | force below light | up                | release leave
    click over light | force light       | up                | release leave
    click over light | force below click |                   | click-hold up release leave
    click over light | force click       |                   | click-hold up release leave
    click over light | switch down       |                   | click-hold up release leave
    click over light | tremble           |                   | click-hold up release leave
    click over light | slide             |                   | click-hold up release leave
    click over light | finger leaves     | leave             | click-hold up release
    click over light | half a second     | click-hold        | up release leave
    click over light | reset             | up release leave  |

    spent            | force none        |                   | leave
    spent            | force below light |                   | leave
    spent            | force light       |                   | leave
    spent            | force below click |                   | leave
    spent            | force click       | down double-click | click-hold up leave
    spent            | switch down       | down double-click | click-hold up leave
    spent            | tremble           |                   | leave
    spent            | slide             | slide(2.0)        | leave
    spent            | finger leaves     | leave             |
    spent            | half a second     |                   | leave
    spent            | reset             | leave             |

    spent over light | force none        | release           | leave
    spent over light | force below light |                   | release leave
    spent over light | force light       |                   | release leave
    spent over light | force below click |                   | release leave
    spent over light | force click       | down double-click | click-hold up release leave
    spent over light | switch down       | down double-click | click-hold up release leave
    spent over light | tremble           |                   | release leave
    spent over light | slide             | slide(2.0)        | release leave
    spent over light | finger leaves     | leave             | release
    spent over light | half a second     |                   | release leave
    spent over light | reset             | release leave     |
    """
}
