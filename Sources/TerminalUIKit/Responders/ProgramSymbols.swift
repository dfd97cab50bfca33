/// The running program's symbol table, from its file.
///
/// Swift has no list of a class's methods at run time; the symbol table has, unless the program was stripped of it.
nonisolated struct ProgramSymbols {
    /// An entry of the table, as ELF lays it out.
    private struct Symbol {
        var name: UInt32
        var kind: UInt32
        var address: UInt64
        var size: UInt64
    }

    private let file: Data
    /// Where the symbol table lies in the file, and where the string table.
    private let symbols: Range<Int>
    private let names: Range<Int>

    /// Opens the table; nil if there is none, or the system is another than Linux.
    init?() {
        let path = URL(fileURLWithPath: "/proc/self/exe")
        guard let file = try? Data(contentsOf: path, options: .alwaysMapped) else { return nil }
        // The offsets are those of ELF's header of 64 bits and of its headers of sections.
        func number<Number: FixedWidthInteger>(_ offset: Int, _: Number.Type) -> Int {
            file.withUnsafeBytes { Int($0.loadUnaligned(fromByteOffset: offset, as: Number.self)) }
        }
        guard file.count > 64, file.prefix(5) == Data([0x7f, 0x45, 0x4c, 0x46, 2]) else { return nil }
        let (table, size, count) = (number(40, UInt64.self), number(58, UInt16.self), number(60, UInt16.self))
        guard table + size * count <= file.count else { return nil }
        let symbolTable = 2
        let headers = (0..<count).map { table + $0 * size }
        guard let header = headers.first(where: { number($0 + 4, UInt32.self) == symbolTable }) else { return nil }
        let link = number(header + 40, UInt32.self)
        guard headers.indices.contains(link) else { return nil }
        let start = number(header + 24, UInt64.self)
        symbols = start..<(start + number(header + 32, UInt64.self))
        let firstName = number(headers[link] + 24, UInt64.self)
        names = firstName..<(firstName + number(headers[link] + 32, UInt64.self))
        self.file = file
    }

    /// Calls a function with each symbol: its mangled name, and its address in the file.
    func forEach(_ body: (UnsafePointer<CChar>, UInt) -> Void) {
        file.withUnsafeBytes { bytes in
            let start = bytes.baseAddress!
            let names = (start + names.lowerBound).assumingMemoryBound(to: CChar.self)
            let symbols = UnsafeBufferPointer(
                start: (start + symbols.lowerBound).assumingMemoryBound(to: Symbol.self),
                count: symbols.count / MemoryLayout<Symbol>.stride)
            for symbol in symbols where symbol.address != 0 {
                body(names + Int(symbol.name), UInt(symbol.address))
            }
        }
    }

    /// Calls a function with each of Swift's mangled names that contains a text; one of `$s…` begins with it.
    ///
    /// The C library looks through all names at once: it is optimised where this runs, in debug builds.
    func forEachName(containing text: String, _ body: (UnsafePointer<CChar>) -> Void) {
        file.withUnsafeBytes { bytes in
            var rest = bytes[names]
            while let found = memmem(bytes.baseAddress! + rest.startIndex, rest.count, text, text.utf8.count) {
                var name = found.assumingMemoryBound(to: CChar.self)
                while name[-1] != 0 { name -= 1 }
                if name[0] == 0x24, name[1] == 0x73 { body(name) }
                rest = bytes[UnsafeRawPointer(name) - bytes.baseAddress! + strlen(name)..<names.upperBound]
            }
        }
    }
}

nonisolated extension String {
    /// A mangled name, demangled; nil if it is none.
    init?(demangling name: UnsafePointer<CChar>) {
        guard let text = swiftDemangle(name, strlen(name), nil, nil, 0) else { return nil }
        defer { free(text) }
        self.init(cString: text)
    }
}

@_silgen_name("swift_demangle")
nonisolated private func swiftDemangle(
    _ name: UnsafePointer<CChar>, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?,
    _ size: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?

// Glibc declares it for GNU C only.
@_silgen_name("memmem")
nonisolated private func memmem(
    _ bytes: UnsafeRawPointer, _ count: Int, _ wanted: UnsafeRawPointer, _ wantedCount: Int
) -> UnsafeMutableRawPointer?
