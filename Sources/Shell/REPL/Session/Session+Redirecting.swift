extension Session {
    /// Does something while what is written goes elsewhere, and through no pager: with somebody who types the commands
    /// or not; errors and appearance stay as they are, unless told otherwise.
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
