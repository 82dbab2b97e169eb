import CameraControl
import Foundation
import TestSupport
import XCTest

final class CompletionsTests: XCTestCase {
  private func completions(_ shell: String) throws -> String {
    let outcome = try Tool.run("completions", shell)
    XCTAssertEqual(outcome.status, 0)
    XCTAssertEqual(outcome.errors, "")
    return outcome.output
  }

  /// Returns what bash offers for each of several lines that are being typed.
  private func bash(_ lines: [String]) throws -> [[String]] {
    let folder = try TemporaryFolder()
    let script = try folder.file("completions", completions("bash"))
    let program = """
      source "$2"; COMP_WORDBREAKS=$' \\t\\n"\\'><=;|&(:'
      for COMP_LINE in "${@:3}"; do
        COMP_POINT=${#COMP_LINE}; _camera_control; printf '%s\\n' "${COMPREPLY[@]}" .
      done
      """
    let outcome = try Tool(
      arguments: [script] + lines, program: ["/bin/bash", "-c", program, "bash"]
    ).run()
    XCTAssertEqual(outcome.errors, "")
    return outcome.output.components(separatedBy: ".\n").dropLast().map { text in
      text.split(separator: "\n").map(String.init)
    }
  }

  func testBashCompletesCommandsOptionsAndNames() throws {
    let cases: [(String, [String])] = [
      ("camera-control pl", ["play"]), ("./camera-control --v", ["--version"]),
      ("camera-control demo --q", ["--quirk", "--quiet"]),
      (
        "camera-control demo --phone iPhone-16-P",
        ["iPhone-16-Plus", "iPhone-16-Pro", "iPhone-16-Pro-Max"]
      ),
      ("camera-control demo --phone=iPa", ["iPad"]),
      ("camera-control demo --set air-pods-r", PhoneSettings.AirPodsRemote.words),
      ("camera-control demo --set air-pods-remote=press-", ["press-once", "press-and-hold"]),
      ("camera-control demo --set=air-pods-remote=press-o", ["press-once"]),
      ("camera-control demo --option overlay.memory=p", ["per-app", "persisted"]),
      ("camera-control demo --option button.light-d", ["button.light-dwell="]),
      ("camera-control demo --camera Front-C", ["Front-Camera"]),
      ("camera-control help ca", ["cameras"]), ("camera-control completions z", ["zsh"]),
      ("camera-control play --ph", ["--phone"]),
      ("camera-control check-p", ["check-product"]),
      ("camera-control phone --c", ["--camera", "--control"]),
      (
        "camera-control phone --phone iPad --",
        ["--phone", "--camera", "--set", "--control", "--script", "--help"]
      ),
      ("camera-control check-product ", []),
      ("camera-control check-product -", ["--json", "--help"]),
      ("camera-control check-product Photos -", ["--json", "--help"]),
      ("camera-control play ", []), ("camera-control demo --trace ", []),
      ("camera-control draw ", []), ("camera-control draw --ht", ["--html"]),
      ("camera-control draw --svg ", []),
    ]
    for (offered, (line, offers)) in zip(try bash(cases.map(\.0)), cases) {
      XCTAssertEqual(offered, offers, line)
    }
  }

  func testWhatIsOfferedIsTaken() throws {
    var arguments = ["demo", "--quiet"]
    let options = ["--phone", "--set", "--option", "--quirk", "--camera"]
    var offered = try bash(options.map { "camera-control demo \($0) " })
    let cameras = offered.removeLast()
    for (option, all) in zip(options, offered) {
      let offers = all.filter { !$0.hasSuffix("=") }
      XCTAssertGreaterThan(offers.count, 6, option)
      for offer in offers { arguments += [option, offer] }
    }
    XCTAssertGreaterThan(cameras.count, 3)
    for outcome in try Tool.runEach(of: cameras.map { ["demo", "--quiet", "--camera", $0] }) {
      XCTAssertEqual(outcome.status, 0, outcome.errors)
    }
    let outcome = try Tool.run(arguments)
    XCTAssertEqual(outcome.status, 0, outcome.errors)
  }

  /// A shell that is not on this machine is passed over.
  func testEachShellFindsItsScriptWellFormed() throws {
    let shells: [(String, [String])] = [
      ("bash", ["-n"]), ("zsh", ["-n"]), ("fish", ["--no-execute"]),
    ]
    for (shell, check) in shells {
      let text = try completions(shell)
      let folder = try TemporaryFolder()
      let file = try folder.file("completions", text)
      guard let path = InstalledShell.path(of: shell) else { continue }
      let outcome = try Tool(arguments: [], program: [path] + check + [file]).run()
      XCTAssertEqual(outcome.status, 0, outcome.errors)
    }
  }

  func testEachScriptHasEveryCommandOptionAndName() throws {
    let help = try Tool.run("--help").output
    let options = help.components(separatedBy: .whitespacesAndNewlines)
      .filter { $0.hasPrefix("--") && !$0.contains("=") }
    XCTAssertGreaterThan(Set(options).count, 10)
    for shell in ["bash", "zsh", "fish"] {
      let text = try completions(shell)
      for option in options {
        let word = shell == "fish" ? "-l \(option.dropFirst(2))" : option
        XCTAssertTrue(text.contains(word), "\(shell): \(option)")
      }
      for word in [
        "demo", "play", "draw", "check-product", "help", "completions", "settings", "zsh",
      ] {
        XCTAssertTrue(text.contains(word), "\(shell): \(word)")
      }
      for phone in PhoneModel.all {
        let name = phone.name.replacingOccurrences(of: " ", with: "-")
        XCTAssertTrue(text.contains(name), "\(shell): \(name)")
      }
      XCTAssertTrue(text.contains("air-pods-remote=press-once"), shell)
    }
  }
}

extension PhoneSettings.AirPodsRemote {
  fileprivate static var words: [String] {
    ["off", "press-once", "press-and-hold"].map { "air-pods-remote=\($0)" }
  }
}
