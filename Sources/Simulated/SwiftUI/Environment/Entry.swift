/// Makes a variable in an extension of ``EnvironmentValues`` a value of the environment.
///
/// The variable's initial value is the default. An optional without an initial value is `nil`.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "MacroPlugin", type: "Entry")
