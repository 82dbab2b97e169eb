import CameraControl

/// What `--help` prints.
enum Usage {
  static let text = """
    Plays a finger on an iPhone's Camera Control, in virtual time.

    usage:
      camera-control demo [options]         play a built-in minute
      camera-control play FILE [options]    play a script from a file; - is the standard input
      camera-control --help                 show this text

    options:
      --phone NAME         the kind of phone, such as "iPhone 16"
      --set NAME=VALUE     a setting, such as air-pods-remote=press-once
      --control CONTROL    a control in place of the built-in ones; may come several times:
                             zoom
                             exposure
                             slider:TITLE:MIN...MAX
                             slider:TITLE:MIN...MAX:STEP
                             picker:TITLE:FIRST,SECOND,...
      --trace FILE         write everything that happened to a file, as JSON

    A script has one step on each line, or several between semicolons:
      light-press; slide +0.25; wait 3s; click
    Docs/Testing.md lists all steps.

    """

  static let hint = "try camera-control --help"
}
