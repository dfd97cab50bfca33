/// Why a nib file can't be shown as it should be, in a sentence.
nonisolated struct NibFileError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
