import SwiftUI
import XCTest

/// Previews are compiled, which is what this file shows, and leave nothing behind.
@MainActor
final class PreviewTests: XCTestCase {
  func testAPreviewAddsNothingToTheView() async {
    XCTAssertEqual(lines(Previewed(isOn: .constant(true))), ["on"])
    XCTAssertEqual(lines(PreviewedProvider.previews), ["off"])
  }
}

private struct Previewed: View {
  @Binding var isOn: Bool

  var body: some View { Text(isOn ? "on" : "off") }
}

private struct PreviewedProvider: PreviewProvider {
  static var previews: some View { Previewed(isOn: .constant(false)) }
}

#Preview {
  Previewed(isOn: .constant(true))
}

#Preview("With a state", traits: .landscapeLeft, .sizeThatFitsLayout) {
  @Previewable @State var isOn = true
  Previewed(isOn: $isOn)
}
