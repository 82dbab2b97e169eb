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
    all(".entry")[8].click();
    check("a click on an entry moves the cursor", byId("cursor").getBoundingClientRect().left > start);
    check("a click on an entry chooses it", selected()[0].id === "entry-0-8");
    const clicked = byId("time").textContent;
    const place = byId("cursor").getBoundingClientRect();
    scrub(scrubber.max);
    byId("timeline").scrollLeft = 0;
    const sheet = byId("sheet").getBoundingClientRect().left;
    byId("sheet").dispatchEvent(new MouseEvent("click",
      {bubbles: true, clientX: sheet + parseInt(cursor) + 1, clientY: place.top + 40}));
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

    if (isCompared) {
      const shown = () => document.querySelector(".phone svg").getAttribute("aria-label");
      scrub(0);
      check("the overlay is hidden at first", shown().includes("is hidden"));
      type("overlay");
      byId("finder").requestSubmit();
      check("the overlay is shown when it opens", shown().includes("The overlay shows Zoom"));
      check("what differs is underlined", all(".entry.other").length > 0);
      check("the difference is marked in the timeline", all(".differing").length === 1);
      check("a title cannot become a script", document.title !== "broken");
      type("");
    }
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
})();
