import SwiftUI
import XCTest

@MainActor
final class EntryTests: XCTestCase {
  func testAValueHasItsDefaultUntilAViewSetsIt() async {
    XCTAssertEqual(lines(Values()), ["wide", "1", "none", "0", "automatic"])
    let changed = Values().environment(\.lens, "tele").environment(\.depth, 2)
      .environment(\.label, "new").environment(\.in, .manual)
      .environment(\.onShoot) { 3 }
    XCTAssertEqual(lines(changed), ["tele", "2", "new", "3", "manual"])
  }

  func testTheValuesOfOthersStay() async {
    var values = EnvironmentValues()
    values.depth = 5
    XCTAssertEqual(values.depth, 5)
    XCTAssertEqual(values.lens, "wide")
    XCTAssertEqual(EnvironmentValues().depth, 1)
  }
}

private enum Metering { case automatic, manual }

extension EnvironmentValues {
  /// The name of the lens; a default that says `= "wide" {`.
  @Entry fileprivate var lens: String = "wide"  // not "tele"
  @Entry fileprivate var depth = 1
  @Entry fileprivate var label: String?
  @Entry fileprivate var onShoot: () -> Int = { 0 }
  @Entry
  fileprivate var `in`: Metering = .automatic
}

private struct Values: View {
  @Environment(\.lens) private var lens
  @Environment(\.depth) private var depth
  @Environment(\.label) private var label
  @Environment(\.onShoot) private var onShoot
  @Environment(\.in) private var metering

  var body: some View {
    Text(lens)
    Text("\(depth)")
    Text(label ?? "none")
    Text("\(onShoot())")
    Text("\(metering)")
  }
}
