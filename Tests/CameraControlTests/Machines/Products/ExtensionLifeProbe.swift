import CameraControl

/// The life of an extension with a clock, whose requests and state are read as words.
struct ExtensionLifeProbe {
  var life: ExtensionLife
  var effects: [ExtensionLife.Effect] = []
  private(set) var now = PhoneInstant.zero

  init(_ change: (inout PhoneBehavior.LockScreen) -> Void = { _ in }) {
    var behavior = PhoneBehavior.LockScreen()
    change(&behavior)
    life = ExtensionLife(behavior)
  }

  mutating func launch(_ number: UInt32) {
    let id = VisitID(number: number)
    life.launch(
      ExtensionLife.Visit(id: id, directory: ContentDirectory(visit: id, name: "d\(number)")),
      at: now)
  }

  mutating func record(camera: Bool, interaction: Bool, access: Bool) {
    let use = RequirementWatch.Use(camera: camera, interaction: interaction, access: access)
    life.record(use, at: now, into: &effects)
  }

  mutating func capture() { life.capture(at: now) }

  mutating func end(_ end: ExtensionLife.End) { life.end(end, into: &effects) }

  mutating func wait(_ duration: Duration) {
    now = now.advanced(by: duration)
    life.advance(to: now, into: &effects)
  }

  mutating func copied(_ number: UInt32, succeeds: Bool) {
    life.copied(VisitID(number: number), succeeds: succeeds, into: &effects)
  }

  mutating func retry() { life.retry(into: &effects) }

  /// The requests so far, the state and its visit, the visits that are not copied, and how long it takes until
  /// the machine acts.
  var cells: [String] {
    let visit = life.visit.map { " \($0.id.number)" } ?? ""
    let stage =
      switch life.stage {
      case .absent: "absent"
      case .launching: "launching"
      case .viewfinder: "viewfinder"
      }
    let deadline = life.nextDeadline.map { deadline in
      let milliseconds = now.duration(to: deadline) / .milliseconds(1)
      return milliseconds.truncatingRemainder(dividingBy: 1000) == 0
        ? "\(Int(milliseconds / 1000)) s" : "\(milliseconds / 1000) s"
    }
    return [
      effects.map(Self.text).joined(separator: ", "), stage + visit,
      life.uncopied.map { "\($0.id.number)" }.joined(separator: " "), deadline ?? "",
    ]
  }

  /// The same as one text, such as `dismissed 1, copy 1 > absent, uncopied 1`.
  var outcome: String {
    let cells = cells
    let parts = [cells[1], cells[2].isEmpty ? "" : "uncopied " + cells[2], cells[3]]
    return (cells[0].isEmpty ? "> " : cells[0] + " > ")
      + parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private static func text(of effect: ExtensionLife.Effect) -> String {
    switch effect {
    case .dismissed(let visit): "dismissed \(visit.id.number)"
    case .terminated(let visit, let lacking): "terminated \(visit.id.number) of \(lacking.count)"
    case .killed(let visit): "killed \(visit.id.number)"
    case .copy(let visit): "copy \(visit.id.number)"
    case .erase(let visit): "erase \(visit.id.number)"
    case .lost(let visit): "lost \(visit.id.number)"
    }
  }
}

// MARK: The table's states and inputs

extension ExtensionLifeProbe {
  static let states: [(String, @Sendable () -> ExtensionLifeProbe)] = [
    ("absent", { ExtensionLifeProbe() }),
    (
      "absent, one uncopied",
      {
        var probe = ExtensionLifeProbe()
        probe.launch(1)
        probe.end(.dismissed)
        return probe
      }
    ),
    (
      "launching",
      {
        var probe = ExtensionLifeProbe()
        probe.launch(2)
        return probe
      }
    ),
    (
      "launching, camera since 0.5 s, one uncopied",
      {
        var probe = ExtensionLifeProbe()
        probe.launch(1)
        probe.end(.killed)
        probe.launch(2)
        probe.record(camera: true, interaction: false, access: true)
        probe.wait(.milliseconds(500))
        return probe
      }
    ),
    (
      "viewfinder",
      {
        var probe = ExtensionLifeProbe()
        probe.launch(2)
        probe.record(camera: true, interaction: true, access: true)
        probe.wait(.seconds(1))
        return probe
      }
    ),
  ]

  static let inputs: [(String, @Sendable (inout ExtensionLifeProbe) -> Void)] = [
    // The phone launches an extension only if it is not in front already.
    ("launch", { probe in if probe.life.visit == nil { probe.launch(9) } }),
    ("nothing seen", { $0.record(camera: false, interaction: false, access: false) }),
    ("all seen", { $0.record(camera: true, interaction: true, access: true) }),
    (
      "all seen for 1 s",
      { probe in
        probe.record(camera: true, interaction: true, access: true)
        probe.wait(.seconds(1))
      }
    ),
    ("capture", { $0.capture() }),
    ("dismissed", { $0.end(.dismissed) }),
    ("killed", { $0.end(.killed) }),
    ("9 s", { $0.wait(.seconds(9)) }),
    ("10 s", { $0.wait(.seconds(10)) }),
    ("60 s", { $0.wait(.seconds(60)) }),
    ("copied", { $0.copied(1, succeeds: true) }),
    ("not copied", { $0.copied(1, succeeds: false) }),
    ("the present visit copied", { $0.copied(2, succeeds: true) }),
    ("retry", { $0.retry() }),
  ]
}
