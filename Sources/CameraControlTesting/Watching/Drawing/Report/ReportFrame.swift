/// The parts of a report's page that are the same for all traces.
enum ReportFrame {
  static let search: StaticString = """
    <form role="search" id="finder"><label for="search">Search</label>\
    <input type="search" id="search" autocomplete="off" spellcheck="false">\
    <button type="button" id="previous">Previous</button>\
    <button type="submit" id="next">Next</button>\
    <output id="found" for="search" aria-live="polite"></output></form>
    """

  /// What only a screen reader says: the keys of the timeline, and the entry that was chosen on it.
  static let keys: StaticString = """
    <p id="keys" class="unseen">Left and right arrows move through time, up and down arrows through \
    the entries.</p><p id="said" class="unseen" role="status" aria-live="polite"></p>
    """

  static let scrubber: StaticString = """
    <div class="scrubber"><label for="scrubber">Time</label>\
    <input type="range" id="scrubber" min="0" max="0" value="0" step="1">\
    <output id="time" for="scrubber"></output>\
    <button type="button" id="smaller" aria-label="Smaller">−</button>\
    <output id="scale"></output>\
    <button type="button" id="larger" aria-label="Larger">+</button>\
    <button type="button" id="fit">Fit</button></div>
    """
}
