import XCTest

/// Checks that values are there, and that no two of them are the same.
func assertDistinct<Value>(
  _ values: [Value], file: StaticString = #filePath, line: UInt = #line
) {
  let texts = values.map { value in
    (value as? any RawRepresentable).map { "\($0.rawValue)" } ?? "\(value)"
  }
  XCTAssertEqual(Set(texts).count, texts.count, "\(texts)", file: file, line: line)
}

/// Checks that a type has properties, and names them once each.
@MainActor
func assertProperties<Root>(
  _ properties: PartialKeyPath<Root>..., file: StaticString = #filePath, line: UInt = #line
) {
  XCTAssertEqual(Set(properties).count, properties.count, file: file, line: line)
}
