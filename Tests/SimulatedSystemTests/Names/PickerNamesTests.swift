import PhotosUI
import SwiftUI
import XCTest

/// What apps name of the pickers of photos, in Swift 5 and in Swift 6.
@MainActor
final class PickerNamesTests: XCTestCase {
  func testValuesAreThere() async {
    assertDistinct([PHPickerConfiguration.AssetRepresentationMode.compatible])
    assertDistinct([
      PHPickerFilter.cinematicVideos, .depthEffectPhotos, .livePhotos, .panoramas, .screenshots,
      .slomoVideos, .timelapseVideos,
    ])
    assertDistinct([PhotosPickerItem.EncodingDisambiguationPolicy.compatible])
    assertDistinct([PhotosPickerSelectionBehavior.continuousAndOrdered])
  }

  func testPropertiesAreThere() async {
    assertProperties(
      \PHPickerConfiguration.preferredAssetRepresentationMode, \.preselectedAssetIdentifiers
    )
    assertProperties(\PHPickerResult.assetIdentifier)
    assertProperties(\PhotosPickerItem.supportedContentTypes)
  }

  func testTypesAreThere() async {
    let _: [Any.Type] = [PHPickerConfiguration.Selection.self, PhotosPickerStyle.self]
  }
}
