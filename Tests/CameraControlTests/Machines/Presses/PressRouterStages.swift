/// The stages of a press of each button in each environment: after the button goes down, and after each
/// further input.
enum PressRouterStages {
  /// The further inputs, in the order of the columns.
  static let inputs = ["up", "lost", "cancelled", "withdrawn", "held"]

  /// Button and environment, and the stages.
  static var rows: [String: [String]] {
    var rows: [String: [String]] = [:]
    for cells in cells { rows["\(cells[0]) | \(cells[1])"] = Array(cells[2...]) }
    return rows
  }

  /// State, input and the stage that follows; a state is a stage with its button and environment.
  static var ways: [(state: String, input: String, next: String)] {
    cells.flatMap { cells in
      let (button, environment, stage) = (cells[0], cells[1], cells[2])
      return [("up | \(button)", "down (\(environment))", stage)]
        + zip(inputs, cells[3...]).map { ("\(stage) | \(button) | \(environment)", $0, $1) }
    }
  }

  private static var cells: [[String]] {
    text.split(separator: "\n").map { line in
      line.split(separator: "|").map { cell in
        cell.split(separator: " ").joined(separator: " ")
      }
    }
  }

  // button               | environment    | down   | up        | lost      | cancelled | withdrawn | held
  private static let text = """
    cameraControl          | app takes it   | app    | up        | up        | spent     | spent     | app
    cameraControl          | no interaction | launch | up        | up        | launch    | launch    | spent
    cameraControl          | no camera      | launch | up        | up        | launch    | launch    | spent
    cameraControl          | dark screen    | spent  | up        | up        | spent     | spent     | spent

    cameraControl double   | app takes it   | app    | up        | up        | spent     | spent     | app
    cameraControl double   | no interaction | launch | up        | up        | launch    | launch    | spent
    cameraControl double   | no camera      | launch | up        | up        | launch    | launch    | spent
    cameraControl double   | dark screen    | spent  | up        | up        | spent     | spent     | spent

    cameraControl dark too | app takes it   | app    | up        | up        | spent     | spent     | app
    cameraControl dark too | no interaction | launch | up        | up        | launch    | launch    | spent
    cameraControl dark too | no camera      | launch | up        | up        | launch    | launch    | spent
    cameraControl dark too | dark screen    | launch | up        | up        | launch    | launch    | spent

    volumeUp               | app takes it   | app    | up        | up        | spent     | spent     | app
    volumeUp               | no interaction | spent  | up        | up        | spent     | spent     | spent
    volumeUp               | no camera      | spent  | up        | up        | spent     | spent     | spent
    volumeUp               | dark screen    | spent  | up        | up        | spent     | spent     | spent

    volumeDown             | app takes it   | app    | up        | up        | spent     | spent     | app
    volumeDown             | no interaction | spent  | up        | up        | spent     | spent     | spent
    volumeDown             | no camera      | spent  | up        | up        | spent     | spent     | spent
    volumeDown             | dark screen    | spent  | up        | up        | spent     | spent     | spent

    action                 | app takes it   | spent  | up        | up        | spent     | spent     | spent
    action                 | no interaction | spent  | up        | up        | spent     | spent     | spent
    action                 | no camera      | spent  | up        | up        | spent     | spent     | spent
    action                 | dark screen    | spent  | up        | up        | spent     | spent     | spent

    action capture         | app takes it   | app    | up        | up        | spent     | spent     | app
    action capture         | no interaction | spent  | up        | up        | spent     | spent     | spent
    action capture         | no camera      | spent  | up        | up        | spent     | spent     | spent
    action capture         | dark screen    | spent  | up        | up        | spent     | spent     | spent

    airPodsStem            | app takes it   | spent  | up        | up        | spent     | spent     | spent
    airPodsStem            | no interaction | spent  | up        | up        | spent     | spent     | spent
    airPodsStem            | no camera      | spent  | up        | up        | spent     | spent     | spent
    airPodsStem            | dark screen    | spent  | up        | up        | spent     | spent     | spent

    airPodsStem once       | app takes it   | stem   | up        | up        | stem      | stem      | stem
    airPodsStem once       | no interaction | spent  | up        | up        | spent     | spent     | spent
    airPodsStem once       | no camera      | spent  | up        | up        | spent     | spent     | spent
    airPodsStem once       | dark screen    | spent  | up        | up        | spent     | spent     | spent

    airPodsStem hold       | app takes it   | stem   | up        | up        | stem      | stem      | spent
    airPodsStem hold       | no interaction | spent  | up        | up        | spent     | spent     | spent
    airPodsStem hold       | no camera      | spent  | up        | up        | spent     | spent     | spent
    airPodsStem hold       | dark screen    | spent  | up        | up        | spent     | spent     | spent

    airPodsStem ineligible | app takes it   | spent  | up        | up        | spent     | spent     | spent
    airPodsStem ineligible | no interaction | spent  | up        | up        | spent     | spent     | spent
    airPodsStem ineligible | no camera      | spent  | up        | up        | spent     | spent     | spent
    airPodsStem ineligible | dark screen    | spent  | up        | up        | spent     | spent     | spent

    airPodsStem old        | app takes it   | spent  | up        | up        | spent     | spent     | spent
    airPodsStem old        | no interaction | spent  | up        | up        | spent     | spent     | spent
    airPodsStem old        | no camera      | spent  | up        | up        | spent     | spent     | spent
    airPodsStem old        | dark screen    | spent  | up        | up        | spent     | spent     | spent
    """
}
