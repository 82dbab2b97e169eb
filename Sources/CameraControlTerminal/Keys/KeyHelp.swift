/// What the keys do, for the screen and for the help.
package enum KeyHelp {
  /// Returns the names of the keys, with what they do; some need a phone that can start over.
  package static func rows(canStartOver: Bool = true) -> [(name: String, text: String)] {
    [
      canStartOver
        ? ("space", "a light press; twice quickly, a double one, which opens the list")
        : ("space", "a light press"),
      ("d", "a double light press, which opens the list"),
      ("left, right", "slide by a twentieth of the range; further if nothing moves"),
      ("down, up", "the same"),
      ("enter", canStartOver ? "a click; held, the button stays down" : "a click"),
      ("b", "hold the button down, and let it go again"),
      ("v, V", "press volume down, or volume up"),
      ("1 to 9", "tap an item of the list"),
      ("h", "leave the app, or return to it"),
      ("l", "lock the phone, or unlock it"),
      ("p", "stop the time, or let it pass again"),
      (".", "let time pass until the next timer fires"),
    ] + (canStartOver ? [("u", "undo the last gesture, and what came after it")] : []) + [
      ("?", "show these keys, or hide them"),
      ("q", "quit, and print the script that was played"),
    ]
  }

  /// Returns the most important keys in one line, which has to fit into 80 columns.
  package static func line(canStartOver: Bool) -> String {
    let own = canStartOver ? ("", "  u undo") : ("  d list", "")
    return "space press\(own.0)  ←→ slide  enter click  v V volume\(own.1)  ? keys  q quit"
  }
}
