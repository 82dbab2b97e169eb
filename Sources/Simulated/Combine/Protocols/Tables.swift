/// Makes members of declarations without their access, as in the modules above this one.
@attached(member, names: arbitrary)
macro Kept(_ table: StaticString) = #externalMacro(module: "MacroPlugin", type: "Kept")
