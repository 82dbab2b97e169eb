import Foundation
import XCTest

/// What a file that imports only Foundation has of other modules, in Swift 5 and in Swift 6.
final class FoundationAloneTests: XCTestCase {
  func testItBringsObservation() {
    let (album, changed) = (Album(), expectation(description: "The album has changed."))
    withObservationTracking {
      _ = album.photos
    } onChange: {
      changed.fulfill()
    }
    album.photos += 1
    wait(for: [changed], timeout: 0)
  }
}

@Observable
private final class Album {
  var photos = 0
}
