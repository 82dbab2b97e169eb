/// Checks how the app handles updates of what its extension captured.
enum UpdatesCheck {
  static func findings(in product: Product) -> [ProductFinding] {
    var known: Set<String> = []
    let sources = product.apps.flatMap(\.allSources).filter { source in
      source.words.contains(where: subjects.contains) && known.insert(source.file).inserted
    }
    let switches = sources.flatMap { source in
      SwiftSwitch.all(in: source.tokens)
        .filter { $0.cases.contains("added") && $0.cases.isSubset(of: cases) }
        .map { (source, $0) }
    }
    let open = switches.filter { !$1.hasDefault }.map { source, statement in
      ProductFinding(
        "LCK02", "The switch over SessionContentUpdate has no @unknown default.",
        "Add one, because a later iOS may have more updates.", at: source.place(statement.line))
    }
    return open + [lateStart(sources)].compactMap { $0 }
  }

  /// Finds an app that handles what is added while it looks, and not what was there before.
  private static func lateStart(_ sources: [SwiftSource]) -> ProductFinding? {
    let handlesFirst = sources.contains { source in
      source.words.contains("sessionContentURLs")
        || source.place(ofSequence: [".", "initial"]) != nil
    }
    guard !handlesFirst else { return nil }
    return sources.lazy.compactMap { $0.place(ofSequence: [".", "added"]) }.first.map { place in
      ProductFinding(
        "LCK39", "The app handles .added and not .initial, and so misses what was captured before.",
        "Import the directories of .initial(urls:) as well.", at: place)
    }
  }

  private static let cases: Set = ["initial", "added", "removed"]
  private static let subjects: Set = [
    "SessionContentUpdate", "sessionContentUpdates", "LockedCameraCaptureManager",
    "LockedCameraCapture",
  ]
}
