import CameraControl

// The code of an app that an exploration runs, which may be asynchronous.

extension Exploration {
  /// The code that creates the app.
  enum Maker {
    case now((SimulatedPhone) throws -> App)
    case later(Later)

    typealias Later = nonisolated(nonsending) (SimulatedPhone) async throws -> App

    nonisolated(nonsending) func run(_ phone: SimulatedPhone) async throws -> App {
      switch self {
      case .now(let body): try body(phone)
      case .later(let body): try await body(phone)
      }
    }

    func runNow(_ phone: SimulatedPhone) throws -> App {
      guard case .now(let body) = self else { hasToWait() }
      return try body(phone)
    }
  }

  /// Code that looks at the app, or does something with it.
  enum AppCode<Output> {
    case now((SimulatedPhone, App) throws -> Output)
    case later(Later)

    typealias Later = nonisolated(nonsending) (SimulatedPhone, App) async throws -> Output

    var isAsynchronous: Bool {
      if case .later = self { true } else { false }
    }

    nonisolated(nonsending) func run(_ phone: SimulatedPhone, _ app: App) async throws -> Output {
      switch self {
      case .now(let body): try body(phone, app)
      case .later(let body): try await body(phone, app)
      }
    }

    func runNow(_ phone: SimulatedPhone, _ app: App) throws -> Output {
      guard case .now(let body) = self else { hasToWait() }
      return try body(phone, app)
    }
  }

  /// A step of the app.
  struct AppStep {
    let name: String
    let condition: ((SimulatedPhone, App) -> Bool)?
    let code: AppCode<Void>

    func isPossible(_ phone: SimulatedPhone, _ app: App) -> Bool { condition?(phone, app) ?? true }
  }

  /// Something that has to hold.
  struct Claim {
    let name: String
    /// Whether it only has to hold once a script has ended and everything is quiet.
    let isForTheEnd: Bool
    let code: AppCode<Bool>
  }
}

private func hasToWait() -> Never {
  preconditionFailure("a synchronous run has asynchronous code, which checkCode() excludes")
}
