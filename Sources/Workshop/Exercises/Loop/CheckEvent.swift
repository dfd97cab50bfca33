/// An event of a check in another process, a line of JSON each.
enum CheckEvent: Codable {
    /// The progress: `Building exercise 5: 12/40`.
    case progress(String)
    /// An exercise was judged, whose code had a checksum. The tests attached a text.
    case found(Verdict, attachments: String, checksum: UInt32)
    /// The output of a learner's own screen.
    case shown(String)
    /// The check failed for a reason.
    case failed(String)
}
