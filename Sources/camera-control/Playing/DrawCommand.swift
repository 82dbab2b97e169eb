/// Draws the effects of a script into files.
struct DrawCommand: Command {
  static let usage = "draw FILE [options]"
  static let summary = "draw pictures of a script, and write them to files"
  static var options: [Option<Self>] { PlayOptions.options.map { $0.on(\.playing) } }

  private var playing = PlayOptions()
  private var file = ""

  mutating func accept(_ operands: inout [String]) throws {
    try playing.check()
    file = try Self.next(&operands, "a script file")
    guard !playing.pictures.isEmpty else {
      throw Complaint("draw needs --svg FILE, --html FILE or --overlay FILE; \(Complaint.hint)")
    }
  }

  func run(_ output: Output) throws {
    try playing.play(ScriptFile.script(in: file), from: file, output, isDrawing: true)
  }
}
