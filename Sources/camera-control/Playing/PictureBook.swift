import CameraControl
import CameraControlTesting

/// Collects what happens, and draws it at the end.
final class PictureBook: Audience {
  /// The content of a picture.
  enum Kind: String, CaseIterable {
    case timeline
    case report
    case overlay
  }

  private let files: [(kind: Kind, output: Output)]
  private var entries: [Trace.Entry] = []

  /// Opens the files of pictures, none of which may be the file of the script.
  init(_ files: [Kind: String], besides script: String?) throws {
    self.files = try Kind.allCases.compactMap { kind in
      guard let file = files[kind] else { return nil }
      return (kind, try Output.open(file, for: "the \(kind.rawValue)", besides: script))
    }
  }

  func begin(_ phone: SimulatedPhone, _ news: [Trace.Entry]) { entries += news }

  func show(
    _ step: GestureStep, at instant: PhoneInstant, _ news: [Trace.Entry], on phone: SimulatedPhone
  ) { entries += news }

  func end(_ phone: SimulatedPhone, _ tally: Tally) throws {
    for (kind, output) in files {
      try output.write(picture(kind, of: phone))
      try output.close()
    }
  }

  private func picture(_ kind: Kind, of phone: SimulatedPhone) -> String {
    let trace = Trace(entries)
    return switch kind {
    case .timeline: TraceDrawing(trace).svg
    case .report: TraceReport([("", trace)], on: phone.model).html
    case .overlay: phone.overlay.svg(on: phone.model)
    }
  }
}
