import Combine
import Foundation
import XCTest

/// What apps name of publishers, in Swift 5 and in Swift 6.
@MainActor
final class PublisherNamesTests: XCTestCase {
  func testFunctionsAreThere() async {
    let _ = { (object: DispatchQueue) in object.schedule(_:) }
    let _ = { (object: ImmediateScheduler) in object.schedule(_:) }
    let _ = { (object: OperationQueue) in object.schedule(_:) }
    let _ = { (object: RunLoop) in object.schedule(_:) }
    let _ = { (object: any Scheduler) in object.schedule(_:) }
  }

  func testTypesAreThere() async {
    let _: [Any.Type] = [(any ConnectablePublisher).self, SchedulerStride.self]
  }
}
