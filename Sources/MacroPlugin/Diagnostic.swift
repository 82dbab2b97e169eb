/// An error in the source of an app.
struct Diagnostic: Encodable {
  let message: String
  let position: MacroUse.Location
  let severity = "error"
  let highlights: [MacroUse.Location] = []
  let notes: [MacroUse.Location] = []
  let fixIts: [MacroUse.Location] = []
}
