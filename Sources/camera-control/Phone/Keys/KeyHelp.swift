/// What the keys of the phone do, for the screen and for the help.
enum KeyHelp {
  /// The keys and what they do.
  static let rows: [Columns.Row] = [
    ("space", "a light press; twice quickly, a double light press, which opens the list"),
    ("left, right", "slide by a twentieth of the range; held or again, further if nothing moves"),
    ("down, up", "the same as left and right"),
    ("enter", "a click; held, the button stays down"),
    ("v, V", "press the volume down, the volume up button"),
    ("1 to 9", "tap an item of the list"),
    ("h", "leave the app, or return to it"),
    ("l", "lock the phone, or unlock it"),
    ("p", "let the time stand still, or pass again"),
    (".", "let the time pass until something is due"),
    ("u", "take the last gesture back, and what came after it"),
    ("?", "show these keys, or hide them"),
    ("q", "quit, and print the script that was played and a test of it"),
  ]

  /// The keys in one line.
  static let line =
    "space press  ←→ slide  enter click  v V volume  u take back  ? keys  q quit"
}
