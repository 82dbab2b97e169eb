/// The layout and the colors of a report's page.
enum ReportStyle {
  static let sheet: StaticString = """

    :root{color-scheme:light dark;--page:#fff;--text:#1c2128;--quiet:#5d6673;--line:#d9dde3;\
    --mark:#ffe08a;--chosen:#dbe7ff;--accent:#2563eb;--now:#f0f3f8;\
    --accent-wash:#2563eb26}
    @media(prefers-color-scheme:dark){:root{--page:#14171c;--text:#e7e9ec;--quiet:#98a2b0;\
    --line:#323945;--mark:#6b5200;--chosen:#1d3a6e;--accent:#7db2ff;--now:#1e232b;\
    --accent-wash:#7db2ff33}}
    *{box-sizing:border-box}
    body{margin:0;background:var(--page);color:var(--text);font:14px system-ui,sans-serif}
    header,.scrubber{position:sticky;z-index:2;background:var(--page);display:flex;gap:12px;\
    align-items:center;flex-wrap:wrap;padding:10px 16px;border-bottom:1px solid var(--line)}
    header{top:0}
    h1{font-size:17px;margin:0 auto 0 0}h2{font-size:14px;margin:0 0 6px}
    form{display:flex;flex-wrap:wrap;gap:8px;align-items:center;min-width:0}
    input,button{font:inherit;color:inherit}
    input[type=search]{flex:1 1 8em;width:15em;min-width:0;padding:4px 8px;border:1px solid var(--line);border-radius:6px;\
    background:var(--page)}
    button{padding:4px 10px;border:1px solid var(--line);border-radius:6px;background:var(--now);\
    cursor:pointer}
    output,.note,figcaption{color:var(--quiet);font-variant-numeric:tabular-nums}
    #found{min-width:9em}
    :focus-visible{outline:2px solid var(--accent);outline-offset:1px}
    #timeline{overflow-x:auto;border-bottom:1px solid var(--line)}
    #sheet{position:relative;width:max-content;cursor:crosshair}#sheet svg{display:block}
    #cursor{position:absolute;top:20px;bottom:6px;width:2px;margin-left:-1px;\
    background:var(--accent);pointer-events:none}
    #chosen>*,#pointed>*{position:absolute;margin:-2px;padding:2px;box-sizing:content-box;\
    border-radius:4px;pointer-events:none}
    #chosen>*{outline:2px solid var(--accent)}
    #pointed>*{outline:2px dashed var(--accent);background:var(--accent-wash)}
    .unseen{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);\
    white-space:nowrap}
    #scrubber{flex:1;min-width:120px;accent-color:var(--accent)}
    #time{min-width:5em;text-align:right}
    .columns{display:flex;flex-wrap:wrap;gap:24px;padding:14px 16px}
    .column{flex:1 1 420px;min-width:0}.pair{display:flex;gap:14px}
    figure{margin:0;flex:none;width:186px}
    .phone svg{width:186px;height:auto;display:block}
    figcaption{font-size:12px;overflow-wrap:anywhere;padding:4px 8px}
    .list{flex:1;min-width:0;max-height:384px;align-self:flex-start;overflow:auto;border:1px solid var(--line);\
    border-radius:8px}
    .rows{position:relative}
    .entry{position:absolute;left:0;right:0;height:24px;display:flex;gap:10px;padding:0 10px;\
    align-items:center;white-space:pre;cursor:pointer;\
    font:12px ui-monospace,SFMono-Regular,Menlo,"DejaVu Sans Mono",monospace}
    .entry>*{overflow:hidden;text-overflow:ellipsis}
    .entry>:nth-child(1){flex:none;width:70px;text-align:right;color:var(--quiet)}
    .entry>:nth-child(2){flex:none;width:80px;color:var(--quiet)}
    .entry.now{background:var(--now)}
    .entry.pointed{outline:2px dashed var(--accent);outline-offset:-2px}
    .entry[aria-selected=true]{background:var(--chosen)}
    .entry[aria-selected=true]>*{color:var(--text)}
    .entry.other>:nth-child(3){font-weight:700;text-decoration:underline dotted}
    mark{background:var(--mark);color:inherit}
    .paste{padding:0 16px 14px;display:grid;grid-template-columns:1fr auto;gap:4px 10px;\
    max-width:900px}
    .paste pre{grid-column:1/3;margin:0 0 10px;padding:10px 12px;max-height:260px;overflow:auto;\
    background:var(--now);border-radius:8px;\
    font:12px ui-monospace,SFMono-Regular,Menlo,"DejaVu Sans Mono",monospace}
    @media(max-width:560px){.pair{display:block}figure{margin:0 auto 10px}
    header{position:static}.list{max-height:264px}.entry{gap:8px;padding:0 6px}
    .entry>:nth-child(1){width:46px}.entry>:nth-child(2){width:66px}}

    """
}
