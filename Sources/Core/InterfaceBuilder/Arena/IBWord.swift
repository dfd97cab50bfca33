/// A name of elements or attributes, by its number in the vocabulary.
nonisolated struct IBWord: Equatable {
    let number: UInt32

    static let key = IBWord(number: 0)
    static let id = IBWord(number: 1)
    static let rect = IBWord(number: 2)
    static let connections = IBWord(number: 3)
    static let constraints = IBWord(number: 4)
    static let runtimeAttributes = IBWord(number: 5)
    static let variation = IBWord(number: 6)
    static let constraint = IBWord(number: 7)
    static let subviews = IBWord(number: 8)

    /// The names of those above, in their order.
    static let known = [
        "key", "id", "rect", "connections", "constraints", "userDefinedRuntimeAttributes", "variation", "constraint",
        "subviews",
    ]
}
