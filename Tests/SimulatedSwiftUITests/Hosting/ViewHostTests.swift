import CameraControlTesting
import Combine
import SwiftUI
import Testing

/// What an observed object changes, in Swift Testing.
@MainActor
struct ViewHostTests {
  /// EVT32: a change on the main actor is made on the main thread, also after a wait.
  @Test func aChangeOnTheMainActorIsNoFinding() async throws {
    let (tally, phone) = (TallyModel(), SimulatedPhone())
    let stage = Stage(TallyView(tally: tally), on: phone)
    await Task.detached {}.value
    tally.count = 1
    try await stage.wait(for: "1", in: "count")
    #expect(phone.diagnostics.map(\.name) == [])
  }
}

private final class TallyModel: ObservableObject {
  @Published var count = 0
}

private struct TallyView: View {
  @ObservedObject var tally: TallyModel

  var body: some View { Text("\(tally.count)").accessibilityIdentifier("count") }
}
