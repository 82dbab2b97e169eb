/// A model of phone or tablet, with its buttons and cameras; you can define your own models.
public struct PhoneModel: Hashable, Sendable {
  /// The name that people know, such as `iPhone 16 Pro`.
  public let name: String

  /// Whether the model has a Camera Control.
  public let hasCameraControl: Bool

  /// Whether the model has an Action button.
  public let hasActionButton: Bool

  /// The model's cameras.
  ///
  /// Apple publishes few limits of the cameras, so most of the limits are assumptions.
  public let cameras: [CameraBlueprint]

  /// The cameras and their constituents, each once; worked out here and not for each phone.
  let plan: CameraPlan

  /// Creates a model.
  public init(
    name: String, hasCameraControl: Bool, hasActionButton: Bool, cameras: [CameraBlueprint]
  ) {
    self.name = name
    self.hasCameraControl = hasCameraControl
    self.hasActionButton = hasActionButton
    self.cameras = cameras
    plan = CameraPlan(cameras)
  }

  /// Finds a stock model by its name, ignoring case, spaces and hyphens.
  public init?(named name: String) {
    let wanted = Self.key(name)
    guard let model = Self.all.first(where: { Self.key($0.name) == wanted }) else { return nil }
    self = model
  }

  private static func key(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}

extension PhoneModel: CustomStringConvertible {
  /// The name that people know.
  public var description: String { name }
}

/// The cameras of a model as one list, without duplicates.
struct CameraPlan: Hashable, Sendable {
  /// Every camera once, each behind those that it consists of.
  private(set) var parts: [CameraBlueprint] = []

  /// For each part, the places of the parts that it consists of.
  private(set) var constituents: [[Int]] = []

  /// The places of the model's cameras, in the model's order.
  private(set) var cameras: [Int] = []

  init(_ blueprints: [CameraBlueprint]) {
    for blueprint in blueprints { cameras.append(place(of: blueprint)) }
  }

  private mutating func place(of blueprint: CameraBlueprint) -> Int {
    if let known = parts.firstIndex(of: blueprint) { return known }
    let places = blueprint.constituents.map { place(of: $0) }
    parts.append(blueprint)
    constituents.append(places)
    return parts.count - 1
  }
}
