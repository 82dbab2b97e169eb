/// A view that goes through phases; it stays in the first.
@Kept(
  """
  init(_ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content, animation: @escaping (Phase) -> Animation? = { _ in .default }) = (phase, self.content) = (phases.first { _ in true }, content)
  init(_ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content, animation: @escaping (Phase) -> Animation? = { _ in .default }) = (phase, self.content) = (phases.first { _ in true }, content)
  """)
public struct PhaseAnimator<Phase: Equatable, Content: View>: View, ShownView {
  private let phase: Phase?
  private let content: (Phase) -> Content

  func show(in renderer: Renderer) -> [UIView] {
    phase.map { phase in renderer.show(content) { $0(phase) } } ?? []
  }
}

// Views that change from phase to phase; in the simulation, they stay in the first phase.
extension View {
  #modifiers(
    """
    phaseAnimator<P: Equatable, V: View>(_ phases: some Sequence<P>, @ViewBuilder content: @escaping (ModifiedViewContent, P) -> V, animation: @escaping (P) -> Animation? = { _ in .default }) = modifier(PhaseModifier(phase: phases.first { _ in true }, content: content))
    phaseAnimator<P: Equatable, V: View>(_ phases: some Sequence<P>, trigger: some Equatable, @ViewBuilder content: @escaping (ModifiedViewContent, P) -> V, animation: @escaping (P) -> Animation? = { _ in .default }) = modifier(PhaseModifier(phase: phases.first { _ in true }, content: content))
    """)
}

private struct PhaseModifier<Phase, Changed: View>: ViewModifier {
  let phase: Phase?
  let content: (Content, Phase) -> Changed

  func body(content: Content) -> some View { phase.map { self.content(content, $0) } }
}
