import CameraControlTesting

/// Plays a built-in script of about a minute.
struct DemoCommand: Command {
  static let usage = "demo [options]"
  static let summary = "play a built-in script of about a minute"
  static var options: [Option<Self>] { PlayOptions.options.map { $0.on(\.playing) } }

  private var playing = PlayOptions()

  func accept(_ operands: inout [String]) throws { try playing.check() }

  func run(_ output: Output) throws {
    try playing.play(GestureScript(parsing: Self.script), output)
  }

  private static let script = """
    # A light press shows the control used last.
    light-press
    slide +0.5
    slide -0.2
    wait 1s
    click

    # Two light presses show all controls.
    double-light-press
    slide +0.25
    light-press
    slide -0.3
    wait 5s

    # The overlay on the screen can be touched, too.
    double-light-press
    tap-overlay 2
    slide +0.7
    click
    wait 5s

    # Other buttons take photos as well.
    press volume-down
    press volume-up
    set air-pods-remote press-once
    press air-pods-stem

    # An app that leaves in the middle of a press takes no photo.
    down camera-control
    leave-app
    up camera-control
    wait 10s
    press volume-up
    return-to-app

    # It remembers the filter. A finger can also slide while it presses lightly.
    light-press
    slide -0.4
    swipe-overlay
    tap-overlay 0
    light-slide +0.3
    interrupt video-device-in-use-by-another-client
    wait 20s
    end-interruption
    click
    wait 16s

    """
}
