import TerminalTesting
import TerminalUIKit
import Testing

/// All that a stack says in constraints, whichever of its views are hidden.
struct StackConstraintsTests {
    private let names = ["A", "B", "C"]

    /// A constraint in the words of its stack, without what is as usual.
    private func text(_ constraint: NSLayoutConstraint, in stack: UIStackView) -> String {
        func name(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
            let view = item as? UIView
            let number = view.flatMap { stack.arrangedSubviews.firstIndex(of: $0) }
            let name = number.map { names[$0] } ?? (view === stack ? "stack" : item is UILayoutGuide ? "guide" : "–")
            return "\(name).\(attribute)"
        }
        let relation = [-1: "≤", 0: "=", 1: "≥"][constraint.relation.rawValue]!
        return "\(constraint.identifier ?? "–"): \(name(constraint.firstItem, constraint.firstAttribute)) \(relation) "
            + name(constraint.secondItem, constraint.secondAttribute)
            + (constraint.multiplier == 1 ? "" : " · \((constraint.multiplier * 1000).rounded() / 1000)")
            + (constraint.constant == 0 ? "" : " + \(constraint.constant)")
            + (constraint.priority == .required ? "" : " @\(constraint.priority.rawValue)")
    }

    private func box(_ width: CGFloat, _ height: CGFloat) -> UIView {
        let image = UIImageView(image: UIImage(systemName: "star"))
        image.frame = CGRect(x: 0, y: 0, width: width, height: height)
        return image
    }

    @Test("A stack's constraints express each distribution, alignment and hidden view")
    func all() throws {
        // Given
        let distributions: [UIStackView.Distribution] = [
            .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
        ]
        let alignments: [UIStackView.Alignment] = [
            .fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline,
        ]
        let hidden: [[Int]] = [[], [0], [1], [2], [0, 1], [1, 2], [0, 2], [0, 1, 2]]
        var lines: [String] = []
        func note(
            _ axis: NSLayoutConstraint.Axis, _ distribution: UIStackView.Distribution,
            _ alignment: UIStackView.Alignment, hidden: [Int], isSpecial: Bool = false
        ) {
            let stack = UIStackView(arrangedSubviews: [box(10, 20), box(30, 40), box(50, 60)])
            (stack.axis, stack.distribution, stack.alignment, stack.spacing) = (axis, distribution, alignment, 6)
            for index in hidden { stack.arrangedSubviews[index].isHidden = true }
            if isSpecial {
                stack.spacing = UIStackView.spacingUseSystem
                stack.setCustomSpacing(3, after: stack.arrangedSubviews[1])
                (stack.isBaselineRelativeArrangement, stack.isLayoutMarginsRelativeArrangement) = (true, true)
            }
            stack.updateConstraintsIfNeeded()
            let all = stack.constraints + stack.arrangedSubviews.flatMap(\.constraints)
            let name = hidden.isEmpty ? "" : ", hidden " + hidden.map { names[$0] }.joined(separator: " ")
            lines.append("— \(axis) \(distribution) \(alignment)\(name)\(isSpecial ? ", special" : "")")
            lines += all.map { text($0, in: stack) }
        }

        // When
        for distribution in distributions { note(.horizontal, distribution, .fill, hidden: []) }
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            for alignment in alignments { note(axis, .fill, alignment, hidden: [1]) }
            note(axis, .equalSpacing, .fill, hidden: [], isSpecial: true)
        }
        for hidden in hidden { note(.vertical, .fillEqually, .leading, hidden: hidden) }

        // Then
        try expect(
            Difference(of: lines.joined(separator: "\n"), fromRecorded: "Constraints-of-stacks.txt"), equals: nil)
    }
}
