/// The fonts and colors of a drawn phone, for light and dark backgrounds.
enum OverlayStyle {
  static let sheet: StaticString = """
    .overlay text{font:12px ui-monospace,SFMono-Regular,Menlo,"DejaVu Sans Mono",monospace;\
    fill:#f4f5f7;white-space:pre}
    .overlay .body{fill:#2a2f37;stroke:#59626f;stroke-width:2}
    .overlay .screen{fill:#0d1014}
    .overlay .thirds{stroke:#262c34;fill:none}
    .overlay .button{fill:#f5a524}
    .overlay .card{fill:#1c2128;stroke:#3a424e}
    .overlay .card.off{stroke-dasharray:4 3}
    .overlay .title{font-weight:700}
    .overlay .value{text-anchor:end;fill:#ffd479}
    .overlay .name,.overlay .hint{fill:#98a2b0;font-size:11px}
    .overlay .hint{text-anchor:middle}
    .overlay .symbol{fill:none;stroke:#f4f5f7;stroke-width:2;stroke-linecap:round;\
    stroke-linejoin:round}
    .overlay .ruler{stroke:#77818f;fill:none}
    .overlay .needle{fill:#f5a524}
    .overlay .card.off~*{opacity:.55}
    .overlay .lit{fill:#f5a524}
    .overlay .on text{fill:#14171c}.overlay .on .symbol{stroke:#14171c}
    .overlay .off text{text-decoration:line-through;opacity:.6}.overlay .off .symbol{opacity:.5}
    .overlay .on.off text,.overlay .on.off .symbol{opacity:.8}
    """
}
