/// The unchanging parts of a phone: its model and its options.
///
/// An object, because it is large: the host, the world, and all copies of the world share it.
package final class PhoneCharacter: Sendable {
  let model: PhoneModel
  let behavior: PhoneBehavior
  let quirks: Quirks
  let symbols: SymbolCatalog

  package init(model: PhoneModel, behavior: PhoneBehavior, quirks: Quirks, symbols: SymbolCatalog) {
    self.model = model
    self.behavior = behavior
    self.quirks = quirks
    self.symbols = symbols
  }
}

extension PhoneCharacter: Hashable {
  package static func == (lhs: PhoneCharacter, rhs: PhoneCharacter) -> Bool {
    lhs === rhs
      || (lhs.model == rhs.model && lhs.behavior == rhs.behavior && lhs.quirks == rhs.quirks
        && lhs.symbols == rhs.symbols)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(model)
    hasher.combine(behavior)
    hasher.combine(quirks)
    hasher.combine(symbols)
  }
}
