/// What a check in another process reports, a line of JSON each.
enum CheckEvent: Codable {
    /// It has come so far: `Building exercise 5: 12/40`.
    case progress(String)
    /// An exercise was judged, whose code had a checksum; the tests attached a text.
    case found(Verdict, attachments: String, checksum: UInt32)
    /// What a screen of the learner's own shows.
    case shown(String)
    /// It could not be done, and why.
    case failed(String)
}
