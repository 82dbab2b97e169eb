import AVKit
import UIKit

/// A view with an interaction that lasts as long as the view is shown, whatever changes in it.
struct CaptureEventsView<Content: View>: ShownView {
  let content: Content
  let isEnabled: Bool
  let isSilent: Bool
  let primary: (AVCaptureEvent) -> Void
  let secondary: ((AVCaptureEvent) -> Void)?

  func show(in renderer: Renderer) -> [UIView] {
    let holder = renderer.keep { InteractionHolder(hasSecondary: secondary != nil) }
    (holder.primary, holder.secondary) = (primary, secondary)
    // Switching it off ends a press, so it is left alone unless it changes.
    if holder.interaction.isEnabled != isEnabled { holder.interaction.isEnabled = isEnabled }
    holder.interaction.registration.isDefaultSoundDisabled = isSilent
    holder.view.showOnly(renderer.show(content))
    return [holder.view]
  }
}

/// What is kept of a view that takes capture events.
///
/// The handlers of an interaction stay; what they do is looked up here, because each change of the
/// description brings new closures.
@MainActor
private final class InteractionHolder {
  let view = UIView(frame: .zero)
  let interaction: AVCaptureEventInteraction
  var primary: ((AVCaptureEvent) -> Void)? {
    get { actions.primary }
    set { actions.primary = newValue }
  }
  var secondary: ((AVCaptureEvent) -> Void)? {
    get { actions.secondary }
    set { actions.secondary = newValue }
  }
  private let actions: Actions

  @MainActor
  private final class Actions {
    var primary: ((AVCaptureEvent) -> Void)?
    var secondary: ((AVCaptureEvent) -> Void)?
  }

  init(hasSecondary: Bool) {
    let actions = Actions()
    self.actions = actions
    interaction =
      hasSecondary
      ? AVCaptureEventInteraction(
        primary: { event in MainActor.assumeIsolated { actions.primary?(event) } },
        secondary: { event in MainActor.assumeIsolated { actions.secondary?(event) } })
      : AVCaptureEventInteraction { event in
        MainActor.assumeIsolated { actions.primary?(event) }
      }
    view.addInteraction(interaction)
  }
}
