/// A message to the compiler: the version of the protocol, or what a macro expands to.
struct Answer: Encodable {
  private var getCapabilityResult: Capability?
  private var expandMacroResult: Expansion?

  init(to request: Request) {
    if request.getCapability != nil {
      getCapabilityResult = Capability(capability: Version(protocolVersion: 7))
    } else {
      expandMacroResult =
        (request.expandFreestandingMacro ?? request.expandAttachedMacro)
        .map(Expansion.init(of:)) ?? .nothing
    }
  }

  private struct Capability: Encodable {
    let capability: Version
  }

  private struct Version: Encodable {
    let protocolVersion: Int
  }
}
