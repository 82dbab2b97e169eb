import CameraControlLab
import SwiftUI

struct LabApp: App {
  var body: some Scene {
    WindowGroup { LabView() }
  }
}
