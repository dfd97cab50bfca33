internal import InterfaceBuilder
internal import PlainText
package import REPL
internal import TerminalUIKit

extension ViewNode {
    /// Returns the lines of a tree of the node and all below it. Among cells with the same views only the first may
    /// show them. Hints name the commands for the others.
    package func lines(ascii: Bool, foldsCells: Bool, hints: Bool = true) -> [StyledText] {
        var folded = 0
        func lines(of node: ViewNode, indent: String) -> [StyledText] {
            let shown = node.children.enumerated().map { index, child in
                foldsCells && node.children[..<index].contains { child.isCell(like: $0) }
            }
            return zip(node.children, shown).enumerated().flatMap { index, entry in
                let (child, isFolded) = entry
                let (line, below) = TreeLines.branches(ascii: ascii, isLast: index == node.children.count - 1)
                let beginning = StyledText(indent + line, .dim)
                guard isFolded else { return [beginning + child.line] + lines(of: child, indent: indent + below) }
                folded += 1
                return [beginning + child.foldedLine]
            }
        }
        let tree = [line] + lines(of: self, indent: "")
        let hint = StyledText(
            "The other cells have identical views: \"tree --all\" shows them.", .dim)
        return hints && folded > 0 ? tree + [hint] : tree
    }

    package var line: StyledText {
        var parts = [name, StyledText(geometry, .dim)]
        if let fileFrame { parts.append(StyledText("in the file \(Self.geometry(fileFrame))", .made)) }
        if hidden == true { parts.append(StyledText("hidden", .broken)) }
        if let alpha { parts.append(StyledText("alpha \(CGFloat(alpha).brief)", .broken)) }
        if let place { parts.append(StyledText(place, .bold)) }
        if let slot { parts.append(StyledText(slot, .dim)) }
        if tag != 0 { parts.append(StyledText("tag \(tag)")) }
        if let outlet { parts.append(StyledText("outlet ", .dim) + StyledText(outlet, .name)) }
        if number != nil {
            parts.append(
                reuseIdentifier.map { StyledText("reuseIdentifier ", .dim) + StyledText($0) }
                    ?? StyledText("no reuseIdentifier"))
        } else if let reuseIdentifier {
            parts.append(StyledText("reuseIdentifier ", .dim) + StyledText(reuseIdentifier))
        }
        if let text { parts.append(StyledText("\"\(text.inOneLine)\"")) }
        if let accessibility { parts.append(StyledText("speaks ", .dim) + StyledText(accessibility.inOneLine)) }
        if let id { parts.append(StyledText(id, .dim)) }
        return parts.filter { !$0.isEmpty }.joined(by: "  ")
    }

    private var foldedLine: StyledText {
        let parts =
            [name, StyledText(place ?? "", .bold)] + (tag == 0 ? [] : [StyledText("tag \(tag)")])
            + (outlet.map { [StyledText("outlet ", .dim) + StyledText($0, .name)] } ?? [])
            + [texts.map { StyledText("\"\($0.inOneLine)\"") }.joined(by: " ")]
        return parts.filter { !$0.isEmpty }.joined(by: "  ")
    }

    private var name: StyledText {
        StyledText(self.class, number == nil ? .plain : .bold) + StyledText(number.map { " #\($0)" } ?? "", .bold)
    }

    /// The geometry, `48,22 264×22`, without the origin if that is zero, and empty for a view without a size.
    private var geometry: String { Self.geometry(frame) }

    private static func geometry(_ frame: [Double]) -> String {
        let numbers = frame.map { CGFloat($0).brief }
        let size = "\(numbers[2])×\(numbers[3])"
        if frame == [0, 0, 0, 0] { return "" }
        return frame[0] == 0 && frame[1] == 0 ? size : "\(numbers[0]),\(numbers[1]) \(size)"
    }
}

extension String {
    /// The text, or how it begins, with its line breaks made visible.
    fileprivate var inOneLine: String {
        shortened(to: 200).split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "↵")
    }
}
