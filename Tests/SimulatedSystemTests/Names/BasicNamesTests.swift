import Foundation
import XCTest

/// What apps name of Foundation, in Swift 5 and in Swift 6.
@MainActor
final class BasicNamesTests: XCTestCase {
  func testConstantsAreThere() async {
    let _: [Any?] = [kCFBooleanFalse]
  }

  func testValuesAreThere() async {
    assertDistinct([DateComponentsFormatter.UnitsStyle.positional, .spellOut])
    assertDistinct([
      DateComponentsFormatter.ZeroFormattingBehavior.dropAll, .dropLeading, .dropMiddle,
    ])
    assertDistinct([ProcessInfo.ThermalState.fair, .nominal, .serious])
    assertDistinct([URL.applicationSupportDirectory])
    let _: [Any?] = [ProcessInfo.thermalStateDidChangeNotification]
  }

  func testPropertiesAreThere() async {
    assertProperties(\NSItemProvider.registeredTypeIdentifiers, \.suggestedName)
    assertProperties(\ProcessInfo.thermalState)
  }

  func testFunctionsAreThere() async {
    let _ = { (object: any CustomLocalizedStringResourceConvertible) in
      object.localizedStringResource
    }
    let _ = { (object: NSItemProvider) in
      (
        object.hasItemConformingToTypeIdentifier(_:),
        object.loadDataRepresentation(forTypeIdentifier:completionHandler:),
        object.loadFileRepresentation(forTypeIdentifier:completionHandler:)
      )
    }
    let _ = { (object: URL) in
      (
        object.startAccessingSecurityScopedResource, object.stopAccessingSecurityScopedResource
      )
    }
  }

  func testTypesAreThere() async {
    let _: [Any.Type] = [
      CFAllocator.self, CFArray.self, CFBoolean.self, ImageResource.self,
      (any KeyValueObserving).self, (any NSItemProviderReading).self,
      NotificationCenter.Notifications.AsyncIterator.self,
    ]
  }
}
