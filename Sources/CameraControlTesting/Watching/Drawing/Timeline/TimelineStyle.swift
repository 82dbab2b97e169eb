/// The fonts and colors of a timeline, for light and dark backgrounds.
enum TimelineStyle {
  static let sheet = StyleSheet(
    colors: [
      ("paper", "#fff", "#14171c"), ("ink", "#1c2128", "#e7e9ec"), ("dim", "#6a7280", "#929baa"),
      ("grid", "#e3e6ea", "#2b313b"), ("finger", "#b45309", "#f5a524"),
      ("overlay", "#2563eb", "#7db2ff"), ("wash", "#dbe7ff", "#1d2f52"),
      ("callback", "#7c3aed", "#b79cff"), ("value", "#047857", "#3ddc97"),
      ("app", "#0e7490", "#3fd0e6"), ("system", "#57606a", "#a6b0bd"),
      ("bad", "#c81e1e", "#ff7b7b"),
    ], of: ".timeline", rules: rules)

  private static let rules = """
    .timeline text{font:11px ui-monospace,SFMono-Regular,Menlo,"DejaVu Sans Mono",monospace;\
    fill:$ink;white-space:pre;paint-order:stroke;stroke:$paper;stroke-width:3px;\
    stroke-opacity:.8;stroke-linejoin:round}
    .timeline .band~text{stroke:none}
    .timeline .paper{fill:$paper}.timeline .stripe{fill:$ink;fill-opacity:.035}
    .timeline .title{font-weight:700;font-size:13px}
    .timeline .row{text-anchor:end}
    .timeline .row.press{fill:$finger}.timeline .row.event{fill:$callback}
    .timeline .row.shown{fill:$overlay}
    .timeline .time{fill:$dim;text-anchor:middle}.timeline .note{fill:$dim}
    .timeline .grid{stroke:$grid;fill:none}
    .timeline .fold{fill:$paper;fill-opacity:.8}
    .timeline .zigzag{stroke:$dim;fill:none;stroke-dasharray:2 4}
    .timeline .tick,.timeline .curve,.timeline .track{fill:none;stroke-width:1.5}
    .timeline .tick{stroke-opacity:.55;stroke-width:1}
    .timeline .curve{stroke-linejoin:round}
    .timeline .force,.timeline .place,.timeline .tick.step{stroke:$finger}
    .timeline .place{stroke-dasharray:5 2}
    .timeline text.step{fill:$finger}
    .timeline .bar.press{fill:$finger}.timeline .bar{fill-opacity:.75}
    .timeline .bar.open{fill-opacity:.25;stroke:$dim;stroke-dasharray:3 2}
    .timeline .band{fill:$wash;stroke:$overlay}
    .timeline .lit{font-weight:700}.timeline .dim{fill:$dim}
    .timeline .off{fill:$dim;text-decoration:line-through}
    .timeline .track{stroke:$overlay;stroke-width:2;stroke-opacity:.5}
    .timeline .change{stroke:$overlay;stroke-opacity:.35;fill:none}
    .timeline .knob{fill:$overlay}.timeline .knob.off{fill:$dim}
    .timeline .tick.callback{stroke:$callback}.timeline text.callback{fill:$callback}
    .timeline .bar.callback,.timeline .bar.event{fill:$callback}
    .timeline .bar.process{fill:$system}.timeline .row.process{fill:$system}
    .timeline .bar.cancelled{fill:$bad}
    .timeline text.queue{fill:$callback;font-weight:700}
    .timeline .rule{stroke:$callback;stroke-opacity:.35;fill:none}
    .timeline .tick.action{stroke:$value;stroke-opacity:.8}
    .timeline text.action{fill:$value}
    .timeline .curve.value{stroke:$value}.timeline text.value{fill:$value}
    .timeline .written{fill:$paper;stroke:$value}
    .timeline .disabled{fill:$dim;fill-opacity:.2}
    .timeline .tick.app{stroke:$app}.timeline text.app{fill:$app}
    .timeline .tick.system{stroke:$system}.timeline text.system{fill:$system}
    .timeline .tick.finding,.timeline .flag{stroke:$bad;fill:none}
    .timeline .flag{stroke-dasharray:3 3;stroke-opacity:.7}
    .timeline text.finding,.timeline text.difference{fill:$bad}
    .timeline text.difference{font-weight:700}
    .timeline .differing{fill:$bad;fill-opacity:.1;stroke:$bad}
    .timeline .edge,.timeline .lacking{stroke:$bad;stroke-width:1.5;fill:none}
    .timeline .lacking{stroke-dasharray:4 3}
    """
}
