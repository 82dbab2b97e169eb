import AVFoundation
import CameraControl

extension UIView {
  /// What the person can do with the view, in the order it was added.
  public var interactions: [any UIInteraction] {
    get { attached }
    set {
      for interaction in attached { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Puts an interaction on the view; one that is on another view moves here.
  public func addInteraction(_ interaction: any UIInteraction) {
    checkThread()
    interaction.willMove(to: self)
    interaction.view?.attached.removeAll { $0 === interaction }
    attached.append(interaction)
    if let press = interaction as? any PressInteraction {
      surface.addInteraction(press.registration)
      Inspector.of(surface.app.phone).watch(press.registration, of: surface.app)
    }
    interaction.didMove(to: self)
    WindowStack.refresh(window?.app)
  }

  /// Takes an interaction off the view; one that is not on it is left alone.
  public func removeInteraction(_ interaction: any UIInteraction) {
    checkThread()
    guard attached.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    attached.removeAll { $0 === interaction }
    if let press = interaction as? any PressInteraction {
      surface.removeInteraction(press.registration)
    }
    interaction.didMove(to: nil)
    WindowStack.refresh(window?.app)
  }
}
