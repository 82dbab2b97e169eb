import CameraControl
import SimulatedAVFoundation

extension UIView {
  /// The interactions of the view, in the order in which they were added.
  public var interactions: [any UIInteraction] {
    get { attached }
    set {
      for interaction in attached { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Adds an interaction, and removes it from the view that it was on.
  public func addInteraction(_ interaction: any UIInteraction) {
    checkThread()
    interaction.willMove(to: self)
    interaction.view?.attached.removeObject(interaction)
    attached.append(interaction)
    if let press = interaction as? any PressInteraction {
      surface.addInteraction(press.registration)
    }
    interaction.didMove(to: self)
    WindowStack.refresh(window?.app)
  }

  /// Removes an interaction; does nothing if it is not on the view.
  public func removeInteraction(_ interaction: any UIInteraction) {
    checkThread()
    guard attached.containsObject(interaction) else { return }
    interaction.willMove(to: nil)
    attached.removeObject(interaction)
    if let press = interaction as? any PressInteraction {
      surface.removeInteraction(press.registration)
    }
    interaction.didMove(to: nil)
    WindowStack.refresh(window?.app)
  }
}
