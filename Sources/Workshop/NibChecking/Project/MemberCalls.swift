internal import Foundation

/// The words in the members of a class, as far as they may call another member.
package struct MemberCalls {
    private var words: [String: Set<String>] = [:]

    /// Reads the members of a class in its files.
    package init(of name: String, in sources: SourceIndex) {
        for path in sources.classes[name]?.files.flatMap(sources.paths) ?? [] {
            guard let data = Project.data(of: URL(fileURLWithPath: path)) else { continue }
            data.withUnsafeBytes { read($0, of: name, isSwift: path.hasSuffix(".swift")) }
        }
    }

    private mutating func read(_ bytes: UnsafeRawBufferPointer, of name: String, isSwift: Bool) {
        var (tokens, index) = (SourceTokens(bytes, isSwift: isSwift), SourceIndex())
        if isSwift {
            SwiftScan.read(&tokens, of: "", into: &index)
        } else {
            ObjectiveCScan.read(&tokens, of: "", into: &index)
        }
        let ends = tokens.contexts.dropFirst().map(\.start) + [bytes.count]
        for (context, end) in zip(tokens.contexts, ends) where context.type == name && context.start < end {
            var body = SourceTokens(UnsafeRawBufferPointer(rebasing: bytes[context.start..<end]), isSwift: isSwift)
            while let token = body.next() {
                if token.kind == .word { words[Self.word(context.member), default: []].insert(token.text) }
            }
        }
    }

    /// Returns a Boolean value that indicates whether a member names another.
    package func names(_ member: String) -> Bool {
        words.contains { !$0.key.isEmpty && $0.value.contains(member) }
    }

    /// Returns the words of the members on the way from one member to another, or nil if none leads there.
    package func way(from start: String, to end: String) -> Set<String>? {
        var (seen, waiting): (Set<String>, [String]) = ([], [Self.word(start)])
        while let member = waiting.popLast() {
            guard seen.insert(member).inserted else { continue }
            waiting += (words[member] ?? []).filter { words[$0] != nil }
        }
        return seen.contains(Self.word(end)) ? seen.reduce(into: []) { $0.formUnion(words[$1] ?? []) } : nil
    }

    /// The word that calls a member: `setUp` for `setUp:` and `static setUp`.
    private static func word(_ member: String) -> String {
        let name = member.split(separator: " ").last ?? ""
        return name == "init(coder:)" ? String(name) : String(name.prefix { $0 != ":" })
    }
}
