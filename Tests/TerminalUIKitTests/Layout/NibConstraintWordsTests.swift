import TerminalTesting
import TerminalUIKit
import Testing

@testable import Views

/// The constraints for each way to write one in a nib, by their descriptions.
struct NibConstraintWordsTests {
    private func told(_ constraint: String, inner: String = "", extra: String = "") -> String {
        let world = World()
        var (log, steps): ([String], [String]) = ([], [])
        world.log = { log.append($0) }
        world.trace.sink = { if let words = $0.words, words.contains("constraint") { steps.append(words) } }
        let nib = Nib.make(
            """
            <view id="v"><rect key="frame" x="0" y="0" width="320" height="480"/>
            <subviews><label text="a" translatesAutoresizingMaskIntoConstraints="NO" id="a"><constraints>\(inner)</constraints></label>
            <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="s"><viewLayoutGuide key="contentLayoutGuide" id="sc"/>
            <viewLayoutGuide key="frameLayoutGuide" id="sf"/></scrollView></subviews>
            <viewLayoutGuide key="safeArea" id="g"/><viewLayoutGuide key="keyboard" id="k"/>
            <viewLayoutGuide key="orbit" id="o"/>
            <constraints>\(constraint)</constraints>\(extra)</view>
            """, in: world)
        return world.run {
            guard let view = (try? nib.objects(withOwner: nil))?.first as? UIView else { return "no view" }
            let all = (view.constraints + view.subviews.flatMap(\.constraints)).map { one -> String in
                let guides = [one.firstItem, one.secondItem].compactMap { ($0 as? UILayoutGuide)?.kind.rawValue }
                return one.summary + (guides.isEmpty ? "" : " \(guides)")
            }
            return (all + log + steps).joined(separator: "; ")
        }
    }

    /// A constraint of the label's, or of another's, to the view around.
    private func between(_ words: String, _ first: String = "a", _ second: String = "v", _ attribute: String = "top")
        -> String
    {
        "<constraint firstItem=\"\(first)\" firstAttribute=\"\(attribute)\" secondItem=\"\(second)\" "
            + "secondAttribute=\"\(attribute)\" \(words) id=\"c\"/>"
    }

    @Test("Each part of a nib's constraint is read, and an invalid one is left out with a reason")
    func words() throws {
        // Given
        let texts: [(String, String)] = [
            ("plain", between("")), ("constant", between("constant=\"8.5\"")),
            ("less", between("relation=\"lessThanOrEqual\"")),
            ("more", between("relation=\"greaterThanOrEqual\"")), ("priority", between("priority=\"749\"")),
            ("name", between("identifier=\"moon\"")), ("multiplier", between("multiplier=\"0.5\"")),
            ("ratio", between("multiplier=\"3:4\"", "a", "v", "width")),
            ("placeholder", between("placeholder=\"YES\"")),
            ("safe area", between("", "a", "g")), ("keyboard", between("", "a", "k")),
            ("content", between("", "a", "sc")),
            ("frame", between("", "sf", "a")), ("an unknown guide", between("", "a", "o")),
            ("standard to the side", between("symbolic=\"YES\" constant=\"20\"", "a", "g", "leading")),
            ("standard to the other side", between("symbolic=\"YES\" constant=\"20\"", "g", "a", "trailing")),
            ("standard to the top", between("symbolic=\"YES\" constant=\"20\"", "a", "g", "top")),
            ("standard to a view", between("symbolic=\"YES\" constant=\"20\"", "a", "v", "leading")),
            ("not standard", between("symbolic=\"NO\" constant=\"20\"", "a", "g", "leading")),
            ("nobody", between("", "a", "gone")), ("nobody first", between("", "gone", "a")),
            ("no attribute", between("", "a", "v", "sideways")), ("baseline", between("", "a", "s", "baseline")),
            ("a place alone", "<constraint firstItem=\"a\" firstAttribute=\"top\" constant=\"5\" id=\"c\"/>"),
            ("a length alone", "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"5\" id=\"c\"/>"),
            ("its own", "<constraint firstAttribute=\"height\" constant=\"5\" id=\"c\"/>"),
            (
                "unlike",
                "<constraint firstItem=\"a\" firstAttribute=\"top\" secondItem=\"v\" secondAttribute=\"left\" id=\"c\"/>"
            ),
            (
                "never together",
                "<constraint firstItem=\"a\" firstAttribute=\"left\" secondItem=\"v\" secondAttribute=\"leading\" id=\"c\"/>"
            ),
            ("two", between("constant=\"1\"") + between("constant=\"2\"").replacing("id=\"c\"", with: "id=\"d\"")),
        ]
        let left = "<variation key=\"default\"><mask key=\"constraints\"><exclude reference=\"c\"/></mask></variation>"
        let wide = "<variation key=\"widthClass=regular\" constant=\"7\"/>"
        let compact = "<variation key=\"widthClass=compact\" constant=\"9\"/>"
        func varied(_ variations: String) -> String {
            "<constraint firstAttribute=\"width\" constant=\"5\" id=\"w\">\(variations)</constraint>"
        }

        // When
        let lines =
            texts.map { "\($0): \(told($1))" } + [
                "left out: \(told(between(""), extra: left))", "inside: \(told("", inner: varied("")))",
                "wide only: \(told("", inner: varied(wide)))", "compact: \(told("", inner: varied(compact)))",
                "both: \(told("", inner: varied(wide + compact)))",
            ]

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Constraints-of-nibs.txt")
    }
}
