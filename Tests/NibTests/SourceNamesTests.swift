import Foundation
import TerminalTesting
import Testing

@testable import NibChecking

/// The words, strings and marks of sources, and what code does with names.
struct SourceNamesTests {
    /// `A0 A1 A2 …`: of what is done the names show how far it goes.
    private static let many = (0..<25).map { "A\($0)" }.joined(separator: " ")

    private static let uses = [
        "register", "registerClass", "registers", "Register", "UINib", "UINibs", "nibWithNibName", "nibWithNib",
        "loadNibNamed", "loadNib", "viewWithTag", "viewWithTags", "dequeueReusableCell", "dequeueReusable", "dequeue",
    ]

    @Test("Code registers, loads, finds and dequeues the classes and strings that follow it shortly")
    func uses() throws {
        // Given
        let texts =
            Self.uses.map { "\($0) \(Self.many)" } + [
                "register a B \"c\" 1 Z z _ \"d e\" (E)", "viewWithTag a b", "viewWithTag(7)", "viewWithTag(try t())",
                "viewWithTag:7 a", "loadNibNamed \"\(String(repeating: "x", count: 199))\"",
                "loadNibNamed \"\(String(repeating: "y", count: 200))\"", "register A UINib B loadNibNamed C",
                "register A viewWithTag B C D", "nothing A \"b\"",
            ]

        // When
        let lines = texts.map { "— \($0)\n" + SourceIndex.reading([("Menu.swift", $0)]).listing }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Uses-in-sources.txt")
    }

    @Test("An identifier is required if a cell must have it, and otherwise only mentioned")
    func demands() {
        // Given
        func commas(_ count: Int) -> String { String(repeating: ",", count: count) }
        let asked: [(text: String, isDemanded: Bool)] = [
            ("dequeueReusableCell(withIdentifier: \"a\", for: path)", true),
            ("dequeueReusableCellWithIdentifier:@\"a\" forIndexPath:path", true),
            ("dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: \"a\", for: path)", true),
            ("dequeueReusableCell(withIdentifier: \"a\");", false),
            ("dequeueReusableCell(withIdentifier: \"a\" + b)", false),
            ("dequeueReusableCell(withIdentifier: \"a\", with: path)", false),
            ("dequeueReusableCell(withIdentifier: \"a\"", false),
            ("dequeueReusableCell \(commas(9))\"a\" for", true), ("dequeueReusableCell \(commas(10))\"a\" for", false),
            ("dequeue(withIdentifier: \"a\", for: path)", false), ("\"a\" for", false),
            ("dequeueReusableCell \"a\",, for", true),
            ("#define CELL [t dequeueReusableCellWithIdentifier:@\"a\" forIndexPath:p]", true),
            ("dequeueReusableCell(withIdentifier: \"a\") as! Menu.DishCell\ncell.name = 1", true),
            ("dequeueReusableCell(withIdentifier: \"a\")!", true),
            ("dequeueReusableCell(withIdentifier: \"a\") as! DishCell?", false),
            ("dequeueReusableCell(withIdentifier: \"a\") as? DishCell", false),
        ]

        // When
        let long = String(repeating: "/", count: 200) + "\n"
        let indexes = asked.map { text, _ in
            SourceIndex.reading([(text.hasPrefix("#") ? "A/Menu.m" : "A/Menu.swift", long + text)])
        }
        let beside = SourceIndex.reading([("Menu.swift", "\"a\"; dequeueReusableCell \"a\" for")])
        let tests = SourceIndex.reading(
            [("Menu.swift", "register Menu; dequeueReusableCell \"a\" for")], tests: ["Menu.swift"])

        // Then
        for (index, (text, isDemanded)) in zip(indexes, asked) {
            expect((index.demands["a"] != nil), equals: isDemanded, "\(text)")
            expect(!isDemanded || index.demands["a"]?.file.hasPrefix("A/Menu.") == true)
            expect(!isDemanded || index.demands["a"]?.line == 2)
        }
        // The last that was read before the text ended was not yet decided.
        expect(indexes[6].onlyDemands("a") && !indexes[6].mentions("a"))
        expect(indexes[0].onlyDemands("a") && indexes[0].mentions("a") && !indexes[0].mentions("b"))
        expect(!indexes[3].onlyDemands("a") && indexes[3].mentions("a"))
        expect(!beside.onlyDemands("a") && beside.mentions("a") && beside.demands.count == 1)
        expect(tests.users.isEmpty && tests.demands.isEmpty && tests.mentions("Menu") && !tests.mentions("a"))
    }

