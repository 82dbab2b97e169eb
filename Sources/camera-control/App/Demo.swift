/// The built-in app's controls, and a script of about a minute that uses them.
enum Demo {
  static let controls: [ControlPlan] = [
    .zoom, .exposure, .picker("Filter", ["None", "Noir", "Sepia", "Vivid"]),
  ]

  static let script = """
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
