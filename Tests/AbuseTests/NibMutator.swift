import ExampleShell
import Foundation
@testable import Teaching

/// Makes nibs that no Interface Builder wrote out of some that one might have written: the same for the same seed.
struct NibMutator {
    /// The values that an attacker might write.
    private static let values = [
        "", "0", "-0", "-1", "1", "0.5", "1e-320", "1e9", "1000000001", "1e30", "1e39", "1e308", "-1e308", "1e999",
        "nan",
        "-inf", "2147483648", "9223372036854775807", "-9223372036854775808", "18446744073709551616", "1:0", "0:0",
        "YES",
        "NO", "x", "漢", "é", "👩‍👩‍👧", "&#x9B;2J", "&#x202E;moon", "&#10;", "&#xFFFF;", "&#0;", "&amp;", "&moon;", "<",
        "\u{0}",
        "-1", "-2", "IBFilesOwner", "UIView", "NSObject", "Foundation", "Swift", "TerminalUIKit", "NSData", "..",
        "../../../../etc/passwd", "/dev/zero", "%n%s%@", String(repeating: "moon ", count: 2_000),
        String(repeating: "m", count: 70_000), "dataSource", "delegate", "system", "custom", "prototypes", "static",
        "widthSizable", "a.b.c", "@count", "self", "view", "subviews", "layer.borderWidth",
    ]

    /// The files, each as tags and what stands between them.
    private let seeds: [[String]]
    /// All values in them, names of attributes, and names of elements.
    private let vocabulary: (values: [String], attributes: [String], elements: [String])
    private var random: SeededGenerator
    private var nib: [String] = []
    private var copies = 0

    init(_ texts: [String], seed: UInt64) {
        seeds = texts.map(Self.split)
        random = SeededGenerator(seed: seed)
        let tags = seeds.joined().filter { $0.hasPrefix("<") && !$0.hasPrefix("</") }
        let pieces = tags.map { $0.split(separator: "\"", omittingEmptySubsequences: false).map(String.init) }
        func all(_ pick: ([String]) -> [String]) -> [String] { Set(pieces.flatMap(pick)).sorted() }
        vocabulary = (
            all { pieces in stride(from: 1, to: pieces.count, by: 2).map { pieces[$0] } },
            all { pieces in
                pieces.compactMap { $0.hasSuffix("=") ? $0.split(separator: " ").last.map { "\($0.dropLast())" } : nil }
            },
            Set(tags.map(Self.name)).filter { $0.first?.isLetter == true }.sorted()
        )
    }

    /// The next nib.
    mutating func next() -> Data {
        nib = seeds.randomElement(using: &random) ?? []
        for _ in 0..<Int.random(in: 1...6, using: &random) { change() }
        var data = Data(nib.joined().utf8)
        if Int.random(in: 0..<8, using: &random) == 0 { spoil(&data) }
        return data
    }

    private mutating func change() {
        guard
            let index = nib.indices.filter({ nib[$0].hasPrefix("<") && !nib[$0].hasPrefix("</") })
                .randomElement(using: &random)
        else { return }
        let element = index...end(of: index)
        switch Int.random(in: 0..<16, using: &random) {
        case 0...5: replacePiece(of: index, isValue: true)
        case 6: replacePiece(of: index, isValue: false)
        case 7...8: addAttribute(to: index)
        case 9: rename(element)
        case 10: nib.removeSubrange(element)
        case 11: insert(Array(nib[element]), count: [1, 1, 1, 2, 50].randomElement(using: &random)!, at: index)
        case 12...13: graft(at: index)
        case 14: wrap(element)
        default: nib.insert(value(), at: index)
        }
    }

    /// Another value, or another name, for an attribute.
    private mutating func replacePiece(of index: Int, isValue: Bool) {
        var pieces = nib[index].split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
        let places = Array(stride(from: isValue ? 1 : 0, to: pieces.count - 1, by: 2))
        guard let piece = places.randomElement(using: &random)
        else { return }
        let name = vocabulary.attributes.randomElement(using: &random)!
        pieces[piece] = isValue ? value() : (piece == 0 ? "<" + Self.name(nib[index]) : "") + " \(name)="
        nib[index] = pieces.joined(separator: "\"")
    }

    private mutating func addAttribute(to index: Int) {
        let name = vocabulary.attributes.randomElement(using: &random)!
        let beginning = "<" + Self.name(nib[index])
        guard nib[index].hasPrefix(beginning) else { return }
        nib[index] = "\(beginning) \(name)=\"\(value())\"" + nib[index].dropFirst(beginning.count)
    }

