import TerminalUIKit
import TerminalTesting
import Testing

/// The constraints that each method of an anchor makes.
struct AnchorTests {
    private let view = UIView()
    private let other = UIView()

    /// The numbers of a constraint, with its second item if it has one.
    private func words(_ constraint: NSLayoutConstraint) -> String {
        let sign = [NSLayoutConstraint.Relation.lessThanOrEqual: "≤", .equal: "=", .greaterThanOrEqual: "≥"]
        let second = constraint.secondItem == nil ? "" : "\(constraint.secondAttribute) × "
        return "\(constraint.firstAttribute) \(sign[constraint.relation]!) "
            + "\(second)\(constraint.multiplier) + \(constraint.constant) at \(constraint.priority.rawValue)"
    }

    @Test("An anchor makes constraints: equal, at least or at most another anchor, plus a constant")
    func edges() {
        // Given
        let (mine, its) = (view.leadingAnchor, other.trailingAnchor)

        // When
        let constraints = [
            mine.constraint(equalTo: its), mine.constraint(equalTo: its, constant: 7),
            mine.constraint(greaterThanOrEqualTo: its), mine.constraint(greaterThanOrEqualTo: its, constant: 7),
            mine.constraint(lessThanOrEqualTo: its), mine.constraint(lessThanOrEqualTo: its, constant: 7),
        ]

        // Then
        let expected = ["=", "≥", "≤"].flatMap { sign in
            ["0.0", "7.0"].map { "leading \(sign) trailing × 1.0 + \($0) at 1000.0" }
        }
        expect(constraints.map(words), equals: expected)
        expect(constraints.allSatisfy { !$0.isActive && $0.firstItem === view && $0.secondItem === other })
    }

    @Test("A dimension is constrained to a constant, or to a multiple of another dimension plus a constant")
    func lengths() {
        // Given
        let (mine, its) = (view.widthAnchor, other.heightAnchor)

        // When
        let constraints = [
            mine.constraint(equalToConstant: 5), mine.constraint(greaterThanOrEqualToConstant: 5),
            mine.constraint(lessThanOrEqualToConstant: 5), mine.constraint(equalTo: its),
            mine.constraint(greaterThanOrEqualTo: its), mine.constraint(lessThanOrEqualTo: its),
            mine.constraint(equalTo: its, multiplier: 3), mine.constraint(equalTo: its, multiplier: 3, constant: 7),
            mine.constraint(greaterThanOrEqualTo: its, multiplier: 3),
            mine.constraint(greaterThanOrEqualTo: its, multiplier: 3, constant: 7),
            mine.constraint(lessThanOrEqualTo: its, multiplier: 3),
            mine.constraint(lessThanOrEqualTo: its, multiplier: 3, constant: 7),
        ]

        // Then
        let signs = ["=", "≥", "≤"]
        let numbers = signs.map { "width \($0) 1.0 + 5.0 at 1000.0" }
        let lengths = signs.map { "width \($0) height × 1.0 + 0.0 at 1000.0" }
        let multiples = signs.flatMap { sign in
            ["0.0", "7.0"].map { "width \(sign) height × 3.0 + \($0) at 1000.0" }
        }
        expect(constraints.map(words), equals: numbers + lengths + multiples)
        expect(constraints.map { $0.secondItem == nil }, equals: (0..<12).map { $0 < 3 })
    }

    @Test("Each anchor of a view or guide is the line that it is named after")
    func lines() {
        // Given
        let guide = UILayoutGuide()
        view.addLayoutGuide(guide)

        // When
        let ofView = [
            view.leftAnchor.constraint(equalTo: other.leftAnchor),
            view.rightAnchor.constraint(equalTo: other.leftAnchor),
            view.leadingAnchor.constraint(equalTo: other.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: other.leadingAnchor),
            view.centerXAnchor.constraint(equalTo: other.leadingAnchor),
            view.topAnchor.constraint(equalTo: other.topAnchor), view.bottomAnchor.constraint(equalTo: other.topAnchor),
            view.centerYAnchor.constraint(equalTo: other.topAnchor),
            view.widthAnchor.constraint(equalTo: other.widthAnchor),
            view.heightAnchor.constraint(equalTo: other.widthAnchor),
            view.firstBaselineAnchor.constraint(equalTo: other.topAnchor),
            view.lastBaselineAnchor.constraint(equalTo: other.topAnchor),
        ]
        let ofGuide = [
            guide.leftAnchor.constraint(equalTo: other.leftAnchor),
            guide.rightAnchor.constraint(equalTo: other.leftAnchor),
            guide.leadingAnchor.constraint(equalTo: other.leadingAnchor),
            guide.trailingAnchor.constraint(equalTo: other.leadingAnchor),
            guide.centerXAnchor.constraint(equalTo: other.leadingAnchor),
            guide.topAnchor.constraint(equalTo: other.topAnchor),
            guide.bottomAnchor.constraint(equalTo: other.topAnchor),
            guide.centerYAnchor.constraint(equalTo: other.topAnchor),
            guide.widthAnchor.constraint(equalTo: other.widthAnchor),
            guide.heightAnchor.constraint(equalTo: other.widthAnchor),
        ]

        // Then
        let attributes: [NSLayoutConstraint.Attribute] = [
            .left, .right, .leading, .trailing, .centerX, .top, .bottom, .centerY, .width, .height, .firstBaseline,
            .lastBaseline,
        ]
        expect(ofView.map(\.firstAttribute), equals: attributes)
        expect(ofGuide.map(\.firstAttribute), equals: Array(attributes.dropLast(2)))
        expect(ofGuide.allSatisfy { $0.firstItem === guide } && ofView.allSatisfy { $0.firstItem === view })
    }
}
