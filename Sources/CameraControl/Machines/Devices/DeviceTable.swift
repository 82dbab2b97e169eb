/// The states of a phone's devices: those of its model, and those that a test added.
///
/// Most phones have many more cameras than an app uses, so a device of the model gets a state of its
/// own only when something changes it. Until then its state follows from its blueprint.
struct DeviceTable: Sendable {
  /// The blueprints of the model's devices, whose identifiers are the first that the phone issues.
  private let blueprints: [CameraBlueprint]

  /// The states of the model's devices that have changed, and of the added devices.
  private var states = IdentifierTable<Identified.Device, DeviceState>()

  init(_ blueprints: [CameraBlueprint], identifiers: inout IdentifierSource) {
    self.blueprints = blueprints
    identifiers.skip(blueprints.count)
  }

  /// Returns the device at a place in the model's plan.
  static func builtIn(at place: Int) -> DeviceID { IdentifierSource.identifier(at: place) }

  /// The identifiers of all devices, in ascending order.
  var identifiers: [DeviceID] {
    blueprints.indices.map(Self.builtIn) + states.identifiers.filter { !isBuiltIn($0) }
  }

  /// A device's state.
  subscript(id: DeviceID) -> DeviceState {
    get { states[id] ?? unchanged(id) }
    set { states[id] = newValue }
  }

  /// Counts all instants of the devices from another instant.
  mutating func rebase(to origin: PhoneInstant) {
    // A device that nothing has changed has no instants.
    for id in Array(states.identifiers) { states[id]?.rebase(to: origin) }
  }

  // Not inlined, because code mostly looks up devices that have a state of their own.
  @inline(never) private func unchanged(_ id: DeviceID) -> DeviceState {
    DeviceState(blueprints[place(of: id)])
  }

  private func isBuiltIn(_ id: DeviceID) -> Bool { place(of: id) < blueprints.count }

  private func place(of id: DeviceID) -> Int { IdentifierSource.place(of: id) }
}

// Two tables are equal if each device has the same state in both, even if only one table stores the
// state, because a change may have been undone.
extension DeviceTable: Hashable {
  static func == (lhs: DeviceTable, rhs: DeviceTable) -> Bool {
    guard lhs.blueprints == rhs.blueprints else { return false }
    return lhs.states == rhs.states || lhs.changed == rhs.changed
  }

  func hash(into hasher: inout Hasher) {
    // Without the blueprints, which the world hashes with its model.
    hasher.combine(changed)
  }

  /// The states that do not follow from a blueprint.
  private var changed: [DeviceID: DeviceState] {
    var changed: [DeviceID: DeviceState] = [:]
    for (id, state) in states.entries {
      let isAsItWas = isBuiltIn(id) && state == DeviceState(blueprints[place(of: id)])
      if !isAsItWas { changed[id] = state }
    }
    return changed
  }
}
