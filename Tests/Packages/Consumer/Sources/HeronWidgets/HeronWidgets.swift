import AppIntents
import SwiftUI
import WidgetKit

/// The control that opens the camera.
@main
struct HeronWidgets: WidgetBundle {
  var body: some Widget { CaptureControl() }
}

struct CaptureControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "com.example.heron.capture") {
      ControlWidgetButton(action: HeronCaptureIntent()) {
        Label("Heron", systemImage: "camera.shutter.button.fill")
      }
    }
    .displayName("Heron")
  }
}
