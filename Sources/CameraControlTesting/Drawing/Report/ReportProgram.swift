/// The program of a report's page.
enum ReportProgram {
  static let source: StaticString = #"""

    "use strict";
    (() => {
      const data = JSON.parse(document.getElementById("data").textContent);
      const byId = id => document.getElementById(id);
      const rowHeight = 24;

      // The entries: time in nanoseconds, kind and text.
      const traces = data.traces.map(list => {
        let time = 0;
        return list.map(([step, kind, text]) => ({time: time += step, kind: data.kinds[kind], text}));
      });
      const moments = [...new Set(traces.flatMap(t => t.map(e => e.time)))].sort((a, b) => a - b);
      const overlays = new Map(data.overlays.map((text, index) => [text, index + 1]));
      const clock = time => {
        const ms = Math.floor(Math.abs(time) / 1e6);
        return (time < 0 ? "-" : "") + Math.floor(ms / 1000) + "." + String(ms % 1000).padStart(3, "0");
      };
      const oneLine = text => text.replace(
        /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
        c => "\\u{" + c.codePointAt(0).toString(16).toUpperCase() + "}");

      // The index of the last element that is not after `time`, or -1.
      const lastIndex = (count, timeAt, time) => {
        let low = 0, high = count;
        while (low < high) {
          const middle = (low + high) >> 1;
          if (timeAt(middle) <= time) low = middle + 1; else high = middle;
        }
        return low - 1;
      };

      // Places on the timeline, as they were drawn.
      const xOf = time => {
        const index = lastIndex(data.stretches.length, i => data.stretches[i][0], time);
        if (index < 0) return 0;
        const [start, end, x] = data.stretches[index];
        return x + Math.floor(Math.floor((Math.min(time, end) - start) / 1000) * data.scale / 1e6);
      };
      const momentNear = x => {
        const after = lastIndex(moments.length, i => xOf(moments[i]), x);
        const candidates = [Math.max(after, 0), Math.min(after + 1, moments.length - 1)];
        return candidates.sort((a, b) => Math.abs(xOf(moments[a]) - x) - Math.abs(xOf(moments[b]) - x))[0];
      };

      let now = 0;          // the index in moments
      let query = "";
      const chosen = traces.map(() => -1);
      const lists = [...document.querySelectorAll(".list")];
      const others = traces.map((trace, index) => {
        const reference = traces[index === 0 ? 1 : 0];
        if (!reference) return () => false;
        const key = e => e.time + e.kind + e.text;
        const known = new Set(reference.map(key));
        return e => !known.has(key(e));
      });

      const matches = e => query !== "" && (e.text + "\n" + e.kind).toLowerCase().includes(query);

      // Writes a text with what was searched for marked.
      const write = (parent, text) => {
        const lower = text.toLowerCase();
        let start = 0, place;
        while (query && lower.length === text.length && (place = lower.indexOf(query, start)) >= 0) {
          parent.append(text.slice(start, place));
          const mark = document.createElement("mark");
          mark.textContent = text.slice(place, place + query.length);
          parent.append(mark);
          start = place + query.length;
        }
        parent.append(text.slice(start));
      };

      // Only the rows that can be seen exist.
      const drawList = index => {
        const list = lists[index], rows = list.firstElementChild, trace = traces[index];
        rows.style.height = trace.length * rowHeight + "px";
        const first = Math.max(0, Math.floor(list.scrollTop / rowHeight) - 10);
        const last = Math.min(trace.length, first + Math.ceil(list.clientHeight / rowHeight) + 20);
        rows.replaceChildren();
        for (let i = first; i < last; i++) {
          const entry = trace[i], row = document.createElement("div");
          row.className = "entry" + (entry.time === moments[now] ? " now" : "")
            + (others[index](entry) ? " other" : "");
          row.id = "entry-" + index + "-" + i;
          row.style.top = i * rowHeight + "px";
          row.setAttribute("role", "option");
          row.setAttribute("aria-selected", i === chosen[index]);
          row.setAttribute("aria-setsize", trace.length);
          row.setAttribute("aria-posinset", i + 1);
          for (const text of [clock(entry.time), entry.kind, oneLine(entry.text)]) {
            const cell = document.createElement("span");
            write(cell, text);
            row.append(cell);
          }
          row.title = oneLine(entry.text);
          row.addEventListener("click", () => choose(index, i));
          rows.append(row);
        }
        const selected = byId("entry-" + index + "-" + chosen[index]);
        if (selected) list.setAttribute("aria-activedescendant", selected.id);
        else list.removeAttribute("aria-activedescendant");
      };

      const reveal = index => {
        const list = lists[index], top = Math.max(0, chosen[index]) * rowHeight;
        if (top < list.scrollTop || top + rowHeight > list.scrollTop + list.clientHeight)
          list.scrollTop = top - list.clientHeight / 2;
      };

      // The overlay, and the values that changed since it was drawn.
      const drawOverlay = index => {
        let shown = "hidden";
        const since = new Map();
        for (const entry of traces[index]) {
          if (entry.time > moments[now]) break;
          if (entry.kind === "overlay") { shown = entry.text; since.clear(); }
          if (entry.kind === "value" || entry.kind === "written") {
            const blank = entry.text.lastIndexOf(" ");
            since.set(entry.text.slice(0, blank), entry.text.slice(blank + 1));
          }
        }
        const column = lists[index].closest(".column");
        const template = byId("overlay-" + (shown === "hidden" ? 0 : overlays.get(shown) ?? 0));
        column.querySelector(".phone").replaceChildren(template.content.cloneNode(true));
        const values = [...since].map(([name, value]) => name + " " + value).join(", ");
        const caption = "overlay: " + shown + (values && shown !== "hidden" ? "; since then: " + values : "");
        column.querySelector("figcaption").textContent = oneLine(caption);
      };

      const draw = () => {
        const time = moments[now] ?? 0;
        byId("scrubber").value = now;
        byId("scrubber").setAttribute("aria-valuetext", clock(time) + " seconds");
        byId("time").textContent = clock(time) + " s";
        const x = data.margin + xOf(time), timeline = byId("timeline");
        byId("cursor").style.left = x + "px";
        if (x < timeline.scrollLeft + data.margin || x > timeline.scrollLeft + timeline.clientWidth - 40)
          timeline.scrollLeft = x - timeline.clientWidth / 2;
        traces.forEach((_, index) => { reveal(index); drawList(index); drawOverlay(index); });
      };

      // Goes to a moment, and chooses the last entry of each trace until then.
      const go = moment => {
        now = Math.max(0, Math.min(moments.length - 1, moment));
        traces.forEach((trace, index) => {
          chosen[index] = lastIndex(trace.length, i => trace[i].time, moments[now]);
        });
        draw();
      };
      const choose = (index, i) => {
        const trace = traces[index];
        if (trace.length === 0) return;
        i = Math.max(0, Math.min(trace.length - 1, i));
        go(lastIndex(moments.length, m => moments[m], trace[i].time));
        chosen[index] = i;
        draw();
      };

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
      byId("sheet").addEventListener("click", event => {
        const left = byId("sheet").getBoundingClientRect().left;
        go(momentNear(event.clientX - left - data.margin));
      });
      byId("timeline").addEventListener("keydown", event => {
        const step = {ArrowLeft: -1, ArrowRight: 1}[event.key];
        if (!step) return;
        event.preventDefault();
        go(now + step);
      });
      lists.forEach((list, index) => {
        list.addEventListener("scroll", () => drawList(index));
        list.addEventListener("keydown", event => {
          const page = Math.floor(list.clientHeight / rowHeight);
          const steps = {ArrowUp: -1, ArrowDown: 1, PageUp: -page, PageDown: page,
            Home: -Infinity, End: Infinity};
          if (!(event.key in steps)) return;
          event.preventDefault();
          choose(index, Math.max(0, Math.min(traces[index].length - 1, chosen[index] + steps[event.key])));
        });
      });
      addEventListener("resize", draw);
      for (const button of document.querySelectorAll(".copy")) {
        button.addEventListener("click", () => {
          const text = button.nextElementSibling;
          getSelection().selectAllChildren(text);
          button.textContent = document.execCommand("copy") ? "Copied" : "Press Ctrl-C";
        });
      }
      go(0);
    })();

    """#
}
