import Foundation
import TerminalTesting
import Testing

/// `nib.schema.json`, and what `nib` prints.
@Suite(.talkingToPrograms)
nonisolated struct NibSchemaTests {
    private let folder: TemporaryFolder
    private let schema: JSONSchema

    init() throws {
        folder = try TemporaryFolder()
        schema = try JSONSchema(
            at: URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                .deletingLastPathComponent().appendingPathComponent("Tutorials/Handbook.docc/nib.schema.json"))
    }

    @Test(
        "JSON output follows the schema, and has only its keys",
        arguments: [
            ("report", ["json", "Menu.xib"]), ("report", ["json", "Menu.storyboard", "--size", "375x667"]),
            ("report", ["json", "Empty.xib"]), ("findings", ["lint", "--json", "Menu.xib", "gone.xib"]),
            ("difference", ["diff", "--json", "Menu.xib", "Later.xib"]),
            ("difference", ["diff", "--json", "/dev/null", "Menu.storyboard"]),
        ])
    func output(definition: String, words: [String]) throws {
        // Given
        let texts = [
            "Menu.xib": NibFixture.menu, "Menu.storyboard": NibFixture.storyboard,
            "Later.xib": NibFixture.menu.replacing("Soup", with: "Stew").replacing("order:", with: "buy:"),
            "Empty.xib": #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects/></document>"#,
        ]
        let paths = try Dictionary(uniqueKeysWithValues: texts.map { ($0, try folder.file($0, $1)) })

        // When
        let output = try Executable("nib").run(words.map { paths[$0] ?? $0 }).output

        // Then
        let value = try JSONSerialization.jsonObject(with: Data(output.utf8))
        expect(schema.faults(in: value, definition: definition), equals: [])
    }

    @Test("The schema refuses a value of another kind, a missing key and an unknown key")
    func faults() throws {
        // Given
        let right: [String: Any] = ["version": 3, "old": "a", "new": "b", "changes": [Any]()]

        // When
        func faults(_ changes: [String: Any?]) -> Int {
            let value = changes.reduce(into: right) { $0[$1.key] = $1.value }
            return schema.faults(in: value, definition: "difference").count
        }

        // Then
        expect(faults([:]), equals: 0)
        expect(faults(["version": 4]) == 1 && faults(["old": 3]) == 1 && faults(["more": 1]) == 1)
        expect(faults(["changes": ["x"]]), equals: 1)
        expect(schema.faults(in: ["version": 3, "old": "a", "new": "b"], definition: "difference").count, equals: 1)
    }
}

/// As much of JSON Schema as ours uses; what it doesn't list is a fault.
nonisolated private struct JSONSchema {
    private let definitions: [String: [String: Any]]

    init(at url: URL) throws {
        let schema = try JSONSerialization.jsonObject(with: try Data(contentsOf: url)) as? [String: Any]
        definitions = try #require(schema?["$defs"] as? [String: [String: Any]])
    }

    func faults(in value: Any, definition: String) -> [String] {
        faults(in: value, definitions[definition] ?? [:], at: definition)
    }

    private func faults(in value: Any, _ schema: [String: Any], at place: String) -> [String] {
        if let reference = schema["$ref"] as? String {
            let name = String(reference.dropFirst("#/$defs/".count))
            return definitions[name].map { faults(in: value, $0, at: place) } ?? ["\(reference) is not defined"]
        }
        if let constant = schema["const"] as? Int {
            return value as? Int == constant ? [] : ["\(place) isn't \(constant)"]
        }
        if let values = schema["enum"] as? [String] {
            return (value as? String).map(values.contains) == true ? [] : ["\(place) is \(value)"]
        }
        switch schema["type"] as? String {
        case "string": return value is String ? [] : ["\(place) is no string"]
        case "number": return value is Double ? [] : ["\(place) is no number"]
        case "boolean": return value is Bool ? [] : ["\(place) is neither true nor false"]
        case "integer": return value is Int ? [] : ["\(place) is no integer"]
        case "array":
            guard let list = value as? [Any], let items = schema["items"] as? [String: Any] else {
                return ["\(place) is no list"]
            }
            let isRight = (schema["minItems"] as? Int).map { list.count == $0 } ?? true
            return (isRight ? [] : ["\(place) has \(list.count) items"])
                + list.flatMap { faults(in: $0, items, at: place) }
        case "object":
            guard let object = value as? [String: Any],
                let properties = schema["properties"] as? [String: [String: Any]]
            else { return ["\(place) is no object"] }
            let missing = (schema["required"] as? [String] ?? []).filter { object[$0] == nil }
            return missing.map { "\(place) has no \($0)" }
                + object.flatMap { key, value in
                    let inner = "\(place).\(key)"
                    return properties[key].map { faults(in: value, $0, at: inner) } ?? ["\(inner) is unknown"]
                }
        default: return ["the schema of \(place) has no type that is known here"]
        }
    }
}
