internal import PlainText

/// The differences between two Swift files, with a few of the lines around them.
package struct SourceDifference {
    private enum Line {
        case same(Int)
        case removed(Int)
        case added(Int)
    }

    private let old: SourceFile
    private let new: SourceFile
    private let lines: [Line]

    let common: Int

    private static let context = 2

    /// Compares a broken file with the whole one, in O(*n* · *d*), where *n* is the number of lines, and *d* is the
    /// number of differences.
    package init(of new: SourceFile, from old: SourceFile) {
        (self.old, self.new) = (old, new)
        let (oldLines, newLines) = (old.lines, new.lines)
        var lines: [Line] = []
        var (next, added) = (0, 0)
        for (oldRange, newRange) in newLines.changes(from: oldLines) {
            lines += (next..<newRange.lowerBound).map(Line.same)
            lines += oldRange.map(Line.removed) + newRange.map(Line.added)
            (next, added) = (newRange.upperBound, added + newRange.count)
        }
        self.lines = lines + (next..<newLines.count).map(Line.same)
        common = newLines.count - added
    }

    /// A Boolean value that indicates whether one file is a variation of the other, with which it shares most lines.
    var isVariation: Bool { common * 2 > new.lines.count }

    package var isEmpty: Bool { common == max(old.lines.count, new.lines.count) }

    /// Returns both paths, then the differences: `−` is before lines of the old file, `+` before those of the new one.
    /// Lines that are too long are broken at blanks.
    package func text(columns: Int?, new role: TextRole = .broken) -> StyledText {
        let (oldCode, newCode) = (SwiftHighlighter.lines(of: old.code), SwiftHighlighter.lines(of: new.code))
        let width = "\(max(oldCode.count, newCode.count))".count
        var result = [StyledText("− \(old.path)", .bold), StyledText("+ \(new.path)", .bold)].map {
            $0.wrapped(to: columns, indent: 2)
        }
        var isGap = false
        for (index, line) in lines.enumerated() {
            guard isNearChange(index) else {
                isGap = true
                continue
            }
            if isGap { result.append(StyledText("⋮", .dim)) }
            isGap = false
            let (sign, number, code): (String, Int, StyledText) =
                switch line {
                case .same(let index): (" ", index, newCode[index])
                case .removed(let index): ("−", index, oldCode[index])
                case .added(let index): ("+", index, StyledText(newCode[index].string, role))
                }
            let place = "\(number + 1)".padded(to: width, at: .leading)
            result.append(SourceFile.line(code, number: "\(sign) \(place)", columns: columns))
        }
        return result.joined(by: "\n")
    }

    private func isNearChange(_ index: Int) -> Bool {
        let near = max(0, index - Self.context)...min(lines.count - 1, index + Self.context)
        return lines[near].contains { if case .same = $0 { false } else { true } }
    }
}
