import SwiftUI

// Code of the article about what Linux refuses, for frameworks that Linux doesn't have.

protocol ShutterFeedback {
  @MainActor func play()
}

#if canImport(CoreHaptics)
  import CoreHaptics

  final class HapticFeedback: ShutterFeedback {
    private let engine = try? CHHapticEngine()

    func play() { try? engine?.start() }
  }
#endif

struct SimpleFeedback: ShutterFeedback {
  func play() { UIImpactFeedbackGenerator(style: .light).impactOccurred() }
}

struct Gallery: View {
  let names: [String]

  var body: some View {
    List(names, id: \.self) { Text($0) }
  }
}

#if canImport(SwiftData)
  import SwiftData

  @Model final class SavedPhoto {
    var name: String

    init(name: String) { self.name = name }
  }

  struct SavedGallery: View {
    @Query private var photos: [SavedPhoto]

    var body: some View { Gallery(names: photos.map(\.name)) }
  }
#else
  struct SavedGallery: View {
    var body: some View { Gallery(names: []) }
  }
#endif
