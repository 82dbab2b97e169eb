import XCTest

/// Checks that each switch of an object can be turned, and turns no other one.
func assertSwitchesTurnAlone<Object>(
  _ object: Object, _ switches: [ReferenceWritableKeyPath<Object, Bool>],
  file: StaticString = #filePath, line: UInt = #line
) {
  for index in switches.indices {
    var expected = switches.map { object[keyPath: $0] }
    expected[index].toggle()
    object[keyPath: switches[index]].toggle()
    XCTAssertEqual(
      switches.map { object[keyPath: $0] }, expected, "number \(index)", file: file, line: line)
  }
}
