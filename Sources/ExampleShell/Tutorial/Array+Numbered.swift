extension Array {
    /// The index of the element with a number that somebody typed, from 1; nil if there is no such element.
    func index(numbered text: String) -> Int? {
        guard let number = Int(text), number >= 1, number <= count else { return nil }
        return number - 1
    }
}
