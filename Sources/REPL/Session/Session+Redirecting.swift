extension Session {
    /// Does something while what is written goes elsewhere, and through no pager.
    ///
    /// - Parameters:
    ///   - output: Where it goes.
    ///   - errors: Where messages about failures go; nil for where they go already.
    ///   - isInteractive: Whether somebody types the commands meanwhile.
    ///   - appearance: How it looks; nil for as before.
    ///   - work: What is done.
    package func redirected<Result>(
        to output: @escaping (String) -> Void, errors: ((String) -> Void)? = nil, isInteractive: Bool,
        appearance: Appearance? = nil, _ work: () throws -> Result
    ) rethrows -> Result {
        let before = (self.output, self.errors, self.isInteractive, usesPager, self.appearance, complaint)
        defer { (self.output, self.errors, self.isInteractive, usesPager, self.appearance, complaint) = before }
        (self.output, self.errors) = (output, errors ?? self.errors)
        (self.isInteractive, usesPager) = (isInteractive, false)
        self.appearance = appearance ?? self.appearance
        return try work()
    }
}
