import Foundation

/// The program that expands macros, as the compiler starts it.
enum Plugin {
  /// Starts the program, sends it messages, and returns its answers.
  static func answers(to messages: [Message]) throws -> [PluginAnswer] {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    // The program is built next to the tests, which run as a bundle or as a single program.
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    process.executableURL = folder.appendingPathComponent("MacroPlugin-tool")
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    for message in messages {
      let data = try JSONSerialization.data(withJSONObject: message.object)
      let length = (0..<8).map { UInt8(truncatingIfNeeded: data.count >> (8 * $0)) }
      input.fileHandleForWriting.write(Data(length) + data)
    }
    try input.fileHandleForWriting.close()
    var bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    var answers: [PluginAnswer] = []
    while bytes.count > 8 {
      let length = bytes.prefix(8).reversed().reduce(0) { $0 << 8 | Int($1) }
      let answer = try JSONSerialization.jsonObject(with: bytes.dropFirst(8).prefix(length))
      answers.append(PluginAnswer(answer as? [String: Any] ?? [:]))
      bytes = bytes.dropFirst(8 + length)
    }
    return answers
  }

  /// A message from the compiler.
  struct Message {
    let object: [String: Any]

    static var capability: Message {
      Message(object: ["getCapability": ["capability": ["protocolVersion": 7]]])
    }

    static var unknown: Message { Message(object: ["loadPluginLibrary": ["libraryPath": "a"]]) }

    static func use(of macro: String) -> Message {
      Message(object: ["expandFreestandingMacro": ["macro": name(macro), "discriminator": "x"]])
    }

    static func entry(_ declaration: String, role: String) -> Message {
      let place: [String: Any] = ["fileName": "A.swift", "offset": 7, "line": 1, "column": 1]
      return Message(object: [
        "expandAttachedMacro": [
          "macro": name("Entry"), "macroRole": role,
          "declSyntax": ["kind": "declaration", "source": declaration, "location": place],
        ]
      ])
    }

    /// The use of a macro that stands for itself and has a table.
    static func table(_ macro: String, _ source: String) -> Message {
      Message(object: [
        "expandFreestandingMacro": [
          "macro": name(macro), "discriminator": "x", "syntax": ["source": source],
        ]
      ])
    }

    private static func name(_ macro: String) -> [String: String] {
      ["moduleName": "MacroPlugin", "name": macro, "typeName": macro]
    }
  }
}

/// An answer of the program.
struct PluginAnswer {
  /// What a macro expands to, or the version of the protocol.
  let source: String?
  /// The errors.
  let errors: [String]
  /// Where the first error is.
  let place: String?

  init(_ object: [String: Any]) {
    let expansion = object["expandMacroResult"] as? [String: Any]
    let diagnostics = expansion?["diagnostics"] as? [[String: Any]] ?? []
    let position = diagnostics.first?["position"] as? [String: Any]
    errors = diagnostics.compactMap { $0["message"] as? String }
    place = position.map { "\($0["fileName"] as? String ?? "") \($0["offset"] as? Int ?? 0)" }
    let capability = (object["getCapabilityResult"] as? [String: Any])?["capability"]
    let version = (capability as? [String: Any])?["protocolVersion"] as? Int
    source = version.map { "version \($0)" } ?? expansion?["expandedSource"] as? String
  }
}
