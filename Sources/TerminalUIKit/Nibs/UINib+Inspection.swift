import InterfaceBuilder

extension UINib {
    /// What a nib file says, with the ``edits`` in force; the file is read for it, and not counted as a load.
    ///
    /// - Throws: ``NibError`` or `IBError` if there is no such file or it can't be read.
    public static func document(named name: String, bundle: Bundle?) throws -> IBDocument {
        try NibFile.read(named: name, bundle: bundle, owner: nil).document
    }
}
