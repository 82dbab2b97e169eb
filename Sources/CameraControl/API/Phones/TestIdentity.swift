/// A test that is running, for code without a current phone.
///
/// Tests that run in parallel are in different tasks. Code on the main thread outside any task belongs to
/// the only such test at that time: XCTest runs synchronous tests one after the other.
package struct TestIdentity: Hashable, Sendable {
  /// The hash of the test's task; 0 for the main thread.
  package let rawValue: Int

  /// The number of phones that tests had used when a task inherited the test; `nil` in the test's own code.
  ///
  /// A later test can have a task at the same address, or run on the main thread as well.
  let inheritedAfter: Int?

  /// The test that the calling code belongs to; `nil` if the calling code doesn't show it.
  package static var current: TestIdentity? {
    if let inherited { return inherited }
    if let task = withUnsafeCurrentTask(body: { $0?.hashValue }) {
      return TestIdentity(rawValue: task, inheritedAfter: nil)
    }
    let main: any CallbackQueue = .main
    return main.isCurrent ? TestIdentity(rawValue: 0, inheritedAfter: nil) : nil
  }

  /// Runs `body`, whose tasks belong to the same test.
  static func passingOn<Result>(_ body: () -> Result) -> Result {
    let current = current.map {
      TestIdentity(
        rawValue: $0.rawValue, inheritedAfter: $0.inheritedAfter ?? DrivenPhones.lastNumber)
    }
    return $inherited.withValue(current) { body() }
  }

  @TaskLocal private static var inherited: TestIdentity?
}
