/// The source that takes the place of a macro, and what is wrong with the use of it.
struct Expansion: Encodable {
  var expandedSource: String
  var diagnostics: [Diagnostic] = []

  /// A preview is compiled as an argument and then forgotten.
  static let nothing = Expansion(expandedSource: "")
}

extension Expansion {
  init(of use: MacroUse) {
    switch use.name {
    case "Entry": self = EntryMacro.expansion(of: use)
    // Only where a class is named can its initialiser be called, unless it is a required one.
    case "NewObject": self = Expansion(expandedSource: "{ .init() }")
    default: self = .nothing
    }
  }

  /// Nothing, and an error at the place of the declaration.
  init(refusing use: MacroUse, because message: String) {
    self = .nothing
    guard let location = use.declSyntax?.location else { return }
    diagnostics = [Diagnostic(message: message, position: location)]
  }
}
