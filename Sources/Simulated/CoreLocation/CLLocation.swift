/// A place on the earth.
@Fields("latitude: Double, longitude: Double")
public struct CLLocationCoordinate2D: Sendable {}

/// A place with its height and its time.
@Kept(
  """
  let horizontalAccuracy: Double = 5; let verticalAccuracy: Double = 5; let course: Double = -1
  let speed: Double = -1; let floor: Int? = nil
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

  /// Returns the metres between two places, along the surface of the earth.
  public func distance(from location: CLLocation) -> Double {
    let degrees = Double.pi / 180
    let (one, other) = (coordinate.latitude * degrees, location.coordinate.latitude * degrees)
    let turn = (location.coordinate.longitude - coordinate.longitude) * degrees
    let half = sin((other - one) / 2) * sin((other - one) / 2)
    let chord = half + cos(one) * cos(other) * sin(turn / 2) * sin(turn / 2)
    return 2 * 6_371_000 * asin(min(1, chord.squareRoot()))
  }

  /// Returns whether another object is the same place.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CLLocation)?.numbers == numbers
  }

  /// A hash of the place.
  public override var hash: Int { numbers.hashValue }
}