    @Test("A class has its superclasses, through aliases and extensions, if the sources declare them")
    func chains() throws {
        // Given
        let index = SourceIndex.reading([
            (
                "Menu.swift",
                """
                class A: B { @objc var a: X }
                class B: C { @objc var b: X }
                class C { @objc var c: X }
                class Round: Trip {}
                class Trip: Round {}
                extension UICell { @objc var e: X }
                class Own: UICell {}
                class Twice: A {}
                class Twice: UIView {}
                typealias Other = A
                typealias Another = Other
                typealias Outer = UIKit.UILabel
                @objc(Renamed) class Named: A {}
                class Later: Other {}

                """
            )
        ])
        let names = [
            "A", "B", "C", "Round", "UICell", "Own", "Twice", "Other", "Another", "Outer", "Renamed", "Named", "Later",
            "None",
        ]

        // When
        let lines = names.map { name in
            let chain = index.chain(of: name)
            let members = chain.classes.map { $0.place ?? "extension \($0.properties.keys.sorted())" }
            return "\(name): \(members.joined(separator: " ")) | \(chain.ends.sorted())"
        }

        // Then
        expect(
            lines,
            equals: [
                "A: Menu.swift:1 Menu.swift:2 Menu.swift:3 | [\"\"]", "B: Menu.swift:2 Menu.swift:3 | [\"\"]",
                "C: Menu.swift:3 | [\"\"]", "Round: Menu.swift:4 Menu.swift:5 | []",
                "UICell: extension [\"e\"] | [\"UICell\"]",
                "Own: Menu.swift:7 extension [\"e\"] | [\"UICell\"]", lines[6],
                "Other: Menu.swift:1 Menu.swift:2 Menu.swift:3 | [\"\"]", "Another:  | [\"Other\"]",
                "Outer:  | [\"UILabel\"]", "Renamed: Menu.swift:13 Menu.swift:1 Menu.swift:2 Menu.swift:3 | [\"\"]",
                "Named: Menu.swift:13 Menu.swift:1 Menu.swift:2 Menu.swift:3 | [\"\"]",
                "Later: Menu.swift:14 Menu.swift:1 Menu.swift:2 Menu.swift:3 | [\"\"]", "None:  | [\"None\"]",
            ])
        expect(lines[6].hasSuffix("| [\"\", \"UIView\"]"))
        expect(index.uses(["A"], by: .registers), equals: false)
    }

    private static let pieces: [(isSwift: Bool, texts: [String])] = [
        (
            true,
            [
                "", " ", "a", "a1_$é b", "1a", "a//b", "a//b\nc", "/a", "a/", "/*", "/*/", "/**/a", "/*/*/a",
                "/*/**/a*/b",
                "/* a */ b /* c", "\"\"", "\"\"a", "\"a\"b", "\"a", "\"a\nb", "\"a\\\"b\"c", "\"a\\\\\"b", "\"a\\",
                "\"",
                "\"\"\"", "\"\"\"\"", "\"\"\"a\"\"\"b", "\"\"\"\na \"b\" \"\"c\n\"\"\" d", "\"\"\"a\"\"", "\"\"\"a\nb",
                "#", "##", "#a", "##a", "#\"a\"#b", "#\"a\"b\"#c", "##\"a\"#b\"##c", "#\"a\\(b\"#c",
                "#\"a\\#(b(c))d\"#e",
                "#\"a\nb\"#c", "#\"a", "#/a/b/#c", "#\"\"\"\na\"#\"b\n\"\"\"#c", "#/a", "\"\\(a)b\"c",
                "\"\\(a(b)(c))d\"e",
                "\"\\(a", "\"\\(", "\"\\(\"b\")c\"d", "\"\\(\")\")c\"d", "=/a/b", "= /a\\/b/c", "=/ a/b", "=/a",
                "=/a\nb/c",
                "(/a/", ",/a/", ":/a/", "{/a/", "[/a/", "a/b/", ")/b/", "= /a/ /b/", "=/\\", "'a'", "a\tb\r\nc",
                "\u{7F}",
            ]
        ),
        (
            false,
            [
                "'a'b", "'\\''b", "'a", "'a\nb", "'\\", "#a b\nc", "#a \\\nb\nc", "#a", "#a \\\n", "#a \\",
                "#\"a\"#b\nc",
                "\"\"\"a\"\"\"", "\"\\(a\"b", "/* /* a */ b", "=/a/b", "@\"a\"", "#define A @\"b\n\"c\"",
                "\\\n#a\\\\\nb",
            ]
        ),
    ]

    @Test("A source is split into words, strings and symbols, even if it is incomplete")
    func pieces() throws {
        // Given, When
        let lines = Self.pieces.flatMap { isSwift, texts in
            texts.map { text in
                Data(text.utf8).withUnsafeBytes { bytes in
                    var tokens = SourceTokens(bytes, isSwift: isSwift)
                    var found: [String] = []
                    while let token = tokens.next() {
                        let place = "\(token.range.lowerBound)–\(token.range.upperBound)"
                        found.append("\(token.kind) \(place) \(token.byte) \(token.text.debugDescription)")
                    }
                    let named = ["a", "b", "c", "d"].filter(tokens.names.mentions)
                    return "— \(text.debugDescription) \(named)\n" + found.joined(separator: "\n")
                }
            }
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Pieces-of-sources.txt")
    }
}
