import Foundation
import TerminalTesting
import Testing

@testable import InterfaceBuilder

/// The limits of a document's errors: the number of faults, the size of the file, and the number of words.
struct LimitsOfHelpTests {
    private func xib(_ objects: String) throws -> IBDocument {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>\(objects)</objects></document>
            """
        return try IBDocument(data: Data(text.utf8), file: "Menu.xib")
    }

    /// A view with dangling outlets, and views side by side.
    private func dangling(_ count: Int, among views: Int, odd: Int = 0) throws -> IBDocument {
        let outlets = (0..<count).map { "<outlet property=\"p\($0)\" destination=\"Moon-\($0)x\" id=\"o\($0)\"/>" }
        let others = (1..<views).map { "<view id=\"Moon-\($0)\"/>" } + (0..<odd).map { _ in "<view/>" }
        return try xib(
            "<view id=\"Moon-0\"><connections>\(outlets.joined())</connections></view>\(others.joined())")
    }

    @Test("The first missing references get a suggestion, in a file of up to a thousand objects")
    func names() throws {
        // Given
        let sizes = [
            (1, 30, 0), (21, 30, 0), (22, 30, 0), (22, 30, 3), (3, 30, 20), (3, 30, 21), (2, 1_000, 0), (2, 1_001, 0),
        ]

        // When
        let counts = try sizes.map { count, views, odd in
            let warnings = try dangling(count, among: views, odd: odd).warnings
            expect(warnings.count, equals: count + odd)
            return warnings.count { $0.suggestion != nil }
        }
        let first = try dangling(2, among: 3).warnings.map(\.description)

        // Then
        expect(counts, equals: [1, 21, 21, 18, 1, 0, 2, 0])
        expect(
            first,
            equals: [
                "Menu.xib:1:101: outlet p0 refers to `Moon-0x`, which nothing in the document has as its id; did you mean "
                    + "`Moon-0`? (object Moon-0)",
                "Menu.xib:1:154: outlet p1 refers to `Moon-1x`, which nothing in the document has as its id; did you mean "
                    + "`Moon-1`? (object Moon-0)",
            ])
    }

    @Test("A message shows the first sixty characters of a long name")
    func lengths() throws {
        // Given
        let texts = [59, 60, 61].map { String(repeating: "x", count: $0) }

        // When
        let quoted = texts.map(\.quoted)
        let names = try texts.map { try xib("<label text=\"\($0)\" id=\"a\"/>").object(withID: "a")?.name }

        // Then
        let shown = [texts[0], texts[1], texts[1] + "…"]
        expect(quoted, equals: shown.map { "`\($0)`" })
        expect(names, equals: shown.map { "label \"\($0)\"" })
    }

    @Test("The first of two objects with the same id is found")
    func lookups() throws {
        // Given
        let document = try xib(
            """
            <view id="v"><subviews><view id="w"/><view/></subviews><constraints>
            <constraint firstAttribute="width" constant="3" id="c"/><constraint firstAttribute="height" id=""/>
            </constraints></view>
            """)
        let view = try #require(document.object(withID: "v"))

        // When
        let constraint = document.constraint(withID: "c")

        // Then
        expect(constraint?.constant == 3 && constraint?.firstAttribute == "width" && view.constraints.count == 2)
        expect(document.constraint(withID: "v") == nil && document.constraint(withID: "x") == nil)
        expect(document.object(withID: "c") == nil && document.object(withID: "x") == nil)
        expect(document.object(withID: "") == nil && document.constraint(withID: "") == nil)
        expect(document.hasID("c") && document.hasID("v") && !document.hasID("x") && !document.hasID(""))
        expect(document.owner(ofConstraintWithID: "c") === view && document.owner(ofConstraintWithID: "x") == nil)
        expect(document.scene(withControllerID: "v") == nil && document.initialViewController == nil)
        expect(document.object(withID: "w")?.parent === view && view.parent == nil)
        expect(IBDocument.name(ofFile: "a/b/c.xib") == "c.xib" && IBDocument.name(ofFile: "c.xib") == "c.xib")
        expect(IBDocument.name(ofFile: "a/") == "" && IBDocument.empty(named: "n").file == "n")
        expect(IBDocument.empty(named: "n").items.count == 1 && IBDocument.empty(named: "n").listing == "document")
    }
}
