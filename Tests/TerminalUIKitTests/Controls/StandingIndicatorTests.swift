import InterfaceBuilder
import Inspection
import TerminalUIKit
import TerminalTesting
import Testing

/// An indicator of a nib, loaded and looked at.
struct StandingIndicatorTests {
    @Test(
        "A stopped indicator hides if its nib says so, but nib shows it unless the nib hides it",
        arguments: [
            ("", false), (#"hidesWhenStopped="YES""#, true), (#"hidesWhenStopped="NO""#, false),
            (#"hidesWhenStopped="YES" animating="YES""#, false), (#"hidden="YES""#, true),
        ])
    func hidden(words: String, isHidden: Bool) throws {
        // Given
        let text = "<activityIndicatorView id=\"Ai0-00-001\" \(words)/>"
        let document = try IBDocument(
            data: Data(
                "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>\(text)</objects></document>"
                    .utf8),
            file: "Moon.xib")
        let inspection = NibInspection(document)
        var seen: [Bool?] = []

        // When
        let loaded: UIActivityIndicatorView = try ControlFixture.control(text)
        inspection.run {
            for showable in inspection.showables {
                let window = inspection.load(showable, size: showable.size)
                seen.append((window.subviews.first as? UIActivityIndicatorView)?.isHidden)
            }
        }

        // Then
        expect(loaded.isHidden, equals: isHidden)
        expect(seen, equals: [words.hasPrefix("hidden")])
    }
}
