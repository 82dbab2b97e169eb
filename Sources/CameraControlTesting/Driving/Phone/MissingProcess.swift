public import CameraControl

/// An error for code that you try to run in a process before the phone has started the process.
public struct MissingProcess: Error, Hashable, Sendable {
  /// The outcome of the latest launch; `nil` if nothing was launched.
  public var lastLaunch: LaunchOutcome?

  /// The place of the call, such as `Module/File.swift:12`.
  public var place: String
}

extension MissingProcess: CustomStringConvertible {
  /// The place of the call, the problem, and how to fix it.
  public var description: String {
    let remedy =
      switch lastLaunch {
      case nil: "Launch the capture extension first."
      case .nothing(let reason)?: "The last launch started nothing: \(reason). \(reason.remedy)"
      case let outcome?: "The outcome of the last launch: \(outcome)."
      }
    let text = OneLine.text("the product has no process that can run this code. \(remedy)")
    return TextLine.sentence(text, at: place)
  }
}
