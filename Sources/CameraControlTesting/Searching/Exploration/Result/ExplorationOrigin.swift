import CameraControl

/// Where a failing script comes from.
package enum ExplorationOrigin: Hashable, Codable, Sendable {
  /// The new app, before any step.
  case start
  /// A script that you passed to the exploration, or a file in the corpus folder.
  case script(number: Int, file: String?)
  /// A script of an exhaustive search, with the numbers that identify its steps.
  case exhaustive(path: [Int])
  /// A random script.
  case random(script: Int, seed: UInt64)
}

extension ExplorationOrigin: CustomStringConvertible {
  /// The origin in a few words, such as `random script 17, seed 7`.
  package var description: String {
    switch self {
    case .start: "a check of the new app"
    case .script(_, let file?): "the script \(OneLine.text(file))"
    case .script(let number, nil): "script \(number + 1)"
    case .exhaustive(let path): "an exhaustive search, at depth \(path.count)"
    case .random(let script, let seed): "random script \(script + 1), seed \(seed)"
    }
  }
}
