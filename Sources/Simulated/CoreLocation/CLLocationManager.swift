public import CameraControl
import SimulatedAVFoundation
// Apple's module exports this, so sources that import nothing else rely on it.
@_exported import SimulatedFoundation

/// A manager that reports the location of the phone, which a test sets.
// Apps use it from any thread, as on a phone. The compiler cannot check that, because the class is open
// and inherits from `NSObject`; its state is behind a lock.
@Settings(
  """
  desiredAccuracy: Double = -1; distanceFilter: Double = -1; activityType = 1
  let accuracyAuthorization: CLAccuracyAuthorization = .fullAccuracy
  static func locationServicesEnabled() -> Bool = true
  func requestAlwaysAuthorization() = requestWhenInUseAuthorization()
  """)
open class CLLocationManager: NSObject, @unchecked Sendable {
  private let app = PhoneApp.ambient
  private let parts = Guarded(Parts())

  private struct Parts {
    // Only code on the main queue uses the delegate, which is not `Sendable`.
    var delegate = Handoff(Weak<AnyObject>(nil))
    var isUpdating = false
  }

  /// The delegate, which the manager calls on the main queue.
  open var delegate: (any CLLocationManagerDelegate)? {
    get { parts.withLock { $0.delegate }.value.object as? any CLLocationManagerDelegate }
    set {
      let new = Handoff(Weak<AnyObject>(newValue))
      parts.withLock { $0.delegate = new }
      tell { $0.locationManagerDidChangeAuthorization($1) }
    }
  }

  /// The location of the phone, if it is known and the app may know it.
  open var location: CLLocation? { isAllowed ? Whereabouts.of(app.phone).location : nil }
  /// The person's answer to the request for location access.
  open var authorizationStatus: CLAuthorizationStatus { Whereabouts.of(app.phone).status(of: app) }

  private var isAllowed: Bool {
    [.authorizedWhenInUse, .authorizedAlways].contains(authorizationStatus)
  }

  /// Asks the person for access, unless they have already answered.
  open func requestWhenInUseAuthorization() {
    Whereabouts.of(app.phone).ask(app)
    tell { $0.locationManagerDidChangeAuthorization($1) }
  }

  /// Reports the current location to the delegate.
  open func requestLocation() { tellLocation() }

  /// Reports the current location to the delegate, and each location that a test sets later.
  open func startUpdatingLocation() {
    parts.withLock { $0.isUpdating = true }
    Whereabouts.of(app.phone).follow(self)
    tellLocation()
  }

  /// Stops reporting locations to the delegate.
  open func stopUpdatingLocation() { parts.withLock { $0.isUpdating = false } }

  func moved() { if parts.withLock({ $0.isUpdating }) { tellLocation() } }

  private func tellLocation() {
    guard let location else {
      let error = CLError(isAllowed ? .locationUnknown : .denied)
      return tell { $0.locationManager($1, didFailWithError: error) }
    }
    tell { $0.locationManager($1, didUpdateLocations: [location]) }
  }

  private func tell(
    _ call: @escaping @Sendable (any CLLocationManagerDelegate, CLLocationManager) -> Void
  ) {
    let app = app
    DispatchQueue.main.async { [self] in
      AmbientPhone.withApp(app) { if let delegate { call(delegate, self) } }
    }
  }
}

/// A delegate that receives the locations of a phone.
public protocol CLLocationManagerDelegate: AnyObject {
  /// Called with locations; optional.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Called if no location is available; optional.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// Called once at the beginning, and again when the person has answered; optional.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// Called when the person has answered; optional.
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}

extension CLLocationManagerDelegate {
  #kept(
    """
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    """)
}

/// A location of the phone, as an element of a sequence.
@Kept(
  """
  let isStationary: Bool = false; let stationary: Bool = false
  let locationUnavailable: Bool = location == nil && !authorizationDenied
  """)
public struct CLLocationUpdate: Sendable {
  /// The location; `nil` if it is unknown, or if the app may not know it.
  public let location: CLLocation?
  /// Whether the person has denied the app access to the location.
  public var authorizationDenied = false

  /// Returns a sequence of the current location and each location that a test sets later.
  public static func liveUpdates(
    _ configuration: LiveConfiguration = .default
  ) -> AsyncStream<CLLocationUpdate> {
    let (stream, continuation) = AsyncStream.makeStream(of: CLLocationUpdate.self)
    let follower = Follower(continuation)
    continuation.onTermination = { _ in follower.manager.stopUpdatingLocation() }
    follower.manager.delegate = follower
    follower.manager.startUpdatingLocation()
    return stream
  }

  /// The purpose of the locations.
  @Described("`default`")
  public struct LiveConfiguration: Hashable, Sendable {}

  private final class Follower: CLLocationManagerDelegate, Sendable {
    let manager = CLLocationManager()
    private let continuation: AsyncStream<CLLocationUpdate>.Continuation

