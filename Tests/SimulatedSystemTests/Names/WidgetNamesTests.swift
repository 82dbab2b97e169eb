import SwiftUI
import WidgetKit
import XCTest

/// What apps name of widgets, in Swift 5 and in Swift 6.
@MainActor
final class WidgetNamesTests: XCTestCase {
  func testValuesAreThere() async {
    assertDistinct([
      WidgetFamily.accessoryInline, .accessoryRectangular, .systemExtraLarge, .systemLarge,
      .systemMedium,
    ])
    assertDistinct([WidgetRenderingMode.accented, .fullColor, .vibrant])
  }

  func testPropertiesAreThere() async {
    assertProperties(
      \EnvironmentValues.showsWidgetContainerBackground, \.widgetFamily, \.widgetRenderingMode
    )
    assertProperties(\TimelineEntryRelevance.score)
    assertProperties(\TimelineProviderContext.displaySize, \.family, \.isPreview)
  }

  func testFunctionsAreThere() async {
    let _ = { (object: any TimelineEntry) in object.relevance }
  }

  func testTypesAreThere() async {
    let _: [Any.Type] = [AccessoryWidgetBackground.self, TimelineReloadPolicy.self]
  }
}
