// Uses a report as a person would, and writes what was found into an element at the end of the page.
"use strict";
(() => {
  const results = [];
  const check = (name, isRight) => results.push((isRight ? "passed: " : "failed: ") + name);
  const byId = id => document.getElementById(id);
  const all = selector => [...document.querySelectorAll(selector)];
  const press = (element, key) =>
    element.dispatchEvent(new KeyboardEvent("keydown", {key, bubbles: true, cancelable: true}));
  const selected = () => all(".entry[aria-selected=true]");
  const type = text => {
    byId("search").value = text;
    byId("search").dispatchEvent(new Event("input", {bubbles: true}));
  };
  const scrub = value => {
    byId("scrubber").value = value;
    byId("scrubber").dispatchEvent(new Event("input", {bubbles: true}));
  };

  const point = (element, type, place = {}) =>
    element.dispatchEvent(new PointerEvent(type, {bubbles: true, ...place}));
  const middle = element => {
    const box = element.getBoundingClientRect();
    return {clientX: box.left + box.width / 2, clientY: box.top + box.height / 2};
  };
  const overlap = (one, other) => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  };
  const rowWith = text => all(".entry").find(row => row.lastElementChild.textContent === text);
  const labelWith = text => all(".timeline text").find(label => label.textContent === text);
  const frames = name => [...byId(name).children];

  // An entry and its mark in the timeline, one by one, even where several happen at once.
  const checkMarks = () => {
    press(document.querySelector(".list"), "Home");
    for (const text of ["light-press", "did become active", "will enter fullscreen"]) {
      const [row, label] = [rowWith(text), labelWith(text)];
      point(row, "pointerenter");
      check(`pointing at the entry “${text}” frames its mark`,
        frames("pointed").some(frame => overlap(frame, label)));
      const others = ["did become active", "will enter fullscreen"].filter(other => other !== text);
      check(`pointing at the entry “${text}” frames no other`,
        others.every(other => frames("pointed").every(frame =>
          frame.getBoundingClientRect().height > 30 || !overlap(frame, labelWith(other))
            || frame.getBoundingClientRect().top > labelWith(other).getBoundingClientRect().bottom - 4
            || frame.getBoundingClientRect().bottom < labelWith(other).getBoundingClientRect().top + 4)));
      point(row.closest(".list"), "pointerleave");
      check(`leaving the entry “${text}” takes the frame away`, frames("pointed").length === 0);
      point(byId("sheet"), "pointermove", middle(label));
      const pointed = all(".entry.pointed");
      check(`pointing at the mark of “${text}” highlights its entry`,
        pointed.length === 1 && pointed[0].lastElementChild.textContent === text);
      point(byId("sheet"), "pointerleave");
      check(`leaving the mark of “${text}” highlights nothing`, all(".entry.pointed").length === 0);
      byId("sheet").dispatchEvent(new MouseEvent("click", {bubbles: true, ...middle(label)}));
      check(`a click on the mark of “${text}” chooses its entry`,
        selected().some(row => row.lastElementChild.textContent === text));
      check(`a screen reader hears of “${text}”`, byId("said").textContent.endsWith(text));
      check(`the chosen entry “${text}” has its mark framed`,
        frames("chosen").some(frame => overlap(frame, labelWith(text))));
    }
    const bar = all(".timeline .bar.callback")[0];
    point(byId("sheet"), "pointermove", middle(bar));
    check("pointing at a bar highlights what began it",
      all(".entry.pointed").some(row => row.lastElementChild.textContent === "did become active"));
    point(byId("sheet"), "pointerleave");
    press(document.querySelector(".list"), "Home");
    const first = selected()[0].id;
    press(byId("timeline"), "ArrowDown");
    check("an arrow on the timeline goes to the next entry",
      selected()[0].id !== first && byId("said").textContent !== "");
    check("callbacks are arranged by queue",
      all(".timeline text.queue").map(e => e.textContent).join() === "queue in place,queue in place");
  };

  // What a person without a mouse, or without a screen, finds.
  const checkAccess = () => {
    const kinds = all("input,button,[tabindex='0']").map(element =>
      element.id || element.className || element.tagName.toLowerCase());
    check("the focus goes from the search over the timeline to the entries and the script",
      kinds.filter((kind, i) => kind !== kinds[i - 1]).join().startsWith(
        "search,previous,next,timeline,scrubber,smaller,larger,fit,list,copy,pre"));
    check("everything that takes the focus has a name", all("[tabindex='0']").every(element =>
      element.ariaLabel || element.tagName === "PRE"));
    check("an entry is an option of its list", all(".entry").every(row =>
      row.role === "option" && row.parentElement.role === "presentation"
        && row.parentElement.parentElement.role === "listbox"));
    check("news is told", byId("said").ariaLive === "polite" && byId("found").ariaLive === "polite"
      && all("figcaption").every(caption => caption.ariaLive === "polite"));
    check("a screen reader learns the keys",
      byId(byId("timeline").getAttribute("aria-describedby")).textContent.includes("arrows"));
    check("a picture has a name", all("svg").every(svg => svg.role === "img" && svg.ariaLabel));
  };

  const color = text => {
    const canvas = document.createElement("canvas").getContext("2d", {willReadFrequently: true});
    canvas.fillStyle = text;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const luminance = ([r, g, b]) => [r, g, b]
    .map(v => v / 255).map(v => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
    .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
  const contrast = (one, other) => {
    const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };
  const paperOf = element => {
    if (element.closest("svg.timeline"))
      return color(getComputedStyle(document.querySelector(".timeline .paper")).fill);
    for (let e = element; e; e = e.parentElement) {
      const paper = color(getComputedStyle(e).backgroundColor);
      if (paper[3] === 255) return paper;
    }
    return [255, 255, 255, 255];
  };

  // The window and the colors, which the address of the page names.
  const checkLook = () => {
    const wanted = location.hash;
    check("the page has the colors of its surroundings",
      matchMedia("(prefers-color-scheme: dark)").matches === wanted.includes("dark"));
    check("the window has the width to check", (innerWidth <= 360) === wanted.includes("narrow"));
    const paper = luminance(paperOf(document.body));
    check("the paper is dark in the dark", (paper < 0.2) === wanted.includes("dark"));
    const pale = all(".entry span,figcaption,label,output,button,h1,h2,pre,.timeline text")
      .filter(element => element.textContent && !element.closest(".phone"))
      .filter(element => {
        const style = getComputedStyle(element);
        const ink = element.closest("svg") ? style.fill : style.color;
        return contrast(color(ink), paperOf(element)) < 4.5;
      });
    check("all texts can be read" + pale.slice(0, 3).map(e => ": " + e.textContent).join(""),
      pale.length === 0);
    check("the page is no wider than the window",
      document.scrollingElement.scrollWidth <= innerWidth);
    check("everything to press is in the window", all("input,button").every(element => {
      const box = element.getBoundingClientRect();
      return box.width > 0 && box.left >= 0 && box.right <= innerWidth;
    }));
    const widths = all(".list").map(list => list.getBoundingClientRect().width);
    check("the entries have room: " + widths, widths.every(width => width >= 300));
    const cut = all(".entry").filter(row =>
      [...row.children].slice(0, 2).some(cell => cell.scrollWidth > cell.clientWidth));
    check("times and kinds are not cut off" + cut.map(row => ": " + row.textContent).join(""),
      cut.length === 0);
  };

  const useEmptyPage = () => {
    check("the timeline says that nothing happened",
      byId("timeline").textContent.includes("Nothing happened."));
    press(document.querySelector(".list"), "ArrowDown");
    type("anything");
    check("a search in an empty trace says so", byId("found").textContent === "0 of 0 entries");
    check("an empty list has no entries", all(".entry").length === 0);
  };

  const usePage = () => {
    const scrubber = byId("scrubber"), lists = all(".list");
    const isCompared = lists.length === 2;
    check("there are moments to scrub through", Number(scrubber.max) > 5);
    check("every trace has a list", lists.length === (isCompared ? 2 : 1));

    check("the page opens where the overlay does", !isCompared
      || document.querySelector(".phone svg").ariaLabel.startsWith("The overlay shows"));

    // The scrubber moves the cursor, the time and the choice in every list.
    scrub(0);
    const [cursor, time] = [byId("cursor").style.left, byId("time").textContent];
    scrub(scrubber.max);
    check("the scrubber moves the cursor", byId("cursor").style.left !== cursor);
    check("the scrubber changes the time", byId("time").textContent !== time);
    check("a screen reader hears the time", scrubber.getAttribute("aria-valuetext").endsWith("seconds"));
    check("one entry of every list is chosen", selected().length === lists.length);
    check("the chosen entries can be seen", selected().every(row => {
      const [box, frame] = [row.getBoundingClientRect(), row.closest(".list").getBoundingClientRect()];
      return box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1;
    }));
    check("the list tells its chosen entry",
      lists.every(list => byId(list.getAttribute("aria-activedescendant"))?.ariaSelected === "true"));

    // The keyboard goes through the entries.
    press(lists[0], "Home");
    check("Home chooses the first entry", selected()[0].id === "entry-0-0");
    press(lists[0], "ArrowDown");
    check("the arrow chooses the next entry", selected()[0].id === "entry-0-1");
    press(lists[0], "End");
    const end = selected()[0];
    check("End chooses the last entry", end.ariaPosInSet === end.ariaSetSize);
    check("the scrubber follows the list", scrubber.value === scrubber.max);
    press(byId("timeline"), "ArrowLeft");
    check("the arrow on the timeline goes back", Number(scrubber.value) === Number(scrubber.max) - 1);

    // Entries and the timeline find each other.
    press(lists[0], "Home");
    const start = byId("cursor").getBoundingClientRect().left;
    const first = start - byId("sheet").getBoundingClientRect().left;
    all(".entry")[8].click();
    check("a click on an entry moves the cursor", byId("cursor").getBoundingClientRect().left > start);
    check("a click on an entry chooses it", selected()[0].id === "entry-0-8");
    const clicked = byId("time").textContent;
    const place = byId("cursor").getBoundingClientRect();
    scrub(scrubber.max);
    byId("timeline").scrollLeft = 0;
    const sheet = byId("sheet").getBoundingClientRect().left;
    byId("sheet").dispatchEvent(new MouseEvent("click",
      {bubbles: true, clientX: sheet + first + 1, clientY: place.top + 40}));
    check("a click on the timeline goes there", Number(scrubber.value) === 0 || clicked === "");

    // The search counts, marks and jumps.
    const word = isCompared ? "callback" : "note 79";
    type(word);
    const count = parseInt(byId("found").textContent);
    check("the search finds entries", count > 0);
    byId("finder").requestSubmit();
    check("the search goes to the first match", byId("found").textContent === "1 of " + count);
    check("the match is marked", all("mark").some(mark => mark.textContent === word));
    byId("previous").click();
    check("Previous goes around to the last match", byId("found").textContent === count + " of " + count);
    type("nothing like this");
    check("a search in vain says so", byId("found").textContent.startsWith("0 of "));
    type("");
    check("an empty search says nothing", byId("found").textContent === "");

    const width = () => byId("sheet").getBoundingClientRect().width;
    const before = width();
    byId("larger").click();
    check("the timeline grows", width() > before);
    byId("fit").click();
    check("the timeline fits the window", width() <= byId("timeline").clientWidth + 1
      || byId("scale").textContent === "25 %");

    if (isCompared) {
      checkMarks();
      const shown = () => document.querySelector(".phone svg").getAttribute("aria-label");
      scrub(0);
      check("the overlay is hidden at first", shown().includes("is hidden"));
      type("overlay");
      byId("finder").requestSubmit();
      check("the overlay is shown when it opens", shown().includes("The overlay shows Zoom"));
      check("what differs is underlined", all(".entry.other").length > 0);
      check("the difference is marked in the timeline", all(".differing").length > 0);
      check("a title cannot become a script", document.title !== "broken");
      type("");
    }
    checkAccess();
    checkLook();
    check("only rows that can be seen exist", all(".entry").length <= 60 * lists.length);
    check("every text field and button has a name",
      all("input,button").every(e => e.labels?.length || e.textContent.trim()));
    check("text has been offered to paste", all(".paste pre").length >= 2);
  };

  try {
    if (document.querySelector(".timeline").getAttribute("aria-label").includes("with 0 entries"))
      useEmptyPage();
    else
      usePage();
    check("nothing was fetched", performance.getEntriesByType("resource").length === 0);
  } catch (error) {
    problems.push("exception: " + error.stack);
  }
  check("no error was reported" + problems.map(p => "; " + p).join(""), problems.length === 0);
  const output = document.createElement("pre");
  output.id = "checks";
  output.textContent = "\n" + results.map(line => "check " + line).join("\n") + "\n";
  document.body.replaceChildren(output);
  if (parent !== window) parent.postMessage(output.textContent, "*");
})();
