import CameraControl
import TestSupport
import XCTest

/// An overlay machine whose controls are only names, with its requests in words.
struct OverlayProbe {
  typealias Machine = OverlayMachine

  var machine: Machine
  var items = [item("a"), item("b", isEnabled: false), item("c")]
  var now = PhoneInstant(nanoseconds: 1_000_000_000)
  private var effects: [Machine.Effect] = []

  init(
    cleanPreview: Bool = true, focusLock: Bool = true,
    _ change: (inout PhoneBehavior) -> Void = { _ in }
  ) {
    let settings = PhoneSettings { settings in
      settings.cleanPreview = cleanPreview
      settings.focusLock = focusLock
    }
    machine = Machine(rules: OverlayRules(PhoneBehavior(change), Quirks(), settings))
    setStage()
  }

  /// Passes an input to the machine, and checks the machine afterward.
  mutating func apply(
    _ input: (inout Machine, PhoneInstant, inout [Machine.Effect]) -> Void,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let shown = machine.appearance
    let new = collected { input(&machine, now, &$0) }
    effects += new
    var broken = machine.brokenInvariants()
    if machine.appearance != shown, !new.contains(.changed) {
      broken.append("shows something else and reports no change")
    }
    if !broken.isEmpty { XCTFail(broken.joined(separator: "; "), file: file, line: line) }
  }

  mutating func setStage(app: String = "app", hasDelegate: Bool = true, isUsable: Bool = true) {
    let stage = OverlayStage(
      app: app, session: SessionID(number: app == "app" ? 1 : 2), items: items,
      delegate: hasDelegate ? DelegateID(number: 1) : nil, isUsable: isUsable)
    apply { $0.setStage(stage, at: $1, into: &$2) }
  }

  mutating func lightPress() { apply { $0.lightPress(at: $1, into: &$2) } }
  mutating func lightRelease() { apply { $0.lightRelease(at: $1, into: &$2) } }
  mutating func doubleLightPress() { apply { $0.doubleLightPress(at: $1, into: &$2) } }
  mutating func lightHold() { apply { $0.lightHold(at: $1, into: &$2) } }
  mutating func touch(_ touch: OverlayTouch) { apply { $0.touch(touch, at: $1, into: &$2) } }
  mutating func slide(_ way: Double) {
    apply { $0.slide(way, begins: true, at: $1, into: &$2) }
  }

  /// Returns the requests since the last call.
  mutating func heard() -> String {
    defer { effects = [] }
    return effects.map(Self.word).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// What is shown, the highlighted item of a list in brackets, and whether the focus is locked.
  var state: String {
    let shown =
      switch machine.appearance {
      case .hidden: "hidden"
      case .control(let id): Self.name(id)
      case .list(let ids, let highlighted):
        ids.enumerated().map { $0 == highlighted ? "[\(Self.name($1))]" : Self.name($1) }.joined()
      }
    return shown + (machine.isFocusLocked ? " locked" : "")
  }

  private static func word(_ effect: Machine.Effect) -> String {
    switch effect {
    case .callback(let callback, to: _, of: _): callback.word
    case .slide(let id, let millimeters, let begins):
      "turn(\(name(id)) \(millimeters)\(begins ? " anew" : ""))"
    case .changed: ""
    case .focusLock(let isLocked): isLocked ? "lock" : "unlock"
    case .reached(.end): "end"
    case .reached(.prominentValue): "prominent"
    case .changedWhileOpen: "finding"
    case .nothing: "nothing"
    }
  }

  /// Creates a control whose name is a letter.
  static func item(_ name: Character, isEnabled: Bool = true) -> OverlayItem {
    OverlayItem(
      id: ControlID(number: UInt32(name.asciiValue ?? 0)),
      memoryKey: ControlMemoryKey(kind: .slider, name: "\(name)"), isEnabled: isEnabled,
      isOperable: isEnabled)
  }

  private static func name(_ id: ControlID) -> String {
    String(UnicodeScalar(UInt8(truncatingIfNeeded: id.number)))
  }
}
