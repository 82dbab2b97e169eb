import CameraControl

/// The style of the test that runs the exploration.
struct TestStyle: Hashable, Codable, Sendable {
  /// Whether it is a test of XCTest, and not of Swift Testing.
  var usesXCTest = true

  /// Whether it waits for the exploration.
  var isAsynchronous = false
  var isOnMainActor = false

  init() {}

  /// Creates the style of the test whose function explores on an actor, and may wait.
  init(of function: StaticString, on isolation: (any Actor)?, isAsynchronous: Bool) {
    self.isAsynchronous = isAsynchronous
    isOnMainActor = isolation === MainActor.shared
    // SwiftPM has a process for the tests of each library, and Xcode has one for all.
    let runsSwiftTesting = CommandLine.arguments.contains("swift-testing")
    usesXCTest = !runsSwiftTesting && (!Self.hasOneProcess || "\(function)".hasPrefix("test"))
  }

  #if canImport(Darwin)
    private static let hasOneProcess = true
  #else
    private static let hasOneProcess = false
  #endif

  /// Returns a test that runs the script of a failure.
  func test(of failure: ExplorationFailure) -> String {
    var text = isOnMainActor ? "@MainActor " : ""
    let name = Self.words(of: failure.property)
    text += usesXCTest ? "func test\(name)()" : "@Test func \(Self.lowercased(name))()"
    // On Linux, XCTest doesn't accept a synchronous test on the main actor.
    let waits = isAsynchronous || (usesXCTest && isOnMainActor)
    text += waits ? " async throws {\n" : " throws {\n"
    for option in failure.options { text += "  // with the option \(OneLine.line(option))\n" }
    for setting in failure.settings { text += "  // with \(OneLine.line(setting))\n" }
    text += "  let script = try GestureScript(\n    parsing: \"\"\"\n"
    for line in failure.script.text.split(separator: "\n") {
      text += "      \(line.replacing("\\", with: "\\\\"))\n"
    }
    let exploration = "exploration\(Self.code(for: failure.order))"
    let run =
      "\(waits ? "try await" : "try") \(exploration).run(.scripts(script)).expectNoFailure()"
    return text + "      \"\"\")\n  \(run)\n}\n"
  }

  /// Returns the call that has an order of callbacks.
  private static func code(for order: DeliveryOrder) -> String {
    switch order {
    case .inOrder: return ""
    case .shuffled(let seed, let lag): return ".orders(.shuffled(seed: \(seed), lag: \(lag)))"
    case .late(let callbacks, let lag):
      let list = callbacks.map {
        "LateCallbacks(step: \($0.step), queue: \($0.queue.debugDescription))"
      }
      return ".orders(.late([\(list.joined(separator: ", "))], lag: \(lag)))"
    }
  }

  /// Returns the words of a property as part of the name of a function, such as `NoPhotoWithoutAClick`.
  private static func words(of property: String) -> String {
    let words = property.split { !$0.isLetter && !$0.isNumber }.map { $0.lowercased() }
    return words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private static func lowercased(_ name: String) -> String {
    // A name does not begin with a number.
    guard let first = name.first, first.isLetter else { return "test\(name)" }
    return first.lowercased() + name.dropFirst()
  }
}
