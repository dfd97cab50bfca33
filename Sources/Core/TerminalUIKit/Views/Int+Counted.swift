extension Int {
    /// Returns the number of things that a data source says there are; 0 for fewer.
    ///
    /// - Parameters:
    ///   - what: The name of the counted elements, such as `sections`.
    ///   - most: The maximum. A greater number ends the process, before memory runs out or a sum overflows.
    @MainActor package func counted(_ what: String, atMost most: Int) -> Int {
        guard self <= most else {
            UIKitException.inconsistency("a data source has \(self) \(what), but at most \(most) are supported").raise()
        }
        return Swift.max(0, self)
    }

    /// The most sections and the most rows or items of a list, and the most wheels of a picker.
    package static let (mostSections, mostItems, mostWheels) = (1_000_000, 1_000_000_000, 1_000)
}
