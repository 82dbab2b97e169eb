/// A message to the compiler: the version of the protocol, or what a macro expands to.
struct Answer: Encodable {
  private var getCapabilityResult: [String: [String: Int]]?
  private var expandMacroResult: Expansion?

  init(to request: Request) {
    if request.getCapability != nil {
      getCapabilityResult = ["capability": ["protocolVersion": 7]]
    } else {
      expandMacroResult =
        (request.expandFreestandingMacro ?? request.expandAttachedMacro)
        .map(Expansion.init(of:)) ?? .nothing
    }
  }
}
