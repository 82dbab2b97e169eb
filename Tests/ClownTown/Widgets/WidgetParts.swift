import SwiftUI

/// What tests of this target's types need from outside of it.
package enum WidgetParts {
  @MainActor package static let widgets: any WidgetBundle.Type = ClownTownWidgets.self
}
