/// A result builder for the steps of a script that you write in Swift.
///
/// ```swift
/// GestureScript {
///   for part in 1...3 {
///     GestureStep.lightPress
///     GestureStep.slide(by: Double(part) / 10)
///   }
///   GestureStep.click
/// }
/// ```
@resultBuilder
public enum GestureScriptBuilder {
  /// Adds a single step.
  public static func buildExpression(_ step: GestureStep) -> [GestureStep] { [step] }

  /// Adds the steps of another script.
  public static func buildExpression(_ script: GestureScript) -> [GestureStep] { script.steps }

  /// Joins parts in order.
  public static func buildBlock(_ parts: [GestureStep]...) -> [GestureStep] {
    Array(parts.joined())
  }

  /// Adds the steps of an `if` without an `else`.
  public static func buildOptional(_ part: [GestureStep]?) -> [GestureStep] { part ?? [] }

  /// Adds the steps of the first branch.
  public static func buildEither(first part: [GestureStep]) -> [GestureStep] { part }

  /// Adds the steps of the second branch.
  public static func buildEither(second part: [GestureStep]) -> [GestureStep] { part }

  /// Adds the steps of all iterations of a loop.
  public static func buildArray(_ parts: [[GestureStep]]) -> [GestureStep] { Array(parts.joined()) }
}
