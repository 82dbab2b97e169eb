/// The result of an intent, with a value, the next intent, or a dialog.
public struct IntentResultContainer<Value, OpensIntent, SnippetView, Dialog>: IntentResult
where Value: Sendable, OpensIntent: Sendable, Dialog: Sendable {
  /// The value, or `nil` if there is none.
  public let value: Value?
  /// The intent that runs next, or `nil` if there is none.
  public let opensIntent: OpensIntent?
  /// The dialog for the person, or `nil` if there is none.
  public let dialog: Dialog?

  init(value: Value? = nil, opensIntent: OpensIntent? = nil, dialog: Dialog? = nil) {
    (self.value, self.opensIntent, self.dialog) = (value, opensIntent, dialog)
  }
}

extension IntentResultContainer: ReturnsValue where Value: _IntentValue {}

extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}

extension IntentResultContainer: SimulatedAppIntents.OpensIntent where OpensIntent: AppIntent {}

extension IntentResult where Self == IntentResultContainer<Never, Never, Never, Never> {
  #kept("static func result() -> Self = Self()")
}

extension IntentResult where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
  #kept("static func result(dialog: IntentDialog) -> Self = Self(dialog: dialog)")
}

extension IntentResult {
  #kept(
    """
    static func result<Value: _IntentValue>(value: Value) -> Self where Self == IntentResultContainer<Value, Never, Never, Never> = Self(value: value)
    static func result<Value: _IntentValue>(value: Value, dialog: IntentDialog) -> Self where Self == IntentResultContainer<Value, Never, Never, IntentDialog> = Self(value: value, dialog: dialog)
    static func result<Next: AppIntent>(opensIntent: Next) -> Self where Self == IntentResultContainer<Never, Next, Never, Never> = Self(opensIntent: opensIntent)
    """)
}
