/// The part of a report's JavaScript that reacts to a person's input.
enum ReportControls {
  /// The end of the program, which ``ReportProgram`` begins.
  static let source: StaticString = #"""
      // Search in all traces; the matches are in the order of their times.
      let found = [], at = -1;
      const search = text => {
        query = text.trim().toLowerCase();
        found = traces.flatMap((trace, index) =>
          trace.flatMap((entry, i) => matches(entry) ? [[index, i, entry.time]] : []));
        found.sort((a, b) => a[2] - b[2]);
        at = -1;
        const all = traces.reduce((sum, trace) => sum + trace.length, 0);
        byId("found").textContent = query ? found.length + " of " + all + " entries" : "";
        traces.forEach((_, index) => drawList(index));
      };
      const jump = step => {
        if (found.length === 0) return;
        at = at < 0 ? (step > 0 ? 0 : found.length - 1) : (at + step + found.length) % found.length;
        byId("found").textContent = (at + 1) + " of " + found.length;
        choose(found[at][0], found[at][1]);
      };

      byId("scrubber").max = Math.max(0, moments.length - 1);
      byId("scrubber").addEventListener("input", event => go(Number(event.target.value)));
      byId("search").addEventListener("input", event => search(event.target.value));
      byId("finder").addEventListener("submit", event => { event.preventDefault(); jump(1); });
      byId("previous").addEventListener("click", () => jump(-1));
      const place = event => {
        const {left, top} = byId("sheet").getBoundingClientRect();
        return [(event.clientX - left) / scale, (event.clientY - top) / scale];
      };
      byId("sheet").addEventListener("click", event => {
        const [x, y] = place(event), entry = entryAt(x, y);
        if (entry) choose(...entry); else go(momentNear(x - data.margin));
        say();
      });
      byId("sheet").addEventListener("pointermove", event => {
        const entry = entryAt(...place(event));
        if (entry) { reveal(...entry); drawList(entry[0]); }
        point(entry);
      });
      byId("sheet").addEventListener("pointerleave", () => point(null));
      byId("timeline").addEventListener("keydown", event => {
        const step = {ArrowLeft: -1, ArrowRight: 1}[event.key];
        const entry = {ArrowUp: -1, ArrowDown: 1}[event.key];
        if (!step && !entry) return;
        event.preventDefault();
        if (step) go(now + step); else choose(last, chosen[last] + entry);
        say();
      });
      lists.forEach((list, index) => {
        list.addEventListener("scroll", () => drawList(index));
        list.addEventListener("pointerleave", () => point(null));
        list.addEventListener("keydown", event => {
          const page = Math.floor(list.clientHeight / rowHeight);
          const steps = {ArrowUp: -1, ArrowDown: 1, PageUp: -page, PageDown: page,
            Home: -Infinity, End: Infinity};
          if (!(event.key in steps)) return;
          event.preventDefault();
          choose(index, chosen[index] + steps[event.key]);
        });
      });
      // A wide timeline is made to fit, unless that makes it too small to read.
      const sheet = byId("sheet"), width = Number(sheet.firstElementChild.getAttribute("width"));
      const zoom = wanted => {
        scale = Math.max(0.25, Math.min(4, wanted));
        sheet.style.zoom = scale;
        byId("scale").textContent = Math.round(scale * 100) + " %";
        draw();
      };
      const fit = least => zoom(Math.max(least, Math.min(1, byId("timeline").clientWidth / width)));
      byId("smaller").addEventListener("click", () => zoom(scale / 1.25));
      byId("larger").addEventListener("click", () => zoom(scale * 1.25));
      byId("fit").addEventListener("click", () => fit(0));
      addEventListener("resize", draw);
      for (const button of document.querySelectorAll(".copy")) {
        button.addEventListener("click", () => {
          const text = button.nextElementSibling;
          getSelection().selectAllChildren(text);
          button.textContent = document.execCommand("copy") ? "Copied" : "Press Ctrl-C";
        });
      }
      fit(0.6);
      // People look for the overlay first.
      const opened = traces.flatMap((trace, index) => data.overlays[index]
        .filter(shown => shown[1] !== 0).slice(0, 1).map(shown => trace[shown[0]].time));
      go(opened.length === 0 ? 0 : moments.indexOf(Math.min(...opened)));
    })();

    """#
}
