import Foundation
import TestSupport
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
    (
      "camera-control phone --",
      ["--phone", "--camera", "--set", "--control", "--script", "--help"]
    ),
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

  func testZshOffersWhatFits() throws {
    try check("zsh", ["-f"], Self.zsh) { offers, _ in offers }
  }

  func testFishOffersWhatFits() throws {
    try check("fish", ["--no-config"], Self.fish) { offers, line in
      // Fish repeats an option in front of its value.
      let word = line.split(separator: " ").last ?? ""
      let option = word.hasPrefix("--") ? word.firstIndex(of: "=").map { word[...$0] } ?? "" : ""
      return Set(offers.map { option + $0 })
    }
  }

  /// Asks a shell, if it is on this machine, what it offers for every line, and compares that with what
  /// is expected of the shell.
  private func check(
    _ shell: String, _ flags: [String], _ program: String,
    _ expected: (Set<String>, String) -> Set<String>
  ) throws {
    guard let path = InstalledShell.path(of: shell) else {
      return print("\(shell) is not on this machine, so it does not run its completions")
    }
    let folder = try TemporaryFolder()
    let file = try folder.file("program", program)
    let completions = try folder.file("completions", Tool.run("completions", shell).output)
    let script = try folder.file("script", "click\n")
    // Files are offered where a command takes them.
    let files = ["play", "draw", "merge", "demo", "phone", "completions"].map { command in
      (
        "camera-control \(command) \(script.dropLast(3))",
        ["play", "draw", "merge"].contains(command)
      )
    }
    let lines = Self.cases.map(\.line) + files.map(\.0)
    let outcome = try Tool(
      arguments: [completions] + lines, program: [path] + flags + [file]
    ).run()
    XCTAssertEqual(outcome.errors, "")
    // The offers for a line end with a point; a description is behind a tab.
    let offers = outcome.output.components(separatedBy: ".\n").map { text in
      text.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    }
    XCTAssertEqual(offers.count, lines.count + 1, outcome.output)
    for (words, (line, fitting)) in zip(offers, Self.cases) {
      XCTAssertEqual(Set(words), expected(fitting, line), line)
      XCTAssertEqual(words.count, fitting.count, line)
    }
    for (words, (line, isOffered)) in zip(offers.dropFirst(Self.cases.count), files) {
      XCTAssertEqual(words.map { $0.hasSuffix("script") }, isOffered ? [true] : [], line)
    }
  }

  private static let fish =
    "source $argv[2]; for line in $argv[3..]; complete -C $line; echo .; end\n"

  /// Completes in a terminal, and prints what the completions add to the list of matches.
  private static let zsh = #"""
    zmodload zsh/zpty
    zpty terminal zsh -f -i
    # Reads until the line that begins with a word.
    await() { while zpty -r terminal reply && [[ $reply != $1* ]]; do done }
    zpty -w terminal "PROMPT=; stty -echo; autoload -Uz compinit; compinit -u -D; print READY"
    await READY
    # A function in one of the two lists is called once. Nothing is inserted or listed. With -O, -A or
    # -D, compadd stores matches instead of offering them.
    zpty -w terminal "source ${(q)2}"'
    bindkey "^I" complete-word
    begin() { print; compprefuncs=(begin) comppostfuncs=(finish) }
    finish() { compstate[insert]= compstate[list]=; print DONE }
    begin
    compadd() {
      [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\ * ]] && { builtin compadd "$@"; return }
      local -a matches; builtin compadd -A matches "$@"
      print -rl -- "match: "$^matches
      builtin compadd "$@"
    }
    print SOURCED'
    await SOURCED
    for line in "${@[3,-1]}"; do
      # Ctrl-U removes the line before.
      zpty -w -n terminal $'\x15'"$line"$'\t'
      while zpty -r terminal reply && [[ $reply != DONE* ]]; do
        reply=${reply%%$'\r'*}
        [[ $reply == "match: "* ]] && print -r -- ${reply#match: }
      done
      print .
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
