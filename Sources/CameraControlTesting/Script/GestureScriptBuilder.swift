/// Collects the steps of a script that is written in Swift.
@resultBuilder
public enum GestureScriptBuilder {
  /// Takes a single step.
  public static func buildExpression(_ step: GestureStep) -> [GestureStep] { [step] }

  /// Takes the steps of another script.
  public static func buildExpression(_ script: GestureScript) -> [GestureStep] { script.steps }

  /// Puts parts one after the other.
  public static func buildBlock(_ parts: [GestureStep]...) -> [GestureStep] {
    Array(parts.joined())
  }

  /// Takes the steps of an `if` without an `else`.
  public static func buildOptional(_ part: [GestureStep]?) -> [GestureStep] { part ?? [] }

  /// Takes the steps of the first branch.
  public static func buildEither(first part: [GestureStep]) -> [GestureStep] { part }

  /// Takes the steps of the second branch.
  public static func buildEither(second part: [GestureStep]) -> [GestureStep] { part }

  /// Takes the steps of all rounds of a loop.
  public static func buildArray(_ parts: [[GestureStep]]) -> [GestureStep] {
    Array(parts.joined())
  }
}
