extension Session {
    /// Does something while what is written goes elsewhere, messages included, and through no pager.
    ///
    /// - Parameters:
    ///   - output: Where it goes.
    ///   - isInteractive: Whether somebody types the commands meanwhile.
    ///   - work: What is done.
    package func redirected<Result>(
        to output: @escaping (String) -> Void, isInteractive: Bool, _ work: () throws -> Result
    ) rethrows -> Result {
        let before = (self.output, errors, self.isInteractive, usesPager)
        (self.output, errors, self.isInteractive, usesPager) = (output, output, isInteractive, false)
        defer { (self.output, errors, self.isInteractive, usesPager) = before }
        return try work()
    }
}
