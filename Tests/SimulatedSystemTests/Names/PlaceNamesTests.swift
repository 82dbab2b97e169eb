import CoreLocation
import XCTest

/// What apps name of places, in Swift 5 and in Swift 6.
@MainActor
final class PlaceNamesTests: XCTestCase {
  func testConstantsAreThere() async {
    let _: [Any?] = [
      kCLDistanceFilterNone, kCLLocationAccuracyBest, kCLLocationAccuracyHundredMeters,
      kCLLocationAccuracyKilometer, kCLLocationAccuracyNearestTenMeters,
    ]
  }

  func testValuesAreThere() async {
    assertDistinct([CLAccuracyAuthorization.fullAccuracy, .reducedAccuracy])
    assertDistinct([CLAuthorizationStatus.authorizedAlways])
  }

  func testPropertiesAreThere() async {
    assertProperties(\CLLocation.altitude, \.horizontalAccuracy, \.verticalAccuracy)
    assertProperties(
      \CLLocationManager.accuracyAuthorization, \.desiredAccuracy, \.distanceFilter
    )
    assertProperties(\CLLocationUpdate.isStationary, \.stationary)
  }

  func testFunctionsAreThere() async {
    let _: [Any] = [CLLocationManager.locationServicesEnabled()]
    let _ = { (object: CLLocation) in object.isEqual(_:) }
    let _ = { (object: CLLocationManager) in object.requestAlwaysAuthorization }
    let _ = { (object: any CLLocationManagerDelegate) in
      object.locationManagerDidChangeAuthorization(_:)
    }
  }

  func testTypesAreThere() async {
    let _: [Any.Type] = [
      CLLocationCoordinate2D.self, CLLocationUpdate.LiveConfiguration.self,
    ]
  }
}
