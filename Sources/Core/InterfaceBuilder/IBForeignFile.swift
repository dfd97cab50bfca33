/// The types of files that aren't Interface Builder documents, by their first bytes.
nonisolated enum IBForeignFile {
    private static let beginnings: [(text: String, name: String)] = [
        ("NIBArchive", "a compiled nib"),
        ("bplist0", "a binary property list, as compiled nibs are, too"),
        ("version https://git-lfs", "what Git LFS keeps in the place of a file: \"git lfs pull\" brings the file"),
        ("<<<<<<< ", "a file with a conflict that Git could not merge"),
        ("\u{1F}\u{8B}", "a gzip archive"),
        ("PK\u{3}\u{4}", "a zip archive"),
        ("%PDF", "a PDF document"),
        ("GIF8", "a GIF picture"),
        ("{", "text that looks like JSON"),
    ]

    private static let roots = [
        "plist": "a property list", "svg": "an SVG picture", "html": "a web page", "Workspace": "an Xcode workspace",
        "Scheme": "an Xcode scheme", "model": "a Core Data model", "manifest": "an Android manifest",
        "LinearLayout": "an Android layout", "RelativeLayout": "an Android layout",
        "templateDocument": "an Xcode template", "dependencies": "a part of a document",
    ]

    /// Returns the type of bytes that don't begin like XML, or `nil` if it is unknown.
    static func name(of bytes: UnsafeBufferPointer<UInt8>) -> String? {
        if bytes.starts(with: "<?xml".utf8) { return nil }
        // With a byte order mark, or without.
        let marks: [[UInt8]] = [[0xFF, 0xFE], [0xFE, 0xFF], [0x3C, 0, 0x3F, 0], [0, 0x3C, 0, 0x3F]]
        if marks.contains(where: bytes.starts(with:)) {
            return "text in UTF-16; save it as UTF-8, as Xcode does"
        }
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "a PNG picture" }
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "a JPEG picture" }
        return beginnings.first { beginning in
            // Scalars above U+007F stand for single bytes here.
            bytes.starts(with: beginning.text.unicodeScalars.map { UInt8($0.value) })
        }?.name
    }

    /// Returns the type of XML with a root element that isn't an Interface Builder document, or `nil` if it is unknown.
    static func name(ofRoot element: String) -> String? { roots[element] }
}
