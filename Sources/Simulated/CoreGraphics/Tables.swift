// Members that only store their arguments, and open sets of values, are tables: the macros create a
// member from each row.

/// Makes members of declarations without their access: properties that are kept, and functions that
/// do nothing or always answer with what stands behind the equals sign.
@attached(member, names: arbitrary)
package macro Kept(_ table: StaticString) = #externalMacro(module: "MacroPlugin", type: "Kept")

/// Makes such members in an extension.
@freestanding(declaration, names: arbitrary)
package macro kept(_ table: StaticString) = #externalMacro(module: "MacroPlugin", type: "Kept")

/// Makes properties whose values are kept behind a lock.
@attached(member, names: arbitrary)
package macro Settings(_ table: StaticString) =
  #externalMacro(module: "MacroPlugin", type: "Settings")

/// Makes constants of names: a name is its own value, unless there is another behind it.
@attached(member, names: arbitrary)
package macro RawText(_ table: StaticString) =
  #externalMacro(module: "MacroPlugin", type: "RawText")

/// Makes constants of names, whose values are the names with a prefix.
@attached(member, names: arbitrary)
package macro RawText(_ prefix: StaticString, _ table: StaticString) =
  #externalMacro(module: "MacroPlugin", type: "RawText")

/// Makes constants of names: each has a bit of its own, unless there is another value behind it.
@attached(member, names: arbitrary)
package macro Flags(_ table: StaticString) = #externalMacro(module: "MacroPlugin", type: "Flags")

/// Makes a static member of each row, and one of an instance of each row that begins with a dot.
///
/// The type is known by its text: `.easeIn(duration: 1)` is `Animation(description: …)`.
@attached(member, names: arbitrary)
package macro Described(_ table: StaticString) =
  #externalMacro(module: "MacroPlugin", type: "Described")

/// Generates properties, and an initializer with a parameter for each property.
@attached(member, names: arbitrary)
package macro Fields(_ table: StaticString) = #externalMacro(module: "MacroPlugin", type: "Fields")

/// Makes such properties that are declared as it says, such as `let`.
@attached(member, names: arbitrary)
package macro Fields(_ start: StaticString, _ table: StaticString) =
  #externalMacro(module: "MacroPlugin", type: "Fields")
