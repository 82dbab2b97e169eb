extension ProbeApp {
  /// Apps that reveal a phone's values for most options, the simplest app first.
  public static let standard: [ProbeApp] = [
    .sliders("one slider", ["Focus"]),
    .sliders("three sliders", ["Focus", "Grain", "Tint"]),
    .sliders(
      "three sliders, the first of which is disabled", ["Focus", "Grain", "Tint"], disabled: 1),
    .sliders("two sliders that are disabled", ["Focus", "Grain"], disabled: 2),
    .sliders("one slider and no handler of capture events", ["Focus"], handlers: 0),
    .sliders("one slider and two views with a handler of capture events", ["Focus"], handlers: 2),
    .sliders("five sliders", ["Focus", "Grain", "Tint", "Warmth", "Fade"]),
  ]

  private static func sliders(
    _ description: String, _ titles: [String], disabled: Int = 0, handlers: Int = 1
  ) -> ProbeApp {
    ProbeApp(description) { phone in
      try ProbeCamera(on: phone, titles: titles, disabled: disabled, handlers: handlers).actions
    }
  }
}
