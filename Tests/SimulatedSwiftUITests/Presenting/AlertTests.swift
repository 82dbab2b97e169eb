import SwiftUI
import TestSupport
import XCTest

@MainActor
final class AlertTests: XCTestCase {
  private let log = Log<String>()

  func testAButtonOfAnAlertRunsAndEndsIt() async throws {
    let log = log
    let alerts: [(Alert, [String])] = [
      (Alert(title: Text("Title")), ["Title", "OK"]),
      (
        Alert(
          title: Text("Title"), message: Text("Message"),
          dismissButton: .default(Text("Fine")) { log.add("fine") }),
        ["Title", "Message", "Fine"]
      ),
      (
        Alert(
          title: Text("Title"),
          primaryButton: .destructive(Text("Delete")) { log.add("deleted") },
          secondaryButton: .cancel()), ["Title", "Delete", "Cancel"]
      ),
      (
        Alert(
          title: Text("Title"), primaryButton: .cancel(Text("Keep")) { log.add("kept") },
          secondaryButton: .cancel { log.add("cancelled") }), ["Title", "Keep", "Cancel"]
      ),
    ]
    for (alert, lines) in alerts {
      let stage = Stage(Alarm(alert: alert))
      XCTAssertEqual(stage.controller.view.textLines, ["x"] + lines)
      let button = lines.first { !["Title", "Message"].contains($0) } ?? ""
      XCTAssertEqual(stage.controller.view.label(button)?.simulateTap(), true)
      try await stage.phone.wait(until: { stage.controller.view.textLines == ["x"] })
    }
    XCTAssertEqual(log.all, ["fine", "deleted", "kept"])
  }

  func testAButtonMayOnlyEndTheAlert() async throws {
    let buttons: [(Alert.Button, String)] = [
      (.default(Text("Fine")), "Fine"), (.cancel(Text("Keep")), "Keep"), (.cancel(), "Cancel"),
      (.destructive(Text("Delete")), "Delete"), (.default(Text("None"), action: nil), "None"),
    ]
    for (button, label) in buttons {
      let stage = Stage(Alarm(alert: Alert(title: Text("Title"), dismissButton: button)))
      XCTAssertEqual(stage.controller.view.label(label)?.simulateTap(), true, label)
      try await stage.phone.wait(until: { stage.controller.view.textLines == ["x"] })
    }
  }

  func testADialogIsAnAlert() async throws {
    let stage = Stage(Dialog(log: log))
    XCTAssertEqual(stage.controller.view.textLines, ["x", "Title", "Delete", "Keep"])
    XCTAssertEqual(stage.controller.view.label("Delete")?.simulateTap(), true)
    try await stage.phone.wait(until: { stage.controller.view.textLines == ["x"] })
    XCTAssertEqual(log.all, ["deleted"])
  }

  func testAChoiceAboutAValueHasAMessageAboutIt() async {
    let view = Text("x").confirmationDialog(
      "Delete?", isPresented: .constant(true), presenting: 3
    ) {
      Button("Delete \($0)") {}
    } message: {
      Text("\($0) photos")
    }
    XCTAssertEqual(lines(view), ["x", "Delete?", "3 photos", "Delete 3"])
  }
}

private struct Alarm: View {
  let alert: Alert
  @State private var isPresented = true

  var body: some View { Text("x").alert(isPresented: $isPresented) { alert } }
}

private struct Dialog: View {
  let log: Log<String>
  @State private var isPresented = true

  var body: some View {
    Text("x").confirmationDialog("Title", isPresented: $isPresented) {
      Button("Delete", role: .destructive) { log.add("deleted") }
      Button("Keep", role: .cancel) { log.add("kept") }
    }
  }
}

extension UIView {
  fileprivate func label(_ text: String) -> UIView? {
    (self as? UILabel)?.text == text
      ? self : subviews.lazy.compactMap { $0.label(text) }.first
  }
}
