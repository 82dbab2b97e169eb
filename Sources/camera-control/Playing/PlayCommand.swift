/// Plays a script in a file.
struct PlayCommand: Command {
  static let usage = "play FILE [options]"
  static let summary = "play a script file, or standard input if -"
  static var options: [Option<Self>] { PlayOptions.options.map { $0.on(\.playing) } }

  private var playing = PlayOptions()
  private var file = ""

  mutating func accept(_ operands: inout [String]) throws {
    try playing.check()
    file = try Self.next(&operands, "a script file")
  }

  func run(_ output: Output) throws {
    try playing.play(ScriptFile.script(in: file), from: file, output)
  }
}
