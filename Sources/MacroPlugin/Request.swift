/// A message from the compiler; those of other kinds get the answer that nothing is expanded.
struct Request: Decodable {
  let getCapability: Capability?
  let expandFreestandingMacro: MacroUse?
  let expandAttachedMacro: MacroUse?

  /// The question for the version of the protocol.
  struct Capability: Decodable {}
}

/// A use of a macro in the source of an app.
struct MacroUse: Decodable {
  let macro: Macro
  let macroRole: String?
  let declSyntax: Syntax?
  /// What the use stands in, from the inside out.
  let lexicalContext: [Syntax]?
  /// The whole use of a macro that stands for itself.
  let syntax: Syntax?
  /// The attribute, if the macro is one.
  let attributeSyntax: Syntax?
  /// The name of the type that expands the macro.
  var name: String { macro.typeName }
  /// The source of the declaration that the macro is attached to, or that it stands in.
  var declaration: String { declSyntax?.source ?? lexicalContext?.first?.source ?? "" }

  struct Macro: Decodable {
    let typeName: String
  }

  /// A piece of the source, such as the declaration that the macro is attached to.
  struct Syntax: Decodable {
    let source: String
    let location: Location?
  }

  struct Location: Codable {
    let fileName: String
    let offset: Int
  }
}
