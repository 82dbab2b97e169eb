extension Case {
  /// The first yardstick: what a hand-written dial does when it calls its owner.
  static var closure: Case {
    let dial = Dial { blackHole($0) }
    return Case(name: "closure", allowance: .nothing) { iterations in
      for index in 0..<iterations {
        dial.turn(to: Float(index & 1023) * 0.001)
      }
    }
  }

  private final class Dial {
    private let action: (Float) -> Void

    init(action: @escaping (Float) -> Void) {
      self.action = action
    }

    @inline(never)
    func turn(to value: Float) {
      action((value * 10).rounded() / 10)
    }
  }
}
