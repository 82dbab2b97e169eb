import AVKit
import XCTest

/// What apps name of players, in Swift 5 and in Swift 6.
@MainActor
final class PlayerNamesTests: XCTestCase {
  func testPropertiesAreThere() async {
    assertProperties(
      \AVPlayerViewController.allowsPictureInPicturePlayback,
      \.entersFullScreenWhenPlaybackBegins, \.exitsFullScreenWhenPlaybackEnds,
      \.showsPlaybackControls
    )
  }
}
