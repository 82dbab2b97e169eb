import SimulatedAVKit

/// A view that keeps its interaction while it is shown, whatever changes in the view.
struct CaptureEventsView<Content: View>: ShownView, Wrapping {
  let content: Content
  let isEnabled: Bool
  let isSilent: Bool
  let primary: (AVCaptureEvent) -> Void
  let secondary: ((AVCaptureEvent) -> Void)?

  func show(in renderer: Renderer) -> [UIView] {
    let holder = renderer.keep { InteractionHolder(hasSecondary: secondary != nil) }
    (holder.actions.primary, holder.actions.secondary) = (primary, secondary)
    // Setting `isEnabled` can cancel a press, so it is set only if it changes.
    if holder.interaction.isEnabled != isEnabled { holder.interaction.isEnabled = isEnabled }
    holder.interaction.registration.isDefaultSoundDisabled = isSilent
    holder.view.showOnly(renderer.show(content))
    return [holder.view]
  }
}

/// The state of a view that handles capture events.
///
/// An interaction's handlers cannot be replaced, but every update of the description brings new
/// closures. So the handlers look up the closures here.
@MainActor
private final class InteractionHolder {
  let view = UIView(frame: .zero)
  let interaction: AVCaptureEventInteraction
  let actions = Actions()

  @MainActor
  final class Actions {
    var primary: (AVCaptureEvent) -> Void = { _ in }
    var secondary: ((AVCaptureEvent) -> Void)?
  }

  init(hasSecondary: Bool) {
    let actions = actions
    let primary = { (event: AVCaptureEvent) in MainActor.assumeIsolated { actions.primary(event) } }
    interaction =
      hasSecondary
      ? AVCaptureEventInteraction(
        primary: primary,
        secondary: { event in MainActor.assumeIsolated { actions.secondary?(event) } })
      : AVCaptureEventInteraction(handler: primary)
    interaction.registration.markAsFromModifier()
    view.addInteraction(interaction)
  }
}
