/// What is made of the rows of a table.
enum TableMacros {
  /// Functions of a view, and return one of the given type or of any: what stands behind an equals
  /// sign, or one that only notes what the function was given.
  static func modifiers(_ table: Table) -> String {
    let type = table.prefix.isEmpty ? "some View" : table.prefix
    return table.rows.map { row in
      """
      \(row.attributes) public func \(row.signature) -> \(type) \(row.requirements) \
      { \(row.value ?? "looked(\(row.callText))") }
      """
    }.joined(separator: "\n")
  }

  /// The members of a type that is known by its text.
  static func described(_ table: Table) -> String {
    let text = """
      public let description: String
      nonisolated init(description: String) { self.description = description }
      """
    return text + "\n" + members(table, of: "Self")
  }

  /// Members that make a value, or another one of it, which is known by its text.
  static func members(_ table: Table, of type: String) -> String {
    table.rows.map { row in
      let text =
        row.parameters == nil ? "\"\(row.name.filter { $0 != "`" })\"" : "lookText(\(row.callText))"
      let start = "\(row.attributes) nonisolated public \(row.isMember ? "" : "static ")"
      let made = "\(type)(description: \(row.isMember ? "description + \".\" + " : "")\(text))"
      if row.parameters == nil { return "\(start)var \(row.name): \(type) { \(made) }" }
      return "\(start)func \(row.signature) -> \(type) \(row.requirements) { \(made) }"
    }.joined(separator: "\n")
  }

  /// The content of a view that contains others, and its initializers, of which each row has the
  /// parameters before the content.
  ///
  /// If a name stands in front of the table, it is that of a view that is shown before the content.
  static func container(_ table: Table) -> String {
    let label = String(table.prefix)
    let names = ["content"] + (label.isEmpty ? [] : [label])
    let type = { (name: String) in name.prefix(1).uppercased() + name.dropFirst() }
    let views = names.map { "@ViewBuilder \($0): () -> \(type($0))" }
    let body = names.map { "self.\($0) = \($0)()" }.joined(separator: "; ")
    let shown =
      label.isEmpty
      ? "[renderer.showTogether(content)]"
      : "renderer.show(\(label), at: 0) + renderer.show(content, at: 1)"
    let initializers = table.rows.map { row in
      let given = (row.parameters ?? []).map(\.source) + views
      return "public init(\(given.joined(separator: ", "))) { \(body) }"
    }
    return """
      \(names.map { "let \($0): \(type($0))" }.joined(separator: "\n"))
      func show(in renderer: Renderer) -> [UIView] { \(shown) }
      \(initializers.joined(separator: "\n"))
      """
  }

  /// Initializers with a title, for each of which there is one with a label, and modifiers with a
  /// title, for each of which there is one with a text.
  ///
  /// A row has the parameters after the title; a symbol becomes a part of the label.
  static func titles(_ table: Table) -> String {
    table.rows.flatMap { row in
      let parameters = row.parameters ?? []
      let isModifier = row.name != "init"
      let symbol = parameters.first { ["systemImage", "image"].contains($0.label) }
      let passed = parameters.filter { $0.name != symbol?.name }
        .map { ($0.label.isEmpty ? "" : "\($0.label): ") + $0.name }
      return titles.map { attribute, type, parameter, title in
        let generic = [row.generics, type].filter { !$0.isEmpty }.joined(separator: ", ")
        let given = ([parameter] + parameters.map(\.source)).joined(separator: ", ")
        let label =
          symbol.map { "SimulatedSwiftUI.Label(\(title), \($0.label): \($0.name))" }
          ?? "Text(\(title))"
        let arguments = isModifier ? [label] + passed : passed + ["label: { \(label) }"]
        return """
          \(attribute) public \(isModifier ? "func " : "")\(row.name)\
          \(generic.isEmpty ? "" : "<\(generic)>")(\(given)) \(isModifier ? "-> some View " : "")\
          \(row.requirements) { self.\(row.name)(\(arguments.joined(separator: ", "))) }
          """
      }
    }.joined(separator: "\n")
  }

  /// The forms of a title: an attribute, a generic parameter, the parameter, and its name.
  private static let titles = [
    ("", "", "_ titleKey: LocalizedStringKey", "titleKey"),
    ("@_disfavoredOverload", "", "_ titleResource: LocalizedStringResource", "titleResource"),
    ("@_disfavoredOverload", "S: StringProtocol", "_ title: S", "title"),
  ]

  /// The members of a type with a raw value: a text, or a number with one bit for each name.
  static func rawValues(_ table: Table, _ type: String) -> String {
    let values = table.rows.enumerated().map { index, row in
      let name = row.name.filter { $0 != "`" }
      let title = table.prefix.isEmpty ? name : name.prefix(1).uppercased() + name.dropFirst()
      // A number, since the compiler takes milliseconds for each shift.
      let implicit = type == "String" ? "\"\(table.prefix)\(title)\"" : "\(1 << index)"
      return "public static var \(row.name): Self { Self(rawValue: \(row.value ?? implicit)) }"
    }
    return """
      public var rawValue: \(type)
      public init(rawValue: \(type)) { self.rawValue = rawValue }
      public init(_ rawValue: \(type)) { self.rawValue = rawValue }
      \(values.joined(separator: "\n"))
      """
  }

  /// Properties, and an initializer that is given each of them.
  ///
  /// The table has the parameters; what is given before it stands in front of each property.
  static func fields(_ table: Table) -> String {
    let list = table.lines.joined(separator: " ")
    let fields = Parameter.all(in: "(\(list))")
    let properties = fields.map { field in
      let type = field.type.replacingOccurrences(of: "@escaping ", with: "")
      return "public \(table.prefix.isEmpty ? "var" : table.prefix) \(field.name): \(type)"
    }
    let values = fields.map { "self.\($0.name) = \($0.name)" }
    return (properties + ["public init(\(list)) {"] + values + ["}"]).joined(separator: "\n")
  }
}

extension Row {
  /// The arguments of a call that records this one: its name, and what it was given.
  ///
  /// What is equal to the default is left out, and so are closures.
  fileprivate var callText: String {
    let given = (parameters ?? []).filter { !$0.type.contains("->") }.map { parameter in
      "\"\(parameter.label)\": \(parameter.text)"
    }
    let name = "\"\(name.filter { $0 != "`" })\""
    return given.isEmpty ? name : "\(name), [\(given.joined(separator: ", "))]"
  }
}

extension Parameter {
  fileprivate var text: String {
    guard let value, !type.contains("some "), type.count > 1 else { return name }
    return "unless(\(name), \(value) as \(type))"
  }
}
