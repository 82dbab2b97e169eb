/// An error in the source of an app.
struct Diagnostic: Encodable {
  let message: String
  let position: Position
  let severity = "error"
  let highlights: [Position] = []
  let notes: [Position] = []
  let fixIts: [Position] = []

  init(message: String, position: MacroUse.Location) {
    self.message = message
    self.position = Position(fileName: position.fileName, offset: position.offset)
  }

  struct Position: Encodable {
    let fileName: String
    let offset: Int
  }
}
