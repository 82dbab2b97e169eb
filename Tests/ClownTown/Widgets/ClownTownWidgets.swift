import AppIntents
import SwiftUI
import WidgetKit

@main
struct ClownTownWidgets: WidgetBundle {
  var body: some Widget {
    ClownTownCaptureControl()
  }
}

struct ClownTownCaptureControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "com.example.clowntown.capture") {
      ControlWidgetButton(action: ClownTownCaptureIntent()) {
        Label("Clown portrait", systemImage: "theatermask.and.paintbrush")
      }
    }
    .displayName("Clown portrait")
  }
}
