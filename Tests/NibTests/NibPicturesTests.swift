import Foundation
import TerminalTesting
import Testing

@testable import InterfaceBuilder
@testable import Inspection
@testable import NibChecking
@testable import REPL
@testable import TerminalUIKit

/// Pictures of files, and of two versions: what is in them, and how much at most.
struct NibPicturesTests {
    private func document(_ text: String, isStoryboard: Bool = false, more: String = "") throws -> IBDocument {
        let (kind, list) = isStoryboard ? ("Storyboard.XIB", "scenes") : ("XIB", "objects")
        return try IBDocument(
            data: Data(
                """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(kind)" \(more)><\(list)>\(text)</\(list)>
                </document>
                """.utf8), file: "Menu")
    }

    private func picture(_ documents: IBDocument..., isListed: Bool = true) throws -> String {
        let options = LoadedNib.Options()
        return try LoadedNib.load(documents[0], options) { first in
            guard documents.count > 1 else { return NibSnapshot([first], colors: .light).svg }
            return try LoadedNib.load(documents[1], options) {
                NibSnapshot([first, $0], colors: .light, isListed: isListed).svg
            }
        }
    }

    private func view(_ id: String, _ inside: String = "", width: Int = 50) -> String {
        "<view id=\"\(id)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(width)\" height=\"40\"/>"
            + "<subviews>\(inside)</subviews></view>"
    }

    private func label(_ id: String, _ text: String = "a", x: Int = 4) -> String {
        "<label text=\"\(text)\" id=\"\(id)\"><rect key=\"frame\" x=\"\(x)\" y=\"6\" width=\"20\" "
            + "height=\"10\"/></label>"
    }

    private func scene(_ id: Int, _ text: String) -> String {
        "<scene sceneID=\"s\(id)\"><objects><viewController id=\"c\(id)\" sceneMemberID=\"viewController\">"
            + view("v\(id)", label("l\(id)", text)).replacing("<view id", with: "<view key=\"view\" id")
            + "</viewController></objects></scene>"
    }

    @Test("A picture has its screens side by side, under their names, and a list of views that aren't drawn")
    func screens() throws {
        // Given
        let few = try document(view("a", label("l")) + view("b", width: 300)), none = try document("")
        let many = try document((0..<102).map { view("v\($0)") }.joined())

        // When
        let pictures = try [few, none].map { try picture($0) }
        let all = try picture(many)

        // Then
        let text = pictures.joined(separator: "\n").replacing("><", with: ">\n<")
        try expect(text, isRecordedIn: "Pictures-of-files.txt")
        expect(
            all.components(separatedBy: ">Menu: view</text>").count == 101 && all.contains(">2 more are not drawn<"))
    }

    @Test("Each change is marked by its kind in both versions, and listed below unless it is a consequence")
    func versions() throws {
        // Given
        let old = try document(view("a", label("l1") + label("l2", x: 28)) + view("b"))
        let new = try document(view("a", label("l1", "b") + label("l3", x: 28)) + view("c", width: 260))

        // When
        let pictures = try [
            picture(old, new), picture(new, old, isListed: false), picture(old, old), picture(try document(""), old),
        ]

        // Then
        let text = pictures.joined(separator: "\n\n").replacing("><", with: ">\n<")
        try expect(text, isRecordedIn: "Pictures-of-versions.txt")
    }

    @Test("A picture of two versions shows at most twelve screens and a hundred lines")
    func most() throws {
        // Given
        func board(_ count: Int, _ text: String) throws -> IBDocument {
            try document(
                (0..<count).map { scene($0, text) }.joined(), isStoryboard: true, more: "initialViewController=\"c0\"")
        }
        let labels = (0..<60).map { label("l\($0)") }.joined()

        // When
        let rows = try [12, 13].map { count in
            try picture(board(count, "x"), board(count, "y")).components(separatedBy: ">Before: ").count - 1
        }
        let lines = try picture(
            document(view("a", labels)), document(view("a", labels.replacing("\"a\"", with: "\"b\""))))

        // Then
        // The title begins so, too.
        expect(rows, equals: [13, 13])
        // Each label has a line of its own, and one for what changed.
        expect(lines.components(separatedBy: ">~ label").count - 1, equals: 50)
    }

    @Test("A file is drawn as in iOS 6 or as since iOS 7, by its version")
    func eras() throws {
        // Given
        let control =
            "<switch on=\"YES\" id=\"s\"><rect key=\"frame\" x=\"4\" y=\"4\" width=\"40\" height=\"30\"/></switch>"
            + "<button buttonType=\"roundedRect\" id=\"b\"><rect key=\"frame\" x=\"4\" y=\"4\" width=\"40\" "
            + "height=\"30\"/><state key=\"normal\" title=\"a\"/></button>"
        let versions: [String?] = [nil, "4499", "4500", "14999", "15000", "22505", "x"]

        // When
        let pictures = try versions.map { version in
            try picture(document(view("a", control), more: version.map { "toolsVersion=\"\($0)\"" } ?? ""))
        }
        let numbers = pictures.map { picture in pictures.firstIndex(of: picture)! }

        // Then
        expect(numbers[1] == 0 && numbers[6] == 0 && numbers[2] == 2 && numbers[3] == 2)
    }
}
