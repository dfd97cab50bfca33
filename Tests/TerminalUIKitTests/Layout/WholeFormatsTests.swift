import TerminalTesting
import TerminalUIKit
import Testing

@testable import Views
@testable import UIKitExtras

/// The constraints of lines in the visual format language, and the errors in other lines.
struct WholeFormatsTests {
    private let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    private let views: [String: UIView]

    init() {
        views = Dictionary(uniqueKeysWithValues: ["a", "b", "c_1"].map { ($0, UIView(frame: .zero)) })
        views.values.forEach(container.addSubview)
    }

    private func name(_ item: AnyObject?) -> String {
        item === container ? "container" : views.first { $0.value === item }?.key ?? "–"
    }

    private func text(_ constraint: NSLayoutConstraint) -> String {
        let relation = [-1: "≤", 0: "=", 1: "≥"][constraint.relation.rawValue]!
        return "    \(name(constraint.firstItem)).\(constraint.firstAttribute) \(relation) "
            + "\(name(constraint.secondItem)).\(constraint.secondAttribute) + \(constraint.constant)"
            + " @\(constraint.priority.rawValue)"
    }

    private func meaning(of format: String, _ options: NSLayoutConstraint.FormatOptions = []) -> [String] {
        do throws(VisualFormatParser.Problem) {
            var parser = VisualFormatParser(format, metrics: ["gap": 12, "low": 1], views: Set(views.keys))
            var row = VisualFormatRow(try parser.parse(), options: options, views: views)
            return try row.makeConstraints(format).map(text)
        } catch {
            return error.description.split(separator: "\n").map { "    " + $0 }
        }
    }

    @Test("Each part of a visual format makes its constraint, in each direction, or an error names the expected part")
    func whole() throws {
        // Given
        let formats = [
            "[a]", "H:[a]", "V:[a]", "|[a]|", "|-[a]-|", "V:|-[a]-[b]-|", "[a][b]", "[a]-[b]-[c_1]", "[a]-5-[b]",
            "[a]-(5)-[b]", "[a]-gap-[b]", "[a]-(-gap)-[b]", "[a]-(-5.5)-[b]", "[a]-(>=5,<=9@700,==7@low)-[b]",
            "|-0-[a]-0-|", "[a(5)]", "[a(>=5)]", "[a(==b)]", "[a(<=b@1000)]", "V:[a(gap)][b(a)]", "[a(>=5,<=9@1)]",
            "", "H:", "|", "|-", "[", "[]", "[a", "[x]", "[a](", "[a()]", "[a(5]", "[a(5,)]", "[a(x)]", "[a(5@0)]",
            "[a(5@1001)]", "[a(5@b)]", "[a(5@)]", "[a(-b)]", "[a]-", "[a]-5", "[a]-5[b]", "[a]-(5-[b]", "[a]--[b]",
            "[a]|[b]", "[a]-x-[b]", "[a] [b]", "[a]-1.2.3-[b]", "[a]-.5-[b]", "D:[a]", "v:[a]", "[a]-5@9-[b]",
        ]
        let options: [(String, NSLayoutConstraint.FormatOptions)] = [
            ("from left to right", .directionLeftToRight), ("from right to left", .directionRightToLeft),
            ("all aligned", [.alignAllLeft, .alignAllRight, .alignAllTop, .alignAllBottom, .alignAllLeading]),
            ("aligned, too", [.alignAllTrailing, .alignAllCenterX, .alignAllCenterY]),
            ("by baselines", [.alignAllLastBaseline, .alignAllFirstBaseline]),
        ]
        let rows = ["|-[a]-[b]-|", "|[a]-5-[b(9)]|", "V:|-[a][b]-(>=3)-|"]

        // When
        var lines = formats.flatMap { [$0] + meaning(of: $0) }
        for (name, options) in options {
            lines += rows.flatMap { ["\($0), \(name)"] + meaning(of: $0, options) }
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Visual-formats.txt")
    }
}
