/// The type and the colours of a timeline, for light and dark surroundings.
enum TimelineStyle {
  static let sheet: StaticString = """
    .timeline{--paper:#fff;--ink:#1c2128;--dim:#6a7280;--grid:#e3e6ea;\
    --finger:#b45309;--overlay:#2563eb;--wash:#dbe7ff;--callback:#7c3aed;--value:#047857;\
    --app:#0e7490;--system:#57606a;--bad:#c81e1e}
    @media(prefers-color-scheme:dark){.timeline{--paper:#14171c;--ink:#e7e9ec;\
    --dim:#929baa;--grid:#2b313b;--finger:#f5a524;--overlay:#7db2ff;--wash:#1d2f52;\
    --callback:#b79cff;--value:#3ddc97;--app:#3fd0e6;--system:#a6b0bd;--bad:#ff7b7b}}
    .timeline text{font:11px ui-monospace,SFMono-Regular,Menlo,"DejaVu Sans Mono",monospace;\
    fill:var(--ink);white-space:pre;paint-order:stroke;stroke:var(--paper);stroke-width:3px;\
    stroke-opacity:.8;stroke-linejoin:round}
    .timeline .band~text{stroke:none}
    .timeline .paper{fill:var(--paper)}.timeline .stripe{fill:var(--ink);fill-opacity:.035}
    .timeline .title{font-weight:700;font-size:13px}
    .timeline .row{text-anchor:end}
    .timeline .row.press{fill:var(--finger)}.timeline .row.event{fill:var(--callback)}
    .timeline .row.shown{fill:var(--overlay)}
    .timeline .time{fill:var(--dim);text-anchor:middle}.timeline .note{fill:var(--dim)}
    .timeline .grid{stroke:var(--grid);fill:none}
    .timeline .fold{fill:var(--paper);fill-opacity:.8}
    .timeline .zigzag{stroke:var(--dim);fill:none;stroke-dasharray:2 4}
    .timeline .tick,.timeline .curve,.timeline .track{fill:none;stroke-width:1.5}
    .timeline .tick{stroke-opacity:.55;stroke-width:1}
    .timeline .curve{stroke-linejoin:round}
    .timeline .force,.timeline .place,.timeline .tick.step{stroke:var(--finger)}
    .timeline .place{stroke-dasharray:5 2}
    .timeline text.step{fill:var(--finger)}
    .timeline .bar.press{fill:var(--finger)}.timeline .bar{fill-opacity:.75}
    .timeline .bar.open{fill-opacity:.25;stroke:var(--dim);stroke-dasharray:3 2}
    .timeline .band{fill:var(--wash);stroke:var(--overlay)}
    .timeline .lit{font-weight:700}.timeline .dim{fill:var(--dim)}
    .timeline .off{fill:var(--dim);text-decoration:line-through}
    .timeline .track{stroke:var(--overlay);stroke-width:2;stroke-opacity:.5}
    .timeline .knob{fill:var(--overlay)}.timeline .knob.off{fill:var(--dim)}
    .timeline .tick.callback{stroke:var(--callback)}.timeline text.callback{fill:var(--callback)}
    .timeline .bar.callback,.timeline .bar.event{fill:var(--callback)}
    .timeline .bar.process{fill:var(--system)}.timeline .row.process{fill:var(--system)}
    .timeline .bar.cancelled{fill:var(--bad)}
    .timeline text.queue{fill:var(--callback);font-weight:700}
    .timeline .rule{stroke:var(--callback);stroke-opacity:.35;fill:none}
    .timeline .tick.action{stroke:var(--value);stroke-opacity:.8}
    .timeline text.action{fill:var(--value)}
    .timeline .curve.value{stroke:var(--value)}.timeline text.value{fill:var(--value)}
    .timeline .written{fill:var(--paper);stroke:var(--value)}
    .timeline .disabled{fill:var(--dim);fill-opacity:.2}
    .timeline .tick.app{stroke:var(--app)}.timeline text.app{fill:var(--app)}
    .timeline .tick.system{stroke:var(--system)}.timeline text.system{fill:var(--system)}
    .timeline .tick.finding,.timeline .flag{stroke:var(--bad);fill:none}
    .timeline .flag{stroke-dasharray:3 3;stroke-opacity:.7}
    .timeline text.finding,.timeline text.difference{fill:var(--bad)}
    .timeline text.difference{font-weight:700}
    .timeline .differing{fill:var(--bad);fill-opacity:.09}
    .timeline .edge{stroke:var(--bad);stroke-width:2}
    """
}
