/// A set of bytes, whose membership costs one look into a table.
nonisolated struct ByteSet {
    private let members: [Bool]

    init(where isMember: (UInt8) -> Bool) { members = (0...255).map { isMember(UInt8($0)) } }

    /// Creates the set of the letters in a text.
    init(_ letters: StaticString) {
        let bytes = UnsafeBufferPointer(start: letters.utf8Start, count: letters.utf8CodeUnitCount)
        self.init { bytes.contains($0) }
    }

    func contains(_ byte: UInt8) -> Bool { members[Int(byte)] }
}
