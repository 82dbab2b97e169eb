import CameraControl
import Dispatch

/// The controls of a ``PlantedCamera``, which it replaces when it is rebuilt.
struct PlantedControls: Sendable {
  let zoom: CaptureSlider
  let filter: CaptureIndexPicker
  let warmth: CaptureSlider

  init() throws {
    zoom = try CaptureSlider("Zoom", symbolName: "plus.magnifyingglass", in: 1...9)
    filter = try CaptureIndexPicker(
      "Filter", symbolName: "camera.filters", localizedIndexTitles: ["None", "Noir", "Sepia"])
    warmth = try CaptureSlider("Warmth", symbolName: "sun.max", in: 0...1)
  }

  var all: [CaptureControl] { [zoom, filter, warmth] }

  func setActions(for camera: PlantedCamera) {
    zoom.setActionQueue(DispatchQueue(label: "zoom")) { [weak camera] in camera?.zoom(to: $0) }
    filter.setActionQueue(.inPlace) { [weak camera] in camera?.choose(filter: $0) }
    warmth.setActionQueue(.inPlace) { _ in }
  }
}
