/// An enumeration that a parameter of an intent can have.
public protocol AppEnum: _IntentValue, RawRepresentable, CaseIterable, Hashable
where RawValue: LosslessStringConvertible {
  /// How the system shows the type.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }

  /// How the system shows each case.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}
