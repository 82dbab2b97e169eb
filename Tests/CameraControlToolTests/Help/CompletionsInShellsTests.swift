import Foundation
import XCTest

/// What zsh and fish offer for a line that is being typed.
///
/// A shell that is not on this machine is passed over, with a message.
final class CompletionsInShellsTests: XCTestCase {
  private static let cases: [(line: String, offers: Set<String>)] = [
    ("camera-control pl", ["play"]),
    ("camera-control --v", ["--version"]),
    ("camera-control demo --q", ["--quirk", "--quiet"]),
    (
      "camera-control demo --phone iPhone-16-P",
      ["iPhone-16-Plus", "iPhone-16-Pro", "iPhone-16-Pro-Max"]
    ),
    ("camera-control demo --phone=iPa", ["iPad"]),
    (
      "camera-control demo --set air-pods-remote=press-",
      ["air-pods-remote=press-once", "air-pods-remote=press-and-hold"]
    ),
    (
      "camera-control demo --option overlay.memory=p",
      ["overlay.memory=per-app", "overlay.memory=persisted"]
    ),
    ("camera-control help ca", ["cameras"]),
    ("camera-control completions z", ["zsh"]),
    ("camera-control play --ph", ["--phone"]),
    // Each command has its own options, and none of another one.
    ("camera-control phone --", ["--phone", "--camera", "--set", "--control", "--help"]),
    ("camera-control phone --phone iPad --c", ["--camera", "--control"]),
    ("camera-control check-product --", ["--json", "--help"]),
    ("camera-control check-product Photos --", ["--json", "--help"]),
    ("camera-control merge one two --", ["--json", "--help"]),
    ("camera-control explore --s", ["--set", "--seed", "--shard", "--steps"]),
    ("camera-control demo --s", ["--set", "--svg", "--strict"]),
    ("camera-control draw script --overl", ["--overlay"]),
    ("camera-control help --", ["--help"]),
    ("camera-control completions --", ["--help"]),
  ]

  func testFilesAndFoldersAreOfferedWhereACommandTakesThem() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("script", "click\n")
    let start = String(file.dropLast(3))
    for (shell, flags, program) in [
      ("zsh", ["-f"], Self.zsh), ("fish", ["--no-config"], Self.fish),
    ] {
      guard let offers = try run(shell, flags, program) else { continue }
      for command in ["play", "draw", "merge"] {
        let words = try offers("camera-control \(command) \(start)").words
        XCTAssertEqual(words.map { $0.hasSuffix("script") }, [true], "\(shell), \(command)")
      }
      for command in ["demo", "phone", "completions"] {
        let words = try offers("camera-control \(command) \(start)").words
        XCTAssertEqual(words, [], "\(shell), \(command)")
      }
    }
  }

  func testZshOffersWhatFits() throws {
    let offers = try run("zsh", ["-f"], Self.zsh)
    for (line, expected) in Self.cases {
      try offers?(line).check(expected, line)
    }
  }

  func testFishOffersWhatFits() throws {
    let offers = try run("fish", ["--no-config"], Self.fish)
    for (line, expected) in Self.cases {
      // Fish repeats an option in front of its value.
      let word = line.split(separator: " ").last ?? ""
      let option = word.hasPrefix("--") ? word.firstIndex(of: "=").map { word[...$0] } ?? "" : ""
      try offers?(line).check(Set(expected.map { option + $0 }), line)
    }
  }

  /// Returns a function that asks a shell for its offers, or `nil` if there is no such shell.
  private func run(
    _ shell: String, _ flags: [String], _ program: String
  ) throws -> ((String) throws -> Offers)? {
    guard let path = InstalledShell.path(of: shell) else {
      print("\(shell) is not on this machine, so it does not run its completions")
      return nil
    }
    let folder = try TemporaryFolder()
    let file = try folder.file("program", program)
    let completions = try folder.file("completions", Tool.run("completions", shell).output)
    return { line in
      // The folder lives as long as the function.
      _ = folder
      return Offers(
        outcome: try Tool(
          arguments: [completions, line], program: [path] + flags + [file]
        ).run())
    }
  }

  private struct Offers {
    var outcome: Tool.Outcome

    /// The offers, without their descriptions.
    var words: [String] {
      outcome.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    }

    /// Compares the offers, of which each is a line that may end with a description.
    func check(_ expected: Set<String>, _ line: String) {
      XCTAssertEqual(Set(words), expected, line)
      XCTAssertEqual(words.count, expected.count, line)
      XCTAssertEqual(outcome.errors, "", line)
    }
  }

  private static let fish = "source $argv[2]; complete -C $argv[3]\n"

  /// Completes in a terminal, and prints what the completions add to the list of matches.
  private static let zsh = #"""
    zmodload zsh/zpty
    zpty terminal zsh -f -i
    # Reads until the line that begins with a word.
    await() { while zpty -r terminal reply && [[ $reply != $1* ]]; do done }
    zpty -w terminal "PROMPT=; stty -echo; autoload -Uz compinit; compinit -u -D; print READY"
    await READY
    # With -O, -A or -D, compadd stores matches instead of offering them.
    zpty -w terminal "source ${(q)2}"'
    bindkey "^I" complete-word
    compprefuncs=(begin); begin() { print }
    comppostfuncs=(finish); finish() { exit }
    compadd() {
      [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\ * ]] && { builtin compadd "$@"; return }
      local -a matches; builtin compadd -A matches "$@"
      print -rl -- "match: "$^matches
      builtin compadd "$@"
    }
    print SOURCED'
    await SOURCED
    zpty -w terminal "$3"$'\t'
    while zpty -r terminal reply; do
      reply=${reply%%$'\r'*}
      [[ $reply == "match: "* ]] && print -r -- ${reply#match: }
    done
    exit 0
    """#
}

/// A shell on this machine.
enum InstalledShell {
  /// Returns the path of a shell, or `nil` if there is none in the usual places.
  static func path(of name: String) -> String? {
    ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
