/// What a check in another process reports, a line of JSON each.
enum CheckEvent: Codable {
    /// It has come so far: `Building exercise 5: 12/40`.
    case progress(String)
    /// An exercise was judged; the tests attached a text.
    case found(Verdict, attachments: String)
    /// What a screen of the learner's own shows.
    case shown(String)
    /// It could not be done, and why.
    case failed(String)
}
