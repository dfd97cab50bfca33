import Foundation
import TerminalTesting
import Testing

@testable import InterfaceBuilder

/// Which elements are as Interface Builder writes them: those are read when somebody asks for them, all others at once.
struct FormTests {
    /// The attributes of each element that has a form.
    private let forms: [(name: String, attributes: [String], others: [String])] = [
        ("rect", ["x", "y", "width", "height"], []), ("point", ["x", "y"], []), ("size", ["width", "height"], []),
        ("inset", ["minX", "minY", "maxX", "maxY"], []), ("edgeInsets", ["top", "left", "bottom", "right"], []),
        ("directionalEdgeInsets", ["top", "leading", "bottom", "trailing"], []),
        ("autoresizingMask", [], ["widthSizable", "heightSizable", "flexibleMinX", "flexibleMaxY"]),
        ("color", ["red", "green", "blue"], ["alpha", "colorSpace", "customColorSpace"]),
        ("color", ["white"], ["alpha"]),
        ("color", ["name"], ["alpha"]), ("color", ["systemColor"], []), ("color", ["cocoaTouchSystemColor"], []),
        ("color", ["xcode11CocoaTouchSystemColor"], []), ("fontDescription", ["type"], ["pointSize", "weight"]),
        ("fontDescription", ["name"], ["family", "pointSize"]), ("font", ["style"], []), ("integer", ["value"], []),
        ("real", ["value"], []), ("float", ["value"], []), ("double", ["value"], []), ("bool", ["value"], []),
        ("boolean", ["value"], []), ("range", ["location", "length"], []), ("string", [], []),
        ("mutableString", [], []), ("nil", [], []), ("attributedString", [], []),
        ("outlet", ["property", "destination"], ["id"]), ("outletCollection", ["property", "destination"], []),
        ("action", ["selector", "destination"], ["eventType"]), ("segue", ["kind", "destination"], ["identifier"]),
        ("constraint", ["firstAttribute"], ["multiplier", "constant", "priority", "placeholder", "relation", "other"]),
        ("state", [], ["title", "image"]),
    ]

    /// Values of every kind.
    private let values = [
        "1", "-1", "0.5", "-8.25", "1.", ".5", "-", "", "1e3", "+1", "1-", "123456789", "1234567890", "0.1234567890",
        "1.2.3", "YES", "NO", "yes", "system", "boldSystem", "italicSystem", "smallSystem", "equal", "lessThanOrEqual",
        "greaterThanOrEqual", "almost",
    ]

    private func element(_ text: String) throws -> IBElement {
        try IBElementParser.parse(Data(text.utf8), file: "Form.xib")
    }

    private func isPlain(_ text: String) throws -> Bool { try element(text).isPlain }

    private func tag(_ name: String, _ attributes: [(String, String)], inside: String = "") -> String {
        "<\(name)\(attributes.map { " \($0)=\"\($1)\"" }.joined())>\(inside)</\(name)>"
    }

    @Test(
        "An element is in Interface Builder's form if it has only attributes and values that Interface Builder writes")
    func plain() throws {
        // Given
        var lines: [String] = []
        func note(_ name: String, _ what: String, _ attributes: [(String, String)], inside: String = "") throws {
            let text = tag(name, attributes, inside: inside)
            lines.append("\(what): \(try isPlain(text))")
        }

        // When
        for (name, needed, others) in forms {
            let isWords = ["name", "type", "style", "systemColor", "property", "kind", "firstAttribute", "selector"]
            func value(of name: String) -> String { name == "type" ? "system" : isWords.contains(name) ? "moon" : "1" }
            let all = needed.map { ($0, value(of: $0)) }
            lines.append("— \(tag(name, all))")
            try note(name, "so", all)
            try note(name, "with a key", all + [("key", "moon")])
            try note(name, "with another attribute", all + [("moon", "1")])
            try note(name, "with text", all, inside: "moon")
            try note(name, "with blanks", all, inside: "\n  ")
            try note(name, "with an element", all, inside: "<real key=\"a\" value=\"1\"/>")
            for index in all.indices {
                var some = all
                some.remove(at: index)
                try note(name, "without \(all[index].0)", some)
            }
            for attribute in needed + others {
                let right = try values.filter { value in
                    try isPlain(tag(name, all.filter { $0.0 != attribute } + [(attribute, value)]))
                }
                lines.append("\(attribute) may be: \(right.map(\.debugDescription).joined(separator: " "))")
            }
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Forms.txt")
    }

    @Test("A list is in Interface Builder's form if each value has a key and is in that form")
    func inside() throws {
        // Given
        func many(_ count: Int) -> String { (0..<count).map { "<real key=\"k\($0)\" value=\"1\"/>" }.joined() }
        let insides = [
            "<real key=\"a\" value=\"1\"/><real key=\"b\" value=\"2\"/>": true,
            "<real key=\"a\" value=\"1\"/><real key=\"a\" value=\"2\"/>": false, "<real value=\"1\"/>": false,
            "<real key=\"a\" value=\"x\"/>": false, "<real key=\"a\" id=\"b\" value=\"1\"/>": false,
            "<view key=\"a\" id=\"b\"/>": false, "<view key=\"a\"><rect key=\"frame\"/></view>": false, many(20): true,
            many(21): false, "<state key=\"a\"><real key=\"b\" value=\"1\"/></state>": true,
            "<state key=\"a\"><real key=\"b\" value=\"x\"/></state>": false,
        ]

        for (inside, expected) in insides {
            // When
            let isPlain = try isPlain("<state>\(inside)</state>")

            // Then
            expect(isPlain, equals: expected, "\(inside)")
        }
    }
}
