extension StandardError {
  /// Writes what is left over on a phone.
  static func report(_ leftovers: [Leftover]) {
    write("\(UnfinishedPhone(leftovers: leftovers))\n")
  }
}
