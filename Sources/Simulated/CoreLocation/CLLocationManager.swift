public import CameraControl
import SimulatedAVFoundation
// Apple's module exports this, so sources that import nothing else rely on it.
@_exported import SimulatedFoundation

/// Tells an app where its phone is: where a test has put it.
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
    var delegate = WeakDelegate()
    var isUpdating = false
  }

  /// The delegate, which is called on the main queue.
  open var delegate: (any CLLocationManagerDelegate)? {
    get { parts.withLock { $0.delegate }.object as? any CLLocationManagerDelegate }
    set {
      let new = WeakDelegate(object: newValue)
      parts.withLock { $0.delegate = new }
      tell { $0.locationManagerDidChangeAuthorization($1) }
    }
  }

  /// Where the phone is, if the app may know it.
  open var location: CLLocation? { isAllowed ? Whereabouts.of(app.phone).location : nil }
  /// What the person has answered.
  open var authorizationStatus: CLAuthorizationStatus { Whereabouts.of(app.phone).status(of: app) }

  private var isAllowed: Bool {
    [.authorizedWhenInUse, .authorizedAlways].contains(authorizationStatus)
  }

  /// Asks the person, unless they have answered.
  open func requestWhenInUseAuthorization() {
    Whereabouts.of(app.phone).ask(app)
    tell { $0.locationManagerDidChangeAuthorization($1) }
  }

  /// Tells the delegate where the phone is now.
  open func requestLocation() { tellLocation() }

  /// Tells the delegate where the phone is, and wherever a test puts it next.
  open func startUpdatingLocation() {
    parts.withLock { $0.isUpdating = true }
    Whereabouts.of(app.phone).follow(self)
    tellLocation()
  }

  /// Tells the delegate no longer.
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

// Delegates are not `Sendable`. Nothing here uses one but the main queue, which calls it.
private struct WeakDelegate: @unchecked Sendable {
  weak var object: AnyObject?
}

/// A delegate that receives where a phone is.
public protocol CLLocationManagerDelegate: AnyObject {
  /// Called with places; optional.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Called if there is no place; optional.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// Called when the person has answered, and at the beginning; optional.
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

/// A place of the phone, as a sequence tells it.
@Kept(
  """
  let isStationary: Bool = false; let stationary: Bool = false
  let locationUnavailable: Bool = location == nil && !authorizationDenied
  """)
public struct CLLocationUpdate: Sendable {
  /// The place, or `nil` if it is not known, or the app may not know it.
  public let location: CLLocation?
  /// Whether the person does not let the app know it.
  public var authorizationDenied = false

  /// Returns the place of the phone now, and wherever a test puts it next.
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

  /// What the places are for.
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
  /// Puts the phone to a place, or says that it is nowhere known.
  public func simulateLocation(_ location: CLLocation?) { Whereabouts.of(self).move(to: location) }
}

extension PhoneApp {
  /// Sets what the person has answered to the question whether the app may know the place.
  public func setLocationAccess(_ status: CLAuthorizationStatus) {
    Whereabouts.of(phone).set(status, of: self)
  }
}

/// Where a phone is, and which apps may know it.
private final class Whereabouts: PhoneOwned {
  private let state = Guarded(State())

  private struct State {
    var location: CLLocation?
    var status: [AppID: CLAuthorizationStatus] = [:]
    var followers: [Weak] = []
  }

  private struct Weak {
    weak var manager: CLLocationManager?
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
    state.withLock { $0.followers.append(Weak(manager: manager)) }
  }

  func move(to location: CLLocation?) {
    let managers = state.withLock { state in
      state.location = location
      return state.followers.compactMap(\.manager)
    }
    for manager in managers { manager.moved() }
  }
}

/// What a person has answered.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// How exactly an app may know the place.
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }

/// Why there is no place.
@Fields("let", "_ code: Code")
public struct CLError: Error, Hashable, Sendable {
  /// A reason.
  public enum Code: Int, Sendable { case locationUnknown, denied, network }
}

// How exactly a place is wanted. The backticks exempt the names from the lint rule on names.
/// Accuracies in meters.
public let (
  `kCLLocationAccuracyBest`, `kCLLocationAccuracyNearestTenMeters`,
  `kCLLocationAccuracyHundredMeters`, `kCLLocationAccuracyKilometer`, `kCLDistanceFilterNone`
) = (-1.0, 10.0, 100.0, 1_000.0, -1.0)

/// A place on the earth.
@Fields("latitude: Double, longitude: Double")
public struct CLLocationCoordinate2D: Sendable {}

/// A place with its height and its time.
@Kept(
  """
  let horizontalAccuracy: Double = 5; let verticalAccuracy: Double = 5; let course: Double = -1; let speed: Double = -1
  override let hash: Int = numbers.hashValue
  override func isEqual(_ object: Any?) -> Bool = (object as? CLLocation)?.numbers == numbers
  """)
public final class CLLocation: NSObject, Sendable {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// The height above the sea.
  public let altitude: Double
  /// The time.
  public let timestamp: Date

  /// Creates a place.
  public init(latitude: Double, longitude: Double) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    (altitude, timestamp) = (0, Date())
  }

  /// Creates a place with its height and its time.
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

  /// The latitude, the longitude and the altitude.
  package var numbers: [Double] { [coordinate.latitude, coordinate.longitude, altitude] }

  /// Returns the distance between two places in meters, along the surface of the earth.
  public func distance(from location: CLLocation) -> Double {
    let degrees = Double.pi / 180
    let (one, other) = (coordinate.latitude * degrees, location.coordinate.latitude * degrees)
    let turn = (location.coordinate.longitude - coordinate.longitude) * degrees
    let half = sin((other - one) / 2) * sin((other - one) / 2)
    let chord = half + cos(one) * cos(other) * sin(turn / 2) * sin(turn / 2)
    return 2 * 6_371_000 * asin(min(1, chord.squareRoot()))
  }
}
