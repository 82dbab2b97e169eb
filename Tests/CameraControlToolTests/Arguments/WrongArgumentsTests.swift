import Foundation
import XCTest

final class WrongArgumentsTests: XCTestCase {
  func testWrongArgumentsGetASentenceAndStatusTwo() throws {
    let cases: [([String], String)] = [
      ([], "missing command; use demo, phone or play FILE, or try camera-control --help"),
      (["dmo"], "there is no command “dmo”; did you mean “demo”?"),
      (["play"], "play needs a script file; try camera-control --help"),
      (["demo", "--phone"], "--phone needs a value; try camera-control --help"),
      (["demo", "--phone="], "--phone needs a value; try camera-control --help"),
      (["demo", "--strict=yes"], "--strict takes no value; try camera-control --help"),
      (["demo", "--phon=iPad"], "there is no option “--phon”; did you mean “--phone”?"),
      (["demo", "--phone", "iPone 16"], "there is no phone “iPone 16”; did you mean “iPhone 16”?"),
      (
        ["demo", "--phone", "iPad", "--camera", "Bak Camera"],
        "there is no camera of the iPad “Bak Camera”; did you mean “Back Camera”?"
      ),
      (["demo", "--trac", "x"], "there is no option “--trac”; did you mean “--trace”?"),
      (["demo", "--set", "x"], "--set takes NAME=VALUE, not “x”; try camera-control --help"),
      (
        ["demo", "--set", "clean-preview=maybe"],
        "--set clean-preview=maybe: expected a value: on, off, but found “maybe”"
      ),
      (["demo", "--option", "x"], "--option takes NAME=VALUE, not “x”; try camera-control --help"),
      (
        ["demo", "--option", "overlay.memry=none"],
        "there is no option “overlay.memry”; did you mean “overlay.memory”?"
      ),
      (
        ["demo", "--option", "x=none"], "there is no option “x”; try camera-control --help"
      ),
      (
        ["demo", "--option", "overlay.memory=some"],
        "--option overlay.memory takes per-app, persisted, none, not “some”"
      ),
      (
        ["demo", "--option", "button.light-dwell=soon"],
        "--option button.light-dwell takes a duration, such as 3s or 250ms, not “soon”"
      ),
      (
        ["demo", "--option", "session.max-controls=1.5"],
        "--option session.max-controls takes a whole number from 0 to 1000, not “1.5”"
      ),
      (
        ["demo", "--option", "slide.slide-gain.millimeters-per-range=0"],
        "--option slide.slide-gain.millimeters-per-range takes a number from 0.1 to 1000, not “0”"
      ),
      (
        ["explore", "--option", "slide.slide-quantum=-1"],
        "--option slide.slide-quantum takes a number from 0.001 to 1, or none, not “-1”"
      ),
      (
        ["demo", "--option", "button.force.firmer-scale=0"],
        "--option button.force.firmer-scale takes a number from 0.1 to 10, not “0”"
      ),
      (
        ["demo", "--option", "button.force.light.down=0.9"],
        "--option button.force.light.down must be below click.down, or no light press is possible"
      ),
      (
        ["demo", "--option", "button.force.standard-scale=10"],
        "--option button.force.light.down, times standard-scale, must be below click.down, or no light press is possible"
      ),
      (
        ["demo", "--set", "light-press-force=firmer", "--option", "button.force.light.down=0.6"],
        "--option button.force.light.down, times firmer-scale, must be below click.down, or no light press is possible"
      ),
      (
        ["demo", "--option", "button.force.click.up=0.9"],
        "--option button.force.click.up must not be above click.down"
      ),
      (
        ["demo", "--quirk", "value-updat=immediate"],
        "there is no quirk “value-updat”; did you mean “value-update”?"
      ),
      (["demo", "two"], "“two” is one argument too many; try camera-control --help"),
      (["--version", "extra"], "“extra” is one argument too many; try camera-control --help"),
      (["--help", "extra"], "“extra” is one argument too many; try camera-control --help"),
      (["-h", "--version"], "“--version” is one argument too many; try camera-control --help"),
      (["dmo", "--help"], "there is no command “dmo”; did you mean “demo”?"),
      (
        ["demo", "--control", "slider:A:1...1"],
        "The range 1.0...1.0 of the slider “A” has no width. Give it a minimum below its maximum."
      ),
      (
        ["demo", "--control", "dial"],
        "--control takes zoom, exposure, slider:TITLE:MIN...MAX or picker:TITLE:FIRST,SECOND, "
          + "not “dial”"
      ),
      (["help", "playy"], "there is no command or topic “playy”; did you mean “play”?"),
      (["help", "quirk"], "there is no command or topic “quirk”; did you mean “quirks”?"),
      (
        ["help", "--quiet"],
        "there is no command or topic “--quiet”; there are demo, play, phone, draw, explore, merge, "
          + "check-product, cards, compare, help, settings, phones, cameras, options, quirks, keys"
      ),
      (["help", "play", "it"], "“it” is one argument too many; try camera-control --help"),
      (
        ["demo", "--phone", "iPad", "--phone=iPad"], "--phone is given twice; remove one of the two"
      ),
      (["demo", "--json", "--quiet", "--json"], "--json is given twice; remove one of the two"),
      (["explore", "--seed=1", "--seed", "2"], "--seed is given twice; remove one of the two"),
      (["demo", "--", "--quiet"], "“--quiet” is one argument too many; try camera-control --help"),
      (["demo", "--", "--help"], "“--help” is one argument too many; try camera-control --help"),
      (["play", "--"], "play needs a script file; try camera-control --help"),
      (
        ["play", "--", "--quiet"],
        "cannot read the script “--quiet”: there is no such file or folder"
      ),
      (
        ["merge", "--json", "--", "--", "-x"],
        "cannot read “--”: there is no such file or folder"
      ),
      (["compare", "x", "--strict"], "compare does not take --strict; try camera-control --help"),
    ]
    let outcomes = try Tool.runEach(of: cases.map(\.0))
    for ((_, sentence), outcome) in zip(cases, outcomes) {
      XCTAssertEqual(outcome.errors, "camera-control: \(sentence)\n")
      XCTAssertEqual(outcome.status, 2, sentence)
      XCTAssertEqual(outcome.output, "")
    }
  }

  func testALongOrForgedArgumentIsShownAsTheBeginningOfALine() throws {
    let long = String(repeating: "x", count: 100_000)
    let shown = String(repeating: "x", count: 60) + "…"
    let cases: [([String], String)] = [
      (
        [long],
        "there is no command “\(shown)”; there are demo, play, phone, draw, explore, merge, "
          + "check-product, cards, compare, help"
      ),
      (["demo", long], "“\(shown)” is one argument too many; try camera-control --help"),
      (
        ["demo", "--set", long],
        "--set takes NAME=VALUE, not “\(shown)”; try camera-control --help"
      ),
      (
        ["play", "no\n\u{1B}[31mfile"],
        #"cannot read the script “no\n\u{1b}[31mfile”: there is no such file or folder"#
      ),
    ]
    for (arguments, sentence) in cases {
      let outcome = try Tool.run(arguments)
      XCTAssertEqual(outcome.errors, "camera-control: \(sentence)\n")
      XCTAssertEqual(outcome.status, 2, sentence)
    }
    let refused = try Tool.run("demo", "--control", "slider:\(long):1...1")
    XCTAssertTrue(refused.errors.hasPrefix("camera-control: The range 1.0...1.0"), refused.errors)
    XCTAssertTrue(refused.errors.hasSuffix("xxx…\n"))
    XCTAssertLessThan(refused.errors.count, 600)
  }
}
