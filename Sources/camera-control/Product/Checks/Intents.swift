/// The intents that a product declares, target by target.
struct Intents {
  /// A declaration of an intent.
  struct Found {
    let name: String
    let place: Place
  }

  /// Names that lead to `CameraCaptureIntent`: its own, and protocols of the project.
  private let captureProtocols: Set<String>

  init(_ product: Product) {
    let sources = product.targets.flatMap(\.allSources) + product.packageSources
    var names: Set = ["CameraCaptureIntent"]
    let protocols = sources.flatMap(\.declarations).filter { $0.keyword == "protocol" }
    // Protocols can inherit from each other in any order.
    var isComplete = false
    while !isComplete {
      let more = protocols.filter { declaration in
        !names.contains(declaration.name) && declaration.inherited.contains(where: names.contains)
      }.map(\.name)
      names.formUnion(more)
      isComplete = more.isEmpty
    }
    captureProtocols = names
  }

  /// Returns the intents that open the camera, each once.
  func captures(in sources: [SwiftSource]) -> [Found] {
    found(in: sources, captureProtocols)
  }

  /// Returns all other intents of Apple's kinds, each once.
  func others(in sources: [SwiftSource]) -> [Found] {
    let captures = Set(captures(in: sources).map(\.name))
    return found(in: sources, Self.otherProtocols).filter { !captures.contains($0.name) }
  }

  private func found(in sources: [SwiftSource], _ protocols: Set<String>) -> [Found] {
    var known: Set<String> = []
    return sources.flatMap { source in
      source.declarations.filter { declaration in
        declaration.keyword != "protocol"
          && declaration.inherited.contains(where: protocols.contains)
          && known.insert(declaration.name).inserted
      }.map { Found(name: $0.name, place: source.place($0.line)) }
    }
  }

  private static let otherProtocols: Set = [
    "AppIntent", "AudioPlaybackIntent", "AudioRecordingIntent", "AudioStartingIntent",
    "ControlConfigurationIntent", "DeleteIntent", "ForegroundContinuableIntent",
    "LiveActivityIntent", "LiveActivityStartingIntent", "OpenIntent", "OpenURLIntent",
    "ProgressReportingIntent", "SetFocusFilterIntent", "SetValueIntent",
    "ShowInAppSearchResultsIntent", "SnippetIntent", "SystemIntent",
    "TargetContentProvidingIntent", "UndoableIntent", "URLRepresentableIntent",
    "WidgetConfigurationIntent",
  ]
}
