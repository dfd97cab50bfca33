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
        // The tree counts all bytes of the text, so a file of Windows keeps its line ends.
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
    /// Returns the number of elements at the beginning that don't satisfy a condition. All that do are after them.
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
    /// The beginning of the node's first token, without the comments before it.
    var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
    /// The end of the node's last token.
    var end: Int { endPositionBeforeTrailingTrivia.utf8Offset }

    /// The nodes that contain the node, the nearest first.
    var ancestors: some Sequence<Syntax> { sequence(first: Syntax(self)) { $0.parent }.dropFirst() }

    /// The name of the type whose declaration or extension contains the node: `Moon`, `Outer.Inner`, or nil outside of
    /// any.
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