    init(_ continuation: AsyncStream<CLLocationUpdate>.Continuation) {
      self.continuation = continuation
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
      for location in locations { continuation.yield(CLLocationUpdate(location: location)) }
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      let isDenied = (error as? CLError)?.code == .denied
      continuation.yield(CLLocationUpdate(location: nil, authorizationDenied: isDenied))
    }
  }
}

extension Phone {
  /// Sets the location of the phone; `nil` makes the location unknown.
  public func simulateLocation(_ location: CLLocation?) { Whereabouts.of(self).move(to: location) }
}

extension PhoneApp {
  /// Sets the person's answer to the app's request for location access.
  public func setLocationAccess(_ status: CLAuthorizationStatus) {
    Whereabouts.of(phone).set(status, of: self)
  }
}

/// The location of a phone, and the apps that may know it.
private final class Whereabouts: PhoneOwned {
  private let state = Guarded(State())

  private struct State {
    var location: CLLocation?
    var status: [AppID: CLAuthorizationStatus] = [:]
    var followers: [Weak<CLLocationManager>] = []
  }

  var location: CLLocation? { state.withLock { $0.location } }

  func status(of app: PhoneApp) -> CLAuthorizationStatus {
    state.withLock { $0.status[app.id] ?? .authorizedWhenInUse }
  }

  func set(_ status: CLAuthorizationStatus, of app: PhoneApp) {
    state.withLock { $0.status[app.id] = status }
  }

  func ask(_ app: PhoneApp) {
    guard status(of: app) == .notDetermined else { return }
    set(app.personAllowsAccess ? .authorizedWhenInUse : .denied, of: app)
  }

  func follow(_ manager: CLLocationManager) {
    state.withLock { $0.followers.append(Weak(manager)) }
  }

  func move(to location: CLLocation?) {
    let managers = state.withLock { state in
      state.location = location
      return state.followers.compactMap(\.object)
    }
    for manager in managers { manager.moved() }
  }
}

/// A person's answer to the request for location access.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// How exactly an app may know the location.
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }

/// An error that explains why no location is available.
@Fields("let", "_ code: Code")
public struct CLError: Error, Hashable, Sendable {
  /// The reason why no location is available.
  public enum Code: Int, Sendable { case locationUnknown, denied, network }
}

// The wanted accuracy of a location. The backticks exempt the names from the lint rule on names.
/// Accuracies in meters.
public let (
  `kCLLocationAccuracyBest`, `kCLLocationAccuracyNearestTenMeters`,
  `kCLLocationAccuracyHundredMeters`, `kCLLocationAccuracyKilometer`, `kCLDistanceFilterNone`
) = (-1.0, 10.0, 100.0, 1_000.0, -1.0)

/// A place on the earth, as latitude and longitude.
@Fields("latitude: Double, longitude: Double")
public struct CLLocationCoordinate2D: Sendable {}

/// A place with its altitude and its time.
@Kept(
  """
  let horizontalAccuracy: Double = 5; let verticalAccuracy: Double = 5; let course: Double = -1; let speed: Double = -1
  override let hash: Int = numbers.hashValue
  override func isEqual(_ object: Any?) -> Bool = (object as? CLLocation)?.numbers == numbers
  """)
public final class CLLocation: NSObject, Sendable {
  /// The latitude and longitude.
  public let coordinate: CLLocationCoordinate2D
  /// The altitude above sea level.
  public let altitude: Double
  /// The time.
  public let timestamp: Date

  /// Creates a location from a latitude and a longitude.
  public init(latitude: Double, longitude: Double) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    (altitude, timestamp) = (0, Date())
  }

  /// Creates a location with its altitude and its time.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: Double, horizontalAccuracy: Double,
    verticalAccuracy: Double, timestamp: Date
  ) { (self.coordinate, self.altitude, self.timestamp) = (coordinate, altitude, timestamp) }

  /// Creates a place from its latitude, longitude and altitude.
  package convenience init(_ numbers: [Double]) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: numbers[0], longitude: numbers[1]),
      altitude: numbers[2], horizontalAccuracy: 5, verticalAccuracy: 5, timestamp: Date())
  }

  package var numbers: [Double] { [coordinate.latitude, coordinate.longitude, altitude] }

  /// Returns the distance to another location in meters, along the surface of the earth.
  public func distance(from location: CLLocation) -> Double {
    let degrees = Double.pi / 180
    let (one, other) = (coordinate.latitude * degrees, location.coordinate.latitude * degrees)
    let turn = (location.coordinate.longitude - coordinate.longitude) * degrees
    let half = sin((other - one) / 2) * sin((other - one) / 2)
    let chord = half + cos(one) * cos(other) * sin(turn / 2) * sin(turn / 2)
    return 2 * 6_371_000 * asin(min(1, chord.squareRoot()))
  }
}
