/// A property list in the old style, in which Xcode writes its projects: `{ name = value; list = (a, b); }`.
package nonisolated indirect enum PropertyListText {
    case text(String)
    case list([PropertyListText])
    case dictionary([String: PropertyListText])

    private static let deepest = 64

    /// Reads a list, or nil if the bytes aren't a list.
    package init?(_ bytes: some Collection<UInt8>) {
        var reader = Reader(bytes: Array(bytes))
        guard let value = reader.value(depth: 0) else { return nil }
        self = value
    }

    package subscript(name: String) -> PropertyListText? {
        if case .dictionary(let entries) = self { entries[name] } else { nil }
    }

    package var text: String? { if case .text(let text) = self { text } else { nil } }
    package var list: [PropertyListText] { if case .list(let list) = self { list } else { [] } }
    package var entries: [String: PropertyListText] {
        if case .dictionary(let entries) = self { entries } else { [:] }
    }

    private struct Reader {
        let bytes: [UInt8]
        var position = 0

        private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

        private func comes(_ text: StaticString) -> Bool {
            bytes[position...].starts(
                with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
        }

        private mutating func skipBlanks() {
            while let byte {
                if byte <= 32 {
                    position += 1
                } else if comes("//") {
                    position = bytes[position...].firstIndex { "\n" ~= $0 } ?? bytes.count
                } else if comes("/*") {
                    position += 2
                    while position < bytes.count, !comes("*/") { position += 1 }
                    position = min(position + 2, bytes.count)
                } else {
                    return
                }
            }
        }

        private mutating func skip(_ mark: Unicode.Scalar) -> Bool {
            skipBlanks()
            guard let byte, mark ~= byte else { return false }
            position += 1
            return true
        }

        mutating func value(depth: Int) -> PropertyListText? {
            guard depth < deepest else { return nil }
            if skip("{") {
                var entries: [String: PropertyListText] = [:]
                while !skip("}") {
                    guard let key = string(), skip("="), let value = value(depth: depth + 1) else { return nil }
                    entries[key] = value
                    guard skip(";") else { return nil }
                }
                return .dictionary(entries)
            }
            if skip("(") {
                var list: [PropertyListText] = []
                while !skip(")") {
                    guard let value = value(depth: depth + 1) else { return nil }
                    list.append(value)
                    if !skip(",") {
                        guard skip(")") else { return nil }
                        break
                    }
                }
                return .list(list)
            }
            return string().map { .text($0) }
        }

        private mutating func string() -> String? {
            skipBlanks()
            guard let first = byte else { return nil }
            if "\"" ~= first || "'" ~= first {
                position += 1
                var text: [UInt8] = []
                while let byte, byte != first {
                    if "\\" ~= byte { position += 1 }
                    if position < bytes.count { text.append(bytes[position]) }
                    position += 1
                }
                guard byte != nil else { return nil }
                position += 1
                return String(decoding: text, as: UTF8.self)
            }
            let start = position
            while let byte, byte > 32, !"{}()=;,\"".utf8.contains(byte) { position += 1 }
            return start == position ? nil : String(decoding: bytes[start..<position], as: UTF8.self)
        }
    }
}
