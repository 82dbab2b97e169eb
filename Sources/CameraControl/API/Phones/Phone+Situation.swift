extension Phone {
  /// What the phone looks like now.
  package var glance: Glance { host.read { $0.world.glance } }

  /// What decides how the phone goes on: see `World.situation`.
  package var situation: World {
    let now = host.now
    return host.read { state in
      var world = state.world
      world.catchUp(to: now)
      return world.situation
    }
  }

  /// How the controls that the phone mentions look now, in the order in which it learned of them.
  package var faces: [ControlFace] { host.read { $0.world.faces } }
}
