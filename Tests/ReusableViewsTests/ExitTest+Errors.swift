import Testing

extension Optional<ExitTest.Result> {
    /// What the process wrote to standard error before it ended.
    var errors: String { String(decoding: self?.standardErrorContent ?? [], as: UTF8.self) }
}
