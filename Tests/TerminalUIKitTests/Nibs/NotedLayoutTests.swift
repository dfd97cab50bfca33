import Foundation
import InterfaceBuilder
import Inspection
import TerminalUIKit
import TerminalTesting
import Testing

/// The faults of constraints in an inspected document: misplaced views, contradictions, ambiguous frames.
struct NotedLayoutTests {
    private func notes(_ objects: String) throws -> [String] {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="22505"><device id="retina4_7"/>
            <objects>\(objects)</objects></document>
            """
        let inspection = NibInspection(try IBDocument(data: Data(text.utf8), file: "Moon"), metrics: .typographic)
        inspection.run { for showable in inspection.showables { _ = inspection.load(showable, size: showable.size) } }
        return inspection.faults.map { "\($0.rule) \($0.severity.rawValue) \($0.objectID ?? ""): \($0.message)" }
    }

    private func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
        "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
    }

    /// A constraint of a view with what is around it, or alone.
    private func constraint(
        _ id: String, _ attribute: String, _ constant: Double, to other: String? = nil, of item: String? = nil,
        more: String = ""
    ) -> String {
        let second = other.map { "secondItem=\"\($0)\" secondAttribute=\"\(attribute)\"" } ?? ""
        let first = item.map { "firstItem=\"\($0)\"" } ?? ""
        return
            "<constraint \(first) firstAttribute=\"\(attribute)\" \(second) constant=\"\(constant)\" \(more) "
            + "id=\"\(id)\"/>"
    }

    /// A screen with a view that is pinned to 20,20 100×40.
    private func screen(
        _ stored: String, more: String = "", without missing: String? = nil, extra: String = "", outer: String = "view"
    ) -> String {
        let pins = [
            constraint("l", "leading", 20, to: "v", of: "i"), constraint("t", "top", 20, to: "v", of: "i"),
        ].filter { missing == nil || !$0.contains("\"\(missing!)\"") }
        let own = [constraint("w", "width", 100), constraint("h", "height", 40)].filter {
            missing == nil || !$0.contains("\"\(missing!)\"")
        }
        return
            "<\(outer) id=\"v\">\(frame(0, 0, 375, 667))<subviews><view "
            + "translatesAutoresizingMaskIntoConstraints=\"NO\" \(more) id=\"i\">\(stored)"
            + "<constraints>\(own.joined())\(extra)</constraints></view></subviews><constraints>\(pins.joined())"
            + "</constraints></\(outer)>"
    }

    @Test("A view is misplaced if it is more than 8 points aside, or 16 above or below, from its place in the file")
    func misplaced() throws {
        // Given
        let near = [
            (20, 20, 100, 40), (12, 20, 108, 40), (28, 20, 92, 40), (20, 20, 108, 40), (20, 20, 92, 40),
            (20, 4, 100, 56), (20, 36, 100, 24),
            (20, 20, 100, 56), (20, 20, 100, 24),
        ].map { frame($0.0, $0.1, $0.2, $0.3) }
        let far = [
            (11, 20, 109, 40), (29, 20, 91, 40), (20, 20, 109, 40), (20, 20, 91, 40), (20, 3, 100, 57),
            (20, 37, 100, 23), (20, 20, 100, 57),
            (20, 20, 100, 23),
        ].map { frame($0.0, $0.1, $0.2, $0.3) }

        // When
        let told = try near.map { try notes(screen($0)) } + far.map { try notes(screen($0)) }
        let marked = try ["misplaced", "ambiguous"].map { try notes(screen(far[0], more: "\($0)=\"YES\"")) }

        // Then
        expect(told.prefix(near.count).allSatisfy { $0.isEmpty }, "\(told)")
        expect(told.suffix(far.count).allSatisfy { $0.count == 1 }, "\(told)")
        let words = """
            misplaced-here warning i: view is misplaced: its constraints put it at 20,20 100×40, and its \
            frame in the file is 11,20 109×40
            """
        expect(told[near.count], equals: [words])
        expect(marked, equals: [[], []])
    }

    @Test("A conflict about the baselines of different fonts is a note, because fonts here aren't Apple's")
    func baselines() throws {
        // Given
        func buttons(_ font: String) -> String {
            func button(_ id: String, _ font: String) -> String {
                "<button translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\">\(frame(0, 0, 50, 30))"
                    + "\(font)<state key=\"normal\" title=\"Done\"/></button>"
            }
            let lines = ["bottom", "baseline"].map {
                "<constraint firstItem=\"b\" firstAttribute=\"\($0)\" secondItem=\"c\" secondAttribute=\"\($0)\""
                    + "\($0 == "bottom" ? "" : " constant=\"\(font.isEmpty ? 1 : 0)\"") id=\"k\($0)\"/>"
            }
            return """
                <view id="root">\(frame(0, 0, 375, 667))<subviews>\(button("b", font))\(button("c", ""))</subviews>
                <constraints>\(lines.joined())</constraints></view>
                """
        }
        let other = "<fontDescription key=\"fontDescription\" name=\"HelveticaNeue\" family=\"a\" pointSize=\"15\"/>"

        // When
        let told = try [buttons(""), buttons(other)].map { objects in
            try notes(objects).filter { $0.hasPrefix("contradiction") }.map { $0.prefix(45) }
        }

        // Then
        expect(told.map(\.count), equals: [1, 1])
        expect(told[0].first?.hasPrefix("contradiction warning") == true, "\(told)")
        expect(told[1].first?.hasPrefix("contradiction note") == true, "\(told)")
    }

    @Test("Conflicting constraints are reported together, as a note if the size is open")
    func contradictions() throws {
        // Given
        let stored = frame(20, 20, 100, 40)
        let second = constraint("x", "width", 50)
        let placeholder = constraint("x", "width", 50, more: "placeholder=\"YES\""),
            weak = constraint("x", "width", 50, more: "priority=\"999\"")
        let cell = screen(stored, extra: second, outer: "tableViewCell").replacing(
            "<tableViewCell id", with: "<tableViewCell reuseIdentifier=\"a\" id")

        // When
        let told = try [
            screen(stored, extra: second), screen(stored, extra: placeholder), screen(stored, extra: weak), cell,
            screen(stored, without: "w"),
            screen(stored, without: "l"), screen(stored, more: "ambiguous=\"YES\"", without: "t"),
        ].map { try notes($0) }

        // Then
        expect(
            told[0],
            equals: [
                "contradiction warning x: contradictory constraints: view.width = 50 can't hold, with view.width = 100"
            ])
        expect(told[1] == [] && told[2] == [])
        expect(told[4], equals: ["ambiguous-here warning i: view is ambiguous: its constraints leave its frame open"])
        expect(told[5] == told[4] && told[6] == [])
        expect(told[3].count <= 1)
    }

    @Test(
        "The message about a conflict names twenty constraints, and counts the others", arguments: [19, 20, 21, 25])
    func manyOthers(count: Int) throws {
        // Given: each view as wide as the next, the first and the last of two widths
        let views = (1..<count).map { number in
            "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"v\(number)\"/>"
        }
        let equal = (1..<count - 1).map { number in
            "<constraint firstItem=\"v\(number)\" firstAttribute=\"width\" secondItem=\"v\(number + 1)\" "
                + "secondAttribute=\"width\" id=\"e\(number)\"/>"
        }
        let ends = [(1, 10), (count - 1, 20)].map { number, width in
            "<constraint firstItem=\"v\(number)\" firstAttribute=\"width\" constant=\"\(width)\" id=\"w\(width)\"/>"
        }
        let extra = "<constraint firstItem=\"v1\" firstAttribute=\"height\" constant=\"1\" id=\"h\"/>"

        // When
        let told = try notes(
            "<view id=\"v\">\(frame(0, 0, 375, 667))<subviews>\(views.joined())</subviews><constraints>"
                + "\((equal + ends).joined())\(extra)</constraints></view>"
        ).filter { $0.hasPrefix("contradiction") }

        // Then: beside the one that can't hold there are all others of the chain
        let others = told.first?.components(separatedBy: " and ") ?? []
        expect(told.count == 1 && others.count == min(count - 1, 21))
        expect(others.last?.hasSuffix(" more"), equals: (count > 21))
        expect(count <= 21 || others.last == "\(count - 21) more")
    }
}
