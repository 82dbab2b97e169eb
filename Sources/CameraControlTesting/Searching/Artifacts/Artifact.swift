import CameraControl

/// A file that shows what happened in a test.
package struct Artifact: Sendable {
  /// The end of the file's name, such as `trace.txt`.
  package let name: String

  /// What the file contains.
  package let text: String
}

extension SimulatedPhone {
  /// What happened on the phone: the trace as text, a picture of it, and the phone's report.
  package var artifacts: [Artifact] {
    let trace = trace
    return [
      Artifact(name: "trace.txt", text: "\(trace)"),
      Artifact(name: "timeline.svg", text: TraceDrawing(trace).svg),
      Artifact(name: "report.md", text: "\(report)\n"),
    ]
  }
}

extension ExplorationFailure {
  /// What happened in the script: the script, the trace, a picture of it, and a page to look around in.
  ///
  /// Picture and page have the trace of the nearest script that does not fail as well.
  ///
  /// - Parameter model: The model of the phone that was explored.
  /// - Returns: The files.
  package func artifacts(on model: PhoneModel) -> [Artifact] {
    var traces = [("fails", trace)]
    var drawing = TraceDrawing(trace)
    if let neighbor {
      drawing = drawing.compared(with: neighbor.trace, named: "fails", and: "does not fail")
      traces.append(("does not fail", neighbor.trace))
    }
    return [
      Artifact(name: "script", text: "\(script.text)\n"),
      Artifact(name: "trace.txt", text: "\(trace)"),
      Artifact(name: "timeline.svg", text: drawing.svg),
      Artifact(name: "report.html", text: TraceReport(traces, on: model).html),
    ]
  }
}
