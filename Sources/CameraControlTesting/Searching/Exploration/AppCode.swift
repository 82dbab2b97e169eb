import CameraControl

/// Code of an app that an exploration runs, which may be asynchronous.
enum AppCode<App, Output> {
  case now((SimulatedPhone, App) throws -> Output)
  case later(Later)

  typealias Later = nonisolated(nonsending) (SimulatedPhone, App) async throws -> Output

  var isAsynchronous: Bool { if case .later = self { true } else { false } }

  func run(
    _ phone: SimulatedPhone, _ app: App, isolation: isolated (any Actor)? = #isolation
  ) async -> Result<Output, any Error> {
    do {
      // Another phone may be current, such as that of the test.
      return .success(
        try await phone.asCurrent {
          // A closure that didn't capture the isolation would leave the actor of the app.
          _ = isolation
          switch self {
          case .now(let body): return try body(phone, app)
          case .later(let body): return try await body(phone, app)
          }
        })
    } catch {
      return .failure(error)
    }
  }

  /// Returns the code of a synchronous run for an app, which most often runs many times.
  // Every use of a generic type looks it up at run time, which takes longer than most properties.
  //
  // Making a phone current allocates, so `reads` says that the code changes nothing: it needs the phone of the
  // run only if it would find another one.
  func bound(
    to phone: SimulatedPhone, _ app: App, reads: Bool = false
  ) -> () throws -> Output {
    guard case .now(let body) = self else {
      preconditionFailure("a synchronous run has asynchronous code, which checkCode() excludes")
    }
    if reads, !phone.isBehindAnother { return { try body(phone, app) } }
    return { try phone.asCurrent { try body(phone, app) } }
  }
}

extension Exploration {
  /// A step of the app.
  struct AppStep {
    let name: String
    let condition: ((SimulatedPhone, App) -> Bool)?
    let code: AppCode<App, Void>

    func isPossible(_ phone: SimulatedPhone, _ app: App) -> Bool {
      guard let condition else { return true }
      return phone.isBehindAnother
        ? phone.asCurrent { condition(phone, app) } : condition(phone, app)
    }
  }

  /// A property that has to hold.
  struct Property {
    let name: String
    /// Whether it only has to hold once a script has ended and everything is quiet.
    let isForTheEnd: Bool
    let code: AppCode<App, Bool>
  }
}

extension SimulatedPhone {
  /// Whether code that asks for the current phone would find another one, such as that of the test.
  fileprivate var isBehindAnother: Bool {
    AmbientPhone.app.map { $0.phone !== core } ?? false
  }
}
