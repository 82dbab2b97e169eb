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
    // Only where a class is named can its initializer be called, unless it is a required one.
    case "NewObject": self = Expansion(expandedSource: "{ .init() }")
    case "Modifiers": self.init(of: use) { TableMacros.modifiers($0) }
    case "Described": self.init(of: use) { TableMacros.described($0) }
    case "Named":
      self.init(of: use) {
        TableMacros.members($0, of: $0.prefix.isEmpty ? "SystemStyle" : "\($0.prefix)")
      }
    case "RawText": self.init(of: use) { TableMacros.rawValues($0, "String") }
    case "Container": self.init(of: use) { TableMacros.container($0) }
    case "Titles": self.init(of: use) { TableMacros.titles($0) }
    case "Kept": self.init(of: use) { KeptMembers.source($0, in: use.declaration) }
    case "Settings": self.init(of: use) { KeptMembers.settings($0, in: use.declaration) }
    case "Fields": self.init(of: use) { TableMacros.fields($0) }
    case "DeviceSettings": self.init(of: use) { KeptMembers.deviceSettings($0) }
    case "Flags": self.init(of: use) { TableMacros.rawValues($0, "UInt") }
    default: self = .nothing
    }
  }

  private init(of use: MacroUse, _ source: (Table) -> String) {
    guard let table = Table(use) else {
      self.init(refusing: use, because: "\(use.name) needs a table as a string")
      return
    }
    self.init(expandedSource: Comments.added(to: source(table)))
  }

  /// Nothing, and an error at the place of the declaration.
  init(refusing use: MacroUse, because message: String) {
    self = .nothing
    guard let location = (use.declSyntax ?? use.syntax)?.location else { return }
    diagnostics = [Diagnostic(message: message, position: location)]
  }
}
