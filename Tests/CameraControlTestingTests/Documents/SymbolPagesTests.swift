import TestSupport
import Testing

/// Tests that the examples in the comments of symbols are compiled and run.
@Suite struct SymbolPagesTests {
  @Test func everyExampleIsHere() throws {
    let folder = "Tests/CameraControlTestingTests/Documents"
    let tests = try [
      "SymbolExampleTests", "SymbolExampleTests+Testing", "Guides/FilterCameraTests",
      "Guides/SwitchCamerasTests", "EveryGestureTests", "ExploringExampleTests",
    ].map { try Document("\(folder)/\($0).swift").squeezed }
    var count = 0
    for path in Self.files {
      let comments = try Document("Sources/\(path).swift").text.split(separator: "\n")
        .filter { $0.drop { $0 == " " }.hasPrefix("///") }
        .map { String($0.drop { $0 == " " }.dropFirst(3).drop { $0 == " " }) }
        .joined(separator: "\n")
      for match in comments.matches(of: /(?s)```swift\n(.*?)\n```/) {
        count += 1
        let wanted = Document.squeezed(String(match.1))
        #expect(tests.contains { $0.contains(wanted) }, "\(path):\n\(wanted)")
      }
    }
    #expect(count > 35)
  }

  private static let files =
    [
      "API/Controls/CaptureIndexPicker", "API/Controls/SystemSliders",
      "API/Devices/CaptureDevice+Configuration", "API/Devices/Phone+Cameras",
      "API/Events/CaptureEvent", "API/Events/CaptureEventInteraction", "API/Events/CaptureView",
      "API/Phones/PhoneApp+Authorization", "API/Products/CaptureProduct",
      "API/Products/InstalledProduct", "API/Sessions/CaptureSession+Controls",
      "API/Sessions/CaptureSession+Running", "API/Sessions/CaptureSessionControlsDelegate",
      "Values/Delivery/ManualQueue", "Values/Faults/CaptureError", "Values/Options/PhoneBehavior",
      "Values/Options/PhoneSettings", "Values/Options/Quirks", "Values/Phones/SymbolCatalog",
    ].map { "CameraControl/\($0)" }
    + [
      "Driving/Delivery/DeliveryOrder", "Driving/Phone/SimulatedPhone",
      "Driving/Phone/SimulatedPhone+Apps", "Driving/Phone/SimulatedPhone+Finishing",
      "Driving/Phone/SimulatedPhone+Gestures", "Driving/Phone/SimulatedPhone+Waiting",
      "Driving/Script/GestureScriptBuilder", "Driving/Trace/Trace+Expectations",
      "Searching/Exploration/Exploration+Properties",
      "Searching/Exploration/Planning/ExplorationPart",
      "Searching/Exploration/Result/ExplorationResult",
    ].map { "CameraControlTesting/\($0)" }
}
