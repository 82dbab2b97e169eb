import CameraControlTesting
import CoreLocation
import XCTest

/// Where a phone is, as its apps are told.
@MainActor
final class CLLocationManagerTests: XCTestCase {
  private let phone = SimulatedPhone()
  private var told: CLLocationUpdate?

  func testAnAppFollowsThePhone() async throws {
    let follower = phone.asCurrent { Follower() }
    XCTAssertNil(follower.manager.location, "nothing is known")
    follower.manager.startUpdatingLocation()
    phone.app.phone.simulateLocation(CLLocation(latitude: 52.5, longitude: 13.4))
    try await phone.wait(until: { follower.places == ["52.5 13.4"] })
    XCTAssertEqual(follower.manager.location?.coordinate.latitude, 52.5)
    follower.manager.stopUpdatingLocation()
    phone.app.phone.simulateLocation(CLLocation(latitude: 0, longitude: 0))
    await Task { @MainActor in }.value
    XCTAssertEqual(follower.places, ["52.5 13.4"])
  }

  func testThePersonIsAsked() async throws {
    phone.app.setLocationAccess(.notDetermined)
    phone.app.personAllowsAccess = false
    let follower = phone.asCurrent { Follower() }
    phone.app.phone.simulateLocation(CLLocation(latitude: 1, longitude: 2))
    follower.manager.requestWhenInUseAuthorization()
    XCTAssertEqual(follower.manager.authorizationStatus, .denied)
    XCTAssertNil(follower.manager.location)
    follower.manager.requestLocation()
    try await phone.wait(until: { follower.errors == [.denied] })
  }

  func testASequenceFollowsThePhone() async throws {
    phone.app.phone.simulateLocation(CLLocation(latitude: 1, longitude: 2))
    var updates = phone.asCurrent { CLLocationUpdate.liveUpdates() }.makeAsyncIterator()
    let first = await updates.next()
    XCTAssertEqual(first?.location?.coordinate.longitude, 2)
    phone.app.phone.simulateLocation(CLLocation(latitude: 3, longitude: 4))
    let second = await updates.next()
    XCTAssertEqual(second?.location?.coordinate.longitude, 4)
  }

  /// An app that waits for the first update before it saves a photo must not wait for ever.
  func testASequenceSaysThatThePlaceIsNotKnown() async throws {
    for (access, isDenied) in [(CLAuthorizationStatus.authorizedWhenInUse, false), (.denied, true)]
    {
      phone.app.setLocationAccess(access)
      let updates = phone.asCurrent { CLLocationUpdate.liveUpdates() }
      told = nil
      let listening = Task { for await update in updates { told = update } }
      try await phone.wait(until: { self.told != nil })
      let update = try XCTUnwrap(told)
      XCTAssertNil(update.location)
      XCTAssertEqual(update.authorizationDenied, isDenied)
      XCTAssertEqual(update.locationUnavailable, !isDenied)
      listening.cancel()
    }
  }

  func testARequestSaysThatThePlaceIsNotKnown() async throws {
    let follower = phone.asCurrent { Follower() }
    follower.manager.requestLocation()
    try await phone.wait(until: { follower.errors == [.locationUnknown] })
  }

  func testDistancesFollowTheEarth() {
    let (berlin, paris) = (
      CLLocation(latitude: 52.52, longitude: 13.405), CLLocation(latitude: 48.857, longitude: 2.352)
    )
    XCTAssertEqual(berlin.distance(from: paris), 877_500, accuracy: 1_000)
    XCTAssertEqual(berlin.distance(from: berlin), 0)
  }
}

@MainActor
private final class Follower: NSObject, @preconcurrency CLLocationManagerDelegate {
  let manager = CLLocationManager()
  private(set) var places: [String] = []
  private(set) var errors: [CLError.Code] = []

  override init() {
    super.init()
    manager.delegate = self
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    places += locations.map { "\($0.coordinate.latitude) \($0.coordinate.longitude)" }
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    errors += [(error as? CLError)?.code].compactMap { $0 }
  }
}
