/// The JavaScript of a report: it reads the data, draws the page, and reacts to a person's input.
enum ReportProgram {
  static let source: StaticString = #"""

    "use strict";
    (() => {
      const data = JSON.parse(document.getElementById("data").textContent);
      const byId = id => document.getElementById(id);
      const rowHeight = 24;

      // The entries: time in nanoseconds, kind and text, and three numbers for each mark.
      const traces = data.traces.map(list => {
        let time = 0;
        return list.map(([step, kind, text, ...marks]) =>
          ({time: time += step, kind: data.kinds[kind], text, marks}));
      });
      const moments = [...new Set(traces.flatMap(t => t.map(e => e.time)))].sort((a, b) => a - b);
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
      // Where an entry is seen on the sheet.
      const boxesOf = entry => {
        const boxes = [];
        for (let i = 0; i < entry.marks.length; i += 3) {
          const [top, height] = data.rows[entry.marks[i]];
          const left = data.margin + xOf(entry.time) + entry.marks[i + 1];
          boxes.push({left, top, width: entry.marks[i + 2], height});
        }
        return boxes;
      };
      // The entry with the smallest mark around a place on the sheet.
      const entryAt = (x, y) => {
        let best = null, least = Infinity;
        traces.forEach((trace, index) => trace.forEach((entry, i) => {
          for (const box of boxesOf(entry)) {
            const isInside = x >= box.left - 2 && x <= box.left + box.width + 2
              && y >= box.top - 1 && y <= box.top + box.height + 1;
            if (isInside && box.width * box.height < least) {
              least = box.width * box.height;
              best = [index, i];
            }
          }
        }));
        return best;
      };
      const momentNear = x => {
        const after = lastIndex(moments.length, i => xOf(moments[i]), x);
        const candidates = [Math.max(after, 0), Math.min(after + 1, moments.length - 1)];
        return candidates.sort((a, b) => Math.abs(xOf(moments[a]) - x) - Math.abs(xOf(moments[b]) - x))[0];
      };

      let now = 0;          // the index in moments
      let scale = 1;        // how large the timeline is
      let pointed = null;   // the trace and the entry under the pointer
      let query = "";
      const chosen = traces.map(() => -1);
      let last = 0;         // the trace in which an entry was chosen last
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
            + (isPointed(index, i) ? " pointed" : "") + (others[index](entry) ? " other" : "");
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
          row.addEventListener("pointerenter", () => point([index, i]));
          rows.append(row);
        }
        const selected = byId("entry-" + index + "-" + chosen[index]);
        if (selected) list.setAttribute("aria-activedescendant", selected.id);
        else list.removeAttribute("aria-activedescendant");
      };

      const reveal = (index, i) => {
        const list = lists[index], top = Math.max(0, i) * rowHeight;
        if (top < list.scrollTop || top + rowHeight > list.scrollTop + list.clientHeight)
          list.scrollTop = top - list.clientHeight / 2;
      };

      // Frames the marks of entries on the timeline.
      const frame = (id, entries) => {
        byId(id).replaceChildren(...entries.flatMap(boxesOf).map(box => {
          const frame = document.createElement("div");
          for (const side of ["left", "top", "width", "height"]) frame.style[side] = box[side] + "px";
          return frame;
        }));
      };
      const isPointed = (index, i) => pointed !== null && pointed[0] === index && pointed[1] === i;
      const point = place => {
        if (place === null ? pointed === null : isPointed(...place)) return;
        pointed = place;
        frame("pointed", place ? [traces[place[0]][place[1]]] : []);
        document.querySelectorAll(".entry").forEach(row =>
          row.classList.toggle("pointed", place !== null && row.id === "entry-" + place.join("-")));
      };

      // The overlay as it was first shown, with the value that the control has now.
      const drawOverlay = index => {
        const trace = traces[index], shown = data.overlays[index];
        const at = lastIndex(shown.length, i => trace[shown[i][0]].time, moments[now]);
        let first = at;
        while (first > 0 && shown[first].length > 2) first--;
        const template = byId("overlay-" + (at < 0 ? 0 : shown[first][1]));
        const picture = template.content.cloneNode(true);
        let caption = "overlay: " + (at < 0 ? "hidden" : trace[shown[first][0]].text);
        if (first !== at) {
          const [, text, place] = shown[at], value = picture.querySelector(".value");
          if (value) {
            value.textContent = text;
            picture.querySelector(".needle").setAttribute("x", place);
          }
          caption += "; now " + text;
        }
        const column = lists[index].closest(".column");
        column.querySelector(".phone").replaceChildren(picture);
        column.querySelector("figcaption").textContent = oneLine(caption);
      };

      const draw = () => {
        const time = moments[now] ?? 0;
        byId("scrubber").value = now;
        byId("scrubber").setAttribute("aria-valuetext", clock(time) + " seconds");
        byId("time").textContent = clock(time) + " s";
        const x = data.margin + xOf(time), timeline = byId("timeline");
        byId("cursor").style.left = x + "px";
        const seen = x * scale - timeline.scrollLeft;
        if (seen < data.margin * scale || seen > timeline.clientWidth - 40)
          timeline.scrollLeft = x * scale - timeline.clientWidth / 2;
        frame("chosen", traces.flatMap((trace, index) => trace[chosen[index]] ?? []));
        traces.forEach((_, index) => { reveal(index, chosen[index]); drawList(index); drawOverlay(index); });
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
        last = index;
        draw();
      };
      // Tells a screen reader of an entry that was chosen on the timeline, where no list has the focus.
      const say = () => {
        const entry = traces[last]?.[chosen[last]];
        if (entry) byId("said").textContent = [clock(entry.time), entry.kind, oneLine(entry.text)].join(" ");
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
