package import CameraControl
import SimulatedAVFoundation

/// An interaction that can be added to a view.
@MainActor @preconcurrency
public protocol UIInteraction: NSObjectProtocol {
  /// The view that the interaction is on.
  var view: UIView? { get }
  /// Called before the interaction is added to a view, or removed from one if `view` is `nil`.
  func willMove(to view: UIView?)
  /// Called after the interaction was added to a view, or removed from one if `view` is `nil`.
  func didMove(to view: UIView?)
}

/// An interaction that handles presses of the phone's buttons.
@MainActor
package protocol PressInteraction: UIInteraction {
  /// The core interaction that is registered with the phone.
  var registration: CaptureEventInteraction { get }
}

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
