/// The text of a nib file with edits made, kept because a broken screen may load the file again for each row.
struct EditedFile {
    private let original: Data
    private let edits: [NibEdit]
    /// The text with the edits made, as the file's bytes.
    let data: Data

    /// Creates the edits in a file's text. Throws `NibError` if one isn't possible.
    init(_ original: Data, file: String, edits: [NibEdit]) throws {
        (self.original, self.edits) = (original, edits)
        let text = String(decoding: original, as: UTF8.self)
        data = Data(try edits.reduce(text) { try $1.apply(to: $0, file: file) }.utf8)
    }

    /// Returns a Boolean value that indicates whether it is what these edits make of these bytes.
    func isMade(of original: Data, by edits: [NibEdit]) -> Bool {
        original == self.original && edits == self.edits
    }
}
