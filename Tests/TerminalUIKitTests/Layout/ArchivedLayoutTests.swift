import Foundation
import TerminalTesting
import TerminalUIKit
import Testing

@testable @_spi(Overriding) import Views

/// The layout that a view reads from a coder with right and wrong values.
struct ArchivedLayoutTests {
    /// Answers what is in a dictionary.
    private nonisolated final class Answering: NSCoder {
        let values: [String: Any]

        init(_ values: [String: Any]) { self.values = values }

        override var allowsKeyedCoding: Bool { true }
        override func containsValue(forKey key: String) -> Bool { values[key] != nil }
        override func decodeObject(forKey key: String) -> Any? { values[key] }
        override func decodeBool(forKey key: String) -> Bool { values[key] as? Bool ?? false }
        override func decodeDouble(forKey key: String) -> Double { values[key] as? Double ?? 0 }
        override func decodeFloat(forKey key: String) -> Float { values[key] as? Float ?? 0 }
        override func decodeInteger(forKey key: String) -> Int { values[key] as? Int ?? 0 }
    }

    private let full: [String: Any] = [
        "first": ["0"], "firstAttribute": 7, "relation": -1, "second": [], "secondAttribute": 8, "multiplier": 2.0,
        "constant": 3.0, "priority": 250.0, "identifier": "moon",
    ]

    private func view(_ values: [String: Any]) -> UIView {
        let view = UIView(coder: Answering([:]))!
        let inner = UIView()
        [inner, UIView()].forEach(view.addSubview)
        inner.addSubview(UIView())
        view.decodeLayout(with: PropertyCoder(Answering(values), isDecoding: true))
        return view
    }

    /// Returns the constraint that a view reads, with some of the usual values changed.
    private func read(_ changes: [String: Any?]) -> String {
        var archived = full
        for (key, value) in changes { archived[key] = value }
        let view = view(["constraints": [archived]])
        func name(_ item: AnyObject?) -> String {
            switch item {
            case let guide as UILayoutGuide:
                "\(guide.kind) \(view.layoutGuides.firstIndex(of: guide).map(String.init) ?? "–")"
            case let one as UIView where one === view: "self"
            case let one as UIView: "\(one.superview === view ? view.subviews.firstIndex(of: one)! : 9)"
            default: "nil"
            }
        }
        return view.constraints.map { one in
            "\(name(one.firstItem)).\(one.firstAttribute) \(one.relation) \(name(one.secondItem))."
                + "\(one.secondAttribute) \(one.multiplier) \(one.constant) \(one.priority.rawValue) "
                + "\(one.identifier ?? "–")"
        }.joined() + " guides \(view.layoutGuides.count)"
    }

    @Test("A constraint is decoded with all its parts, and left out if a part is missing")
    func constraints() throws {
        // Given
        let cases: [(String, [String: Any?])] = [
            ("as it is", [:]), ("no name", ["identifier": nil]), ("no second", ["second": nil, "secondAttribute": 0]),
            ("inside", ["first": ["0", "0"]]), ("too deep", ["first": ["0", "0", "0"]]),
            ("the last", ["first": ["1"]]), ("beyond", ["first": ["2"]]), ("before", ["first": ["-1"]]),
            ("no number", ["first": ["x"]]), ("no list", ["first": "0"]), ("no first", ["first": nil]),
            ("margins", ["first": ["margins"]]), ("its margins", ["first": ["0", "safeArea"]]),
            ("its own guide", ["first": ["own", "0"]]), ("the third", ["first": ["own", "2"]]),
            ("the last there may be", ["first": ["own", "999"]]), ("too many", ["first": ["own", "1000"]]),
            ("a guide before", ["first": ["own", "-1"]]), ("a guide without number", ["first": ["own"]]),
            ("a guide by name", ["first": ["own", "x"]]), ("no attribute", ["firstAttribute": nil]),
            ("no such attribute", ["firstAttribute": 21]), ("no such second", ["secondAttribute": 99]),
            ("no relation", ["relation": nil]), ("no such relation", ["relation": 2]), ("equal", ["relation": 0]),
            ("at least", ["relation": 1]), ("no multiplier", ["multiplier": nil]), ("no constant", ["constant": nil]),
            ("no priority", ["priority": nil]),
        ]

        // When
        let lines = cases.map { "\($0): \(read($1))" }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Constraints-read.txt")
    }

    @Test("Priorities and margins are decoded from their own keys, and have defaults without them")
    func properties() {
        // Given
        let bare = view([:])
        let keys = [
            "horizontalHuggingPriority", "verticalHuggingPriority", "horizontalCompressionResistancePriority",
            "verticalCompressionResistancePriority",
        ]
        func priorities(_ view: UIView) -> [Float] {
            [NSLayoutConstraint.Axis.horizontal, .vertical].map { view.contentHuggingPriority(for: $0).rawValue }
                + [NSLayoutConstraint.Axis.horizontal, .vertical].map {
                    view.contentCompressionResistancePriority(for: $0).rawValue
                }
        }

        // When
        let each = keys.map { priorities(view([$0: 400.0])) }
        let flags = [true, false].map { view(["preservesSuperviewLayoutMargins": $0]).preservesSuperviewLayoutMargins }
        let insets = [true, false].map {
            view(["insetsLayoutMarginsFromSafeArea": $0]).insetsLayoutMarginsFromSafeArea
        }

        // Then
        expect(priorities(bare) == [250, 250, 750, 750] && bare.constraints.isEmpty)
        expect(
            each, equals: [[400, 250, 750, 750], [250, 400, 750, 750], [250, 250, 400, 750], [250, 250, 750, 400]])
        expect(flags == [true, false] && insets == [true, false])
        expect(!bare.preservesSuperviewLayoutMargins && bare.insetsLayoutMarginsFromSafeArea)
        expect(bare.layout.margins == nil && bare.layout.notedSize == nil)
    }

    @Test("Directional margins are archived, and a key path to another object isn't a margin")
    func written() throws {
        // Given
        let (view, other) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), UIView())
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let plain = UIView(frame: view.frame)
        plain.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let away = UIView()
        view.addSubview(away)
        let constraint = away.widthAnchor.constraint(equalTo: other.widthAnchor)
        view.addConstraint(constraint)

        // When
        let copies = [try ControlFixture.unarchived(view), try ControlFixture.unarchived(plain)]
        for copy in copies { copy.semanticContentAttribute = .forceRightToLeft }

        // Then
        expect(copies.map(\.layoutMargins.left) == [4, 2] && copies.map(\.layoutMargins.right) == [2, 4])
        expect(copies.map(\.layoutMargins.top) == [1, 1] && copies.map(\.layoutMargins.bottom) == [3, 3])
        #expect(copies[0].constraints.first?.secondItem == nil)
    }
}
