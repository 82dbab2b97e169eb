/// The parts of a report's page that are the same for all traces.
enum ReportFrame {
  static let search: StaticString = """
    <form role="search" id="finder"><label for="search">Search</label>\
    <input type="search" id="search" autocomplete="off" spellcheck="false">\
    <button type="button" id="previous">Previous</button>\
    <button type="submit" id="next">Next</button>\
    <output id="found" for="search" aria-live="polite"></output></form>
    """

  static let scrubber: StaticString = """
    <div class="scrubber"><label for="scrubber">Time</label>\
    <input type="range" id="scrubber" min="0" max="0" value="0" step="1">\
    <output id="time" for="scrubber"></output></div>
    """
}
