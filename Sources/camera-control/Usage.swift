import CameraControl

/// The text that `--help` prints.
enum Usage {
  static let text = """
    Simulates a finger on an iPhone's Camera Control, in virtual time.

    usage:
      camera-control demo [options]         play a built-in script of about a minute
      camera-control play FILE [options]    play a script file, or standard input if -
      camera-control --help                 show this text

    options:
      --phone NAME         the phone model, such as "iPhone 16"
      --set NAME=VALUE     a setting, such as air-pods-remote=press-once
      --control CONTROL    a control to use instead of the built-in ones; can be repeated:
                             zoom
                             exposure
                             slider:TITLE:MIN...MAX
                             slider:TITLE:MIN...MAX:STEP
                             picker:TITLE:FIRST,SECOND,...
      --trace FILE         write a trace of everything that happens, as JSON

    A script has one step per line, or several separated by semicolons:
      light-press; slide +0.25; wait 3s; click
    Docs/Testing.md lists all steps.

    """

  static let hint = "try camera-control --help"
}
