/// Makes a state or the like a part of a preview; here, it is compiled and nothing else.
@attached(peer)
public macro Previewable() = #externalMacro(module: "MacroPlugin", type: "Previewable")