    private mutating func rename(_ element: ClosedRange<Int>) {
        let (old, new) = (Self.name(nib[element.lowerBound]), vocabulary.elements.randomElement(using: &random)!)
        nib[element.lowerBound] = "<\(new)" + nib[element.lowerBound].dropFirst(old.count + 1)
        if element.count > 1 { nib[element.upperBound] = "</\(new)>" }
    }

    /// Puts an element of any file there, with ids of its own.
    private mutating func graft(at index: Int) {
        let (own, seed) = (nib, seeds.randomElement(using: &random)!)
        guard
            let start = seed.indices.filter({ seed[$0].hasPrefix("<") && !seed[$0].hasPrefix("</") })
                .randomElement(using: &random)
        else { return }
        nib = seed
        let element = Array(seed[start...end(of: start)])
        nib = own
        insert(element, count: 1, at: index)
    }

    /// Puts an element into others of its kind, or into itself without end as far as ids are concerned.
    private mutating func wrap(_ element: ClosedRange<Int>) {
        guard element.count > 1 else { return }
        let depth = [2, 20, 300].randomElement(using: &random)!
        let inner = element.dropFirst().first { nib[$0].hasPrefix("<subviews") }
        let opening = Array(nib[element.lowerBound...(inner ?? element.lowerBound)])
        let closing = (inner == nil ? [] : ["</subviews>"]) + [nib[element.upperBound]]
        let copies = (0..<depth).flatMap { _ in withNewIDs(opening) }
        nib.replaceSubrange(
            element,
            with: copies + nib[element] + Array(repeating: closing, count: depth).joined())
    }

    private mutating func insert(_ element: [String], count: Int, at index: Int) {
        for _ in 0..<count { nib.insert(contentsOf: withNewIDs(element), at: index) }
    }

    /// The tags with ids that no other has, unless it is to be seen what happens then.
    private mutating func withNewIDs(_ tags: [String]) -> [String] {
        copies += 1
        guard Int.random(in: 0..<20, using: &random) > 0 else { return tags }
        return tags.map { $0.replacingOccurrences(of: " id=\"", with: " id=\"\(copies)") }
    }

    /// Changes single bytes, or cuts.
    private mutating func spoil(_ data: inout Data) {
        for _ in 0..<Int.random(in: 1...4, using: &random) where !data.isEmpty {
            let index = Int.random(in: 0..<data.count, using: &random)
            switch Int.random(in: 0..<5, using: &random) {
            case 0: data[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
            case 1: data.remove(at: index)
            case 2: data.insert(UInt8.random(in: 0...255, using: &random), at: index)
            case 3: data = data.prefix(index)
            default: data.insert(contentsOf: Array("<?a?><!--moon--><![CDATA[moon]]>".utf8), at: index)
            }
        }
    }

    private mutating func value() -> String {
        if Bool.random(using: &random) { return Self.values.randomElement(using: &random)! }
        // Another value of the same file is often an id, and so makes a wrong connection.
        guard Bool.random(using: &random), let tag = nib.filter({ $0.contains("\"") }).randomElement(using: &random)
        else { return vocabulary.values.randomElement(using: &random)! }
        return String(tag.split(separator: "\"", omittingEmptySubsequences: false)[1])
    }

    /// Returns the index of the tag at which an element ends, by the index of its first tag.
    private func end(of start: Int) -> Int {
        var depth = 0
        for index in start..<nib.count where nib[index].hasPrefix("<") {
            if nib[index].hasPrefix("</") {
                depth -= 1
            } else if !nib[index].hasSuffix("/>"), !nib[index].hasPrefix("<?") {
                depth += 1
            }
            if depth <= 0 { return index }
        }
        return nib.count - 1
    }

    private static func name(_ tag: String) -> String {
        String(tag.dropFirst().prefix { $0.isLetter || $0.isNumber })
    }

    private static func split(_ text: String) -> [String] {
        var tokens: [String] = []
        var rest = text[...]
        while let start = rest.firstIndex(of: "<"), let end = rest[start...].firstIndex(of: ">") {
            tokens += [String(rest[..<start]), String(rest[start...end])].filter { !$0.isEmpty }
            rest = rest[rest.index(after: end)...]
        }
        return tokens + [String(rest)]
    }
}
