import SwiftUI

/// How long the movie is.
struct RecordingTime: View {
  let activity: CaptureActivity

  var body: some View {
    if case .movie(let duration) = activity {
      Text(Duration.seconds(duration).formatted(.time(pattern: .minuteSecond)))
        .monospacedDigit()
        .foregroundStyle(.white)
        .padding(8)
        .background(.red, in: .rect(cornerRadius: 8))
        .accessibilityIdentifier("time")
    }
  }
}
