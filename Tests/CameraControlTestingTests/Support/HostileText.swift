import CameraControl
import CameraControlTesting

/// Texts and traces that try to break out of a picture.
enum HostileText {
  /// Texts that end elements, values and strings, turn the direction of writing, or are just odd.
  static let all = [
    "", " ", "<script>alert(1)</script>", "</text></svg>", "]]>", "<![CDATA[", "<!-- -->", "&amp;",
    "&#0;", "&nosuch;", "\" onload=\"alert(1)", "' x='", "</style><script>", "</script><img src=x>",
    "\\\"); alert(1); (\"", "\u{0}\u{1}\u{8}\u{B}\u{1F}\u{7F}\u{9F}", "line\nbreak\r\n\ttab",
    "\u{2028}\u{2029}", "\u{202E}drow\u{202C}", "\u{2066}isolate\u{2069}", "שלום", "مرحبا",
    "\u{FEFF}", "\u{FFFE}\u{FFFF}", "\u{D7FF}\u{E000}", noncharacters,
    "👩‍👩‍👧‍👦🇩🇪", "e\u{301}\u{301}\u{301}", "漢字かな交じり", "𝔘𝔫𝔦𝔠𝔬𝔡𝔢",
    "●", "──●──", "[brackets]", "(parentheses)", "a  b  c", "hidden", "x 1e308", "x -1e308",
    "x nan", "x 0", "force 1, 3 mm, switch down", "slide 1.5 mm, begins", "slide -1e300 mm",
    "volume-up down", "volume-up up", "volume-up began", "volume-up cancelled", "touch began",
    "touch ended", "click down", "click up", "did become active", "did become inactive",
    "Zoom ●──────────── 1×", "Zoom ────────────● 2× (disabled)", "[One]  (Two)  Three",
    "url(https://example.com/x)", "javascript:alert(1)", "@import 'https://example.com'",
    String(repeating: "long ", count: 60), String(repeating: "\u{300}", count: 300),
  ]

  // The compiler takes them for a mistake in a literal.
  private static let noncharacters = String(
    String.UnicodeScalarView([0xFDD0, 0x1FFFF, 0x10FFFF].compactMap(Unicode.Scalar.init)))

  /// Returns a text of one or two of these.
  static func random(using generator: inout SeededGenerator) -> String {
    let one = all.randomElement(using: &generator) ?? ""
    guard Bool.random(using: &generator) else { return one }
    return one + (all.randomElement(using: &generator) ?? "")
  }

  /// Returns a trace of up to `most` entries, some of which lie far away or out of order.
  static func trace(using generator: inout SeededGenerator, most: Int) -> Trace {
    var time: Int64 = 0
    return Trace(
      (0..<Int.random(in: 0...most, using: &generator)).map { _ in
        switch Int.random(in: 0...20, using: &generator) {
        case 0: time = Int64.random(in: .min ... .max, using: &generator)
        case 1: time = [.min, .max, 0].randomElement(using: &generator) ?? 0
        case 2...6: break
        case 7: time &+= 5_000_000_000
        default: time &+= Int64.random(in: 0...90_000_000, using: &generator)
        }
        return Trace.Entry(PhoneInstant(nanoseconds: time), content(using: &generator))
      })
  }

  /// Returns an entry's content with such texts, in which numbers and sizes are odd, too.
  private static func content(using generator: inout SeededGenerator) -> Trace.Entry.Content {
    let text = random(using: &generator)
    let number = [0, 1, -1, 1e308, -1e308, .nan, .infinity].randomElement(using: &generator) ?? 0
    let isOn = Bool.random(using: &generator)
    switch Int.random(in: 0...15, using: &generator) {
    case 0: return .note(text)
    case 1: return .record(.value(control: text, number))
    case 2: return .record(.written(control: text, number))
    case 3: return .record(.enabled(control: text, isOn))
    case 4: return .record(.overlay(overlay(using: &generator)))
    case 5: return .record(.capture(isOn ? .began : .cancelled, .volumeUp, isSecondary: false))
    case 6: return .record(.callback(isOn ? .didBecomeActive : .didBecomeInactive))
    case 7: return .record(.queue(text))
    case 8: return .record(.process(isOn ? .started(text) : .terminated(text, reason: text)))
    case 9: return .record(.content(isOn ? .made(text) : .lost(text)))
    case 10: return .record(.launch(isOn ? .app(text, from: .icon(text)) : .nothing(.screenOff)))
    case 11: return .record(.gesture(.slide(millimeters: number, begins: isOn)))
    case 12:
      return .record(.sample(ButtonSample(instant: .zero, force: number, position: number)))
    case 13: return .step(.app(text))
    case 14: return .record(.device(text, .videoZoomFactor(number)))
    default:
      return .text(Trace.Kind.allCases.randomElement(using: &generator) ?? .app, text)
    }
  }

  /// Returns what the overlay could show with such titles.
  static func overlay(using generator: inout SeededGenerator) -> OverlayAppearance {
    let faces = (0...Int.random(in: 0...9, using: &generator)).map { _ in
      ControlFace(
        kind: ControlKind.allCases.randomElement(using: &generator) ?? .slider,
        title: random(using: &generator),
        symbolName: Bool.random(using: &generator) ? random(using: &generator) : nil,
        valueText: random(using: &generator),
        fraction: [0, 0.5, 1, -1, 2, .nan, .infinity].randomElement(using: &generator) ?? 0,
        isEnabled: Bool.random(using: &generator))
    }
    switch Int.random(in: 0...4, using: &generator) {
    case 0: return .hidden
    case 1, 2: return .control(faces[0])
    default:
      let highlighted = [-1, 0, faces.count - 1, faces.count, .max, .min]
        .randomElement(using: &generator)
      return .list(faces, highlighted: highlighted ?? 0)
    }
  }
}
