import SwiftParser
import SwiftSyntax

/// A Swift file: its text, and the tree of it.
struct SourceFile {
    /// Its path below the project's folder.
    let path: String
    let text: String
    let tree: SourceFileSyntax
    private let lines: [Int]

    init(path: String, text: String) {
        // The tree counts what the text has, so a file of Windows keeps its line ends.
        (self.path, self.text, tree) = (path, text, Parser.parse(source: text))
        lines = [0] + text.utf8.enumerated().filter { $0.element == UInt8(ascii: "\n") }.map { $0.offset + 1 }
    }

    /// The line of a place, counted from 1.
    func line(of place: Int) -> Int { max(lines.partitioned { $0 > place }, 1) }

    func restOfLine(after place: Int) -> String {
        let rest = text.utf8.dropFirst(place).prefix { $0 != UInt8(ascii: "\n") }
        return String(decoding: Array(rest), as: UTF8.self)
    }
}

extension Array {
    /// How many elements at the beginning are not so; all that are stand behind them.
    fileprivate func partitioned(by isBehind: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

extension SyntaxProtocol {
    /// Where its first token begins, comments before it aside.
    var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
    /// Where its last token ends.
    var end: Int { endPositionBeforeTrailingTrivia.utf8Offset }

    /// What it is in, the nearest first.
    var ancestors: some Sequence<Syntax> { sequence(first: Syntax(self)) { $0.parent }.dropFirst() }

    /// The name of the type whose declaration or extension it is in: `Moon`, `Outer.Inner`; nil outside of any.
    var enclosingType: String? {
        let names = ancestors.compactMap(\.typeName)
        return names.isEmpty ? nil : names.reversed().joined(separator: ".")
    }

    /// The name of the type that is declared or extended here.
    var typeName: String? {
        if let type = self.as(ExtensionDeclSyntax.self) { return type.extendedType.trimmedDescription }
        return asProtocol((any DeclGroupSyntax).self).flatMap { $0.asProtocol((any NamedDeclSyntax).self)?.name.text }
    }
}
