/// The floors of a library with their rooms, and the road of an input through them.
package struct FloorPlan {
  /// A floor, and the names of its rooms.
  package struct Floor: Equatable {
    package var name: String
    package var rooms: [String]
  }

  /// A room that the road leads through, and what happens there.
  package struct Stop {
    let room: String
    let caption: String

    /// Creates a stop from a room such as `Phone/Host`.
    package init(_ room: String, _ caption: String) {
      (self.room, self.caption) = (room, caption)
    }
  }

  /// The floors, the highest one first.
  package let floors: [Floor]
  let road: [Stop]

  /// Creates the plan of a target from the lists of its rooms, which begin with the ground floor.
  package init(of target: String, in list: String, road: [Stop]) {
    self.road = road
    var floors: [Floor] = []
    var isWanted = false
    for line in list.split(separator: "\n") {
      if line.hasPrefix("target ") { isWanted = line == "target \(target)" }
      guard isWanted, let path = line.split(separator: ":").first else { continue }
      let parts = path.split(separator: "/").map(String.init)
      guard parts.count == 2, !line.hasPrefix("target ") else { continue }
      if floors.last?.name != parts[0] { floors.append(Floor(name: parts[0], rooms: [])) }
      floors[floors.count - 1].rooms.append(parts[1])
    }
    self.floors = floors.reversed()
  }

  /// The place of a room: its floor and its place there.
  func place(of room: String) -> (floor: Int, room: Int)? {
    let parts = room.split(separator: "/").map(String.init)
    guard let floor = floors.firstIndex(where: { $0.name == parts.first }) else { return nil }
    return floors[floor].rooms.firstIndex(of: parts[1]).map { (floor, $0) }
  }
}
