/// What happens in the whole course of a press, for each button in each environment.
///
/// A button has its settings after a comma. A course is what comes between the button's going down and its
/// coming up; `twice` is a second press after the first, as a double click.
enum PressRouterTable {
  static let table = MachineTable(
    """
    environment                              | course                    || outcome
    camera control / camera control, double / camera control, dark too / volume up / volume down / action, capture
    app takes it                             | nothing / held            | p-began p-ended
    app takes it                             | cancelled / withdrawn     | p-began p-cancelled
    app takes it                             | lost / held and cancelled | p-began p-cancelled
    app takes it                             | twice                     | p-began p-ended p-began p-ended

    camera control / camera control, dark too
    no interaction                           | nothing / withdrawn       | ask
    no interaction                           | cancelled                 | launch
    no camera                                | nothing                   | launch
    no camera                                | cancelled / withdrawn     | launch
    no interaction / no camera               | lost                      |
    no interaction / no camera               | held / held and cancelled | visualIntelligence
    no interaction                           | twice                     | ask launch
    no camera                                | twice                     | launch launch

    camera control, double
    no interaction                           | nothing / withdrawn       |
    no interaction                           | cancelled                 |
    no camera                                | nothing                   |
    no camera                                | cancelled / withdrawn     |
    no interaction / no camera               | lost                      |
    no interaction / no camera               | held / held and cancelled | visualIntelligence
    no interaction                           | twice                     | ask
    no camera                                | twice                     | launch

    camera control / camera control, double
    dark screen                              | nothing / cancelled       | wakeScreen
    dark screen                              | withdrawn / lost          | wakeScreen
    dark screen                              | held / held and cancelled | wakeScreen
    dark screen                              | twice                     | wakeScreen wakeScreen

    camera control, dark too
    dark screen                              | nothing                   | launch
    dark screen                              | cancelled / withdrawn     | launch
    dark screen                              | lost                      |
    dark screen                              | held / held and cancelled | visualIntelligence
    dark screen                              | twice                     | launch launch

    volume up
    no interaction / no camera / dark screen | nothing / cancelled       | volumeUp
    no interaction / no camera / dark screen | withdrawn / lost          | volumeUp
    no interaction / no camera / dark screen | held / held and cancelled | volumeUp
    no interaction / no camera / dark screen | twice                     | volumeUp volumeUp

    volume down
    no interaction / no camera / dark screen | nothing / cancelled       | volumeDown
    no interaction / no camera / dark screen | withdrawn / lost          | volumeDown
    no interaction / no camera / dark screen | held / held and cancelled | volumeDown
    no interaction / no camera / dark screen | twice                     | volumeDown volumeDown

    action / action, capture
    no interaction / no camera / dark screen | nothing / cancelled       | actionButton
    no interaction / no camera / dark screen | withdrawn / lost          | actionButton
    no interaction / no camera / dark screen | held / held and cancelled | actionButton
    no interaction / no camera / dark screen | twice                     | actionButton actionButton

    action
    app takes it                             | nothing / cancelled       | actionButton
    app takes it                             | withdrawn / lost          | actionButton
    app takes it                             | held / held and cancelled | actionButton
    app takes it                             | twice                     | actionButton actionButton

    stem / stem, once / stem, hold / stem, ineligible / stem, old
    no interaction / no camera / dark screen | nothing / cancelled       | airPodsControl
    no interaction / no camera / dark screen | withdrawn / lost          | airPodsControl
    no interaction / no camera / dark screen | held / held and cancelled | airPodsControl
    no interaction / no camera / dark screen | twice                     | airPodsControl airPodsControl

    stem / stem, ineligible / stem, old
    app takes it                             | nothing / cancelled       | airPodsControl
    app takes it                             | withdrawn / lost          | airPodsControl
    app takes it                             | held / held and cancelled | airPodsControl
    app takes it                             | twice                     | airPodsControl airPodsControl

    stem, once
    app takes it                             | nothing / held            | sound p-began p-ended
    app takes it                             | cancelled / withdrawn     | airPodsControl
    app takes it                             | held and cancelled        | airPodsControl
    app takes it                             | lost                      |
    app takes it                             | twice                     | sound p-began p-ended sound p-began p-ended

    stem, hold
    app takes it                             | held / held and cancelled | sound p-began p-ended
    app takes it                             | nothing                   | airPodsControl
    app takes it                             | cancelled / withdrawn     | airPodsControl
    app takes it                             | lost                      |
    app takes it                             | twice                     | airPodsControl airPodsControl
    """)

  /// The stages of a press, by how they show from outside: after the button goes down, and after each
  /// further input.
  static let stages = MachineTable(
    """
    environment                              || down   | up | lost | cancelled | withdrawn | held
    camera control / camera control, double / camera control, dark too
    app takes it                              | app    | up | up   | spent     | spent     | app
    no interaction / no camera                | launch | up | up   | launch    | launch    | spent

    camera control / camera control, double
    dark screen                               | spent  | up | up   | spent     | spent     | spent

    camera control, dark too
    dark screen                               | launch | up | up   | launch    | launch    | spent

    volume up / volume down / action, capture
    app takes it                              | app    | up | up   | spent     | spent     | app
    no interaction / no camera / dark screen  | spent  | up | up   | spent     | spent     | spent

    action / stem / stem, ineligible / stem, old
    app takes it / no interaction             | spent  | up | up   | spent     | spent     | spent
    no camera / dark screen                   | spent  | up | up   | spent     | spent     | spent

    stem, once
    app takes it                              | stem   | up | up   | stem      | stem      | stem
    no interaction / no camera / dark screen  | spent  | up | up   | spent     | spent     | spent

    stem, hold
    app takes it                              | stem   | up | up   | stem      | stem      | spent
    no interaction / no camera / dark screen  | spent  | up | up   | spent     | spent     | spent
    """)

  static let environments = ["app takes it", "no interaction", "no camera", "dark screen"]

  /// The further inputs, in the order of the columns.
  static let inputs = ["up", "lost", "cancelled", "withdrawn", "held"]

  /// State, input and the stage that follows; a state is a stage with its button and environment.
  static var ways: [(state: String, input: String, next: String)] {
    stages.cases(in: environments).flatMap { row in
      let (button, environment, stage) = (row.keys[0], row.keys[1], row.outcome[0])
      return [("up | \(button)", "down (\(environment))", stage)]
        + zip(inputs, row.outcome[1...]).map { ("\(stage) | \(button) | \(environment)", $0, $1) }
    }
  }
}
