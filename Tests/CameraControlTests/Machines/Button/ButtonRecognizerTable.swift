/// What each input says in each state of the recognizer, and what is said afterward.
enum ButtonRecognizerTable {
  static let inputs = [
    "force none", "force below light", "force light", "force below click", "force click",
    "switch down", "tremble", "slide", "finger leaves", "half a second", "reset",
  ]

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

  static let table = MachineTable(
    """
    input                   || says at once      | stage            | says afterwards
    no finger
    force none / reset       |                   | no press         |
    finger leaves            |                   | no press         |
    force below light        |                   | no press         |
    force light              |                   | undecided        | light light-hold release
    force below click        |                   | undecided        | light light-hold release
    force click              | down              | click            | click-hold up
    switch down              | down              | click            | click-hold up
    tremble / slide          | touch             | no press         | leave
    half a second            |                   | no press         |

    resting
    force none / tremble     |                   | no press         | leave
    force below light        |                   | no press         | leave
    force light              |                   | undecided        | light light-hold release leave
    force below click        |                   | undecided        | light light-hold release leave
    force click              | down              | click            | click-hold up leave
    switch down              | down              | click            | click-hold up leave
    half a second            |                   | no press         | leave
    slide                    | slide(2.0)        | no press         | leave
    finger leaves / reset    | leave             | no press         |

    sliding
    force none               |                   | no press         | leave
    half a second            |                   | no press         | leave
    force below light        |                   | no press         | leave
    force light              |                   | undecided        | light light-hold release leave
    force below click        |                   | undecided        | light light-hold release leave
    force click              | down              | click            | click-hold up leave
    switch down              | down              | click            | click-hold up leave
    tremble                  | on(0.5)           | no press         | leave
    slide                    | on(2.0)           | no press         | leave
    finger leaves / reset    | leave             | no press         |

    undecided
    force none               | light release     | no press         | leave
    force below light        |                   | undecided        | light light-hold release leave
    tremble / force light    |                   | undecided        | light light-hold release leave
    force below click        |                   | undecided        | light light-hold release leave
    force click              | down              | click            | click-hold up leave
    switch down              | down              | click            | click-hold up leave
    slide                    | light slide(2.0)  | light            | release leave
    finger leaves            | leave             | undecided        | light light-hold release
    half a second            | light light-hold  | light            | release leave
    reset                    | leave             | no press         |

    undecided, slid
    force none               | light release     | no press         | leave
    force below light        |                   | undecided        | light release leave
    force light              |                   | undecided        | light release leave
    half a second            |                   | undecided        | light release leave
    force below click        |                   | undecided        | light release leave
    force click              | down              | click            | click-hold up leave
    switch down              | down              | click            | click-hold up leave
    tremble                  | on(0.5)           | undecided        | light release leave
    slide                    | on(2.0)           | undecided        | light release leave
    finger leaves            | leave             | undecided        | light release
    reset                    | leave             | no press         |

    light
    force none               | release           | no press         | leave
    force below light        |                   | light            | light-hold release leave
    tremble / force light    |                   | light            | light-hold release leave
    force below click        |                   | light            | light-hold release leave
    force click              | down              | click over light | click-hold up release leave
    switch down              | down              | click over light | click-hold up release leave
    slide                    | slide(2.0)        | light            | release leave
    finger leaves            | leave             | light            | light-hold release
    half a second            | light-hold        | light            | release leave
    reset                    | release leave     | no press         |

    light, slid
    force none               | release           | no press         | leave
    force below light        |                   | light            | release leave
    force light              |                   | light            | release leave
    half a second            |                   | light            | release leave
    force below click        |                   | light            | release leave
    force click              | down              | click over light | click-hold up release leave
    switch down              | down              | click over light | click-hold up release leave
    tremble                  | on(0.5)           | light            | release leave
    slide                    | on(2.0)           | light            | release leave
    finger leaves            | leave             | light            | release
    reset                    | release leave     | no press         |

    light, held
    force none               | release           | no press         | leave
    force below light        |                   | light            | release leave
    tremble / force light    |                   | light            | release leave
    half a second            |                   | light            | release leave
    force below click        |                   | light            | release leave
    force click              | down              | click over light | click-hold up release leave
    switch down              | down              | click over light | click-hold up release leave
    slide                    | slide(2.0)        | light            | release leave
    finger leaves            | leave             | light            | release
    reset                    | release leave     | no press         |

    click
    force none               | up                | no press         | leave
    force below light        | up                | spent            | leave
    force light              | up                | spent            | leave
    force below click        |                   | click            | click-hold up leave
    tremble / force click    |                   | click            | click-hold up leave
    switch down / slide      |                   | click            | click-hold up leave
    finger leaves            | leave             | click            | click-hold up
    half a second            | click-hold        | click            | up leave
    reset                    | up leave          | no press         |

    click, held
    force none               | up                | no press         | leave
    force below light        | up                | spent            | leave
    force light              | up                | spent            | leave
    force below click        |                   | click            | up leave
    tremble / force click    |                   | click            | up leave
    switch down / slide      |                   | click            | up leave
    half a second            |                   | click            | up leave
    finger leaves            | leave             | click            | up
    reset                    | up leave          | no press         |

    click over light
    force none               | up release        | no press         | leave
    force below light        | up                | light            | release leave
    force light              | up                | light            | release leave
    force below click        |                   | click over light | click-hold up release leave
    tremble / force click    |                   | click over light | click-hold up release leave
    switch down / slide      |                   | click over light | click-hold up release leave
    finger leaves            | leave             | click over light | click-hold up release
    half a second            | click-hold        | click over light | up release leave
    reset                    | up release leave  | no press         |

    spent
    force none               |                   | no press         | leave
    force below light        |                   | spent            | leave
    tremble / force light    |                   | spent            | leave
    half a second            |                   | spent            | leave
    force below click        |                   | spent            | leave
    force click              | down double-click | click            | click-hold up leave
    switch down              | down double-click | click            | click-hold up leave
    slide                    | slide(2.0)        | spent            | leave
    finger leaves            | leave             | spent            |
    reset                    | leave             | no press         |

    spent over light
    force none               | release           | no press         | leave
    force below light        |                   | light            | release leave
    tremble / force light    |                   | light            | release leave
    half a second            |                   | light            | release leave
    force below click        |                   | light            | release leave
    force click              | down double-click | click over light | click-hold up release leave
    switch down              | down double-click | click over light | click-hold up release leave
    slide                    | slide(2.0)        | light            | release leave
    finger leaves            | leave             | light            | release
    reset                    | release leave     | no press         |
    """)
}
