/// The cameras of a model as one list, in which a camera that is also part of another stands once.
package struct CameraPlan: Hashable, Sendable {
  /// Every camera once, each behind those that it consists of.
  package private(set) var parts: [CameraBlueprint] = []

  /// For each part, the places of the parts that it consists of.
  package private(set) var constituents: [[Int]] = []

  /// The places of the model's cameras, in the model's order.
  package private(set) var cameras: [Int] = []

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
