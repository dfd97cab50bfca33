extension Session {
    /// Does something while output goes elsewhere, and through no pager, in an interactive session or not. Errors and
    /// appearance stay as they are, unless told otherwise.
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
