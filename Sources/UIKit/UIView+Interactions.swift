import AVFoundation
import CameraControl

extension UIView {
  /// Puts an interaction on the view; one that is on another view moves here.
  public func addInteraction(_ interaction: any UIInteraction) {
    checkThread()
    interaction.willMove(to: self)
    interaction.view?.interactions.removeAll { $0 === interaction }
    interactions.append(interaction)
    if let press = interaction as? any PressInteraction {
      surface.addInteraction(press.registration)
      Inspector.of(surface.app.phone).watch(press.registration, of: surface.app)
    }
    interaction.didMove(to: self)
    Screen.refresh(window?.app)
  }

  /// Takes an interaction off the view; one that is not on it is left alone.
  public func removeInteraction(_ interaction: any UIInteraction) {
    checkThread()
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactions.removeAll { $0 === interaction }
    if let press = interaction as? any PressInteraction {
      surface.removeInteraction(press.registration)
    }
    interaction.didMove(to: nil)
    Screen.refresh(window?.app)
  }
}
