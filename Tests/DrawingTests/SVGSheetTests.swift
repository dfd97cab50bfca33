import Drawing
import Foundation
import TerminalTesting
import Testing

@testable import Canvases

/// Drawings that a page shows in many places.
struct SVGSheetTests {
    @Test("Equal drawings are one, and an empty drawing isn't one")
    func shared() {
        // Given
        let sheet = SVGSheet()
        let square = CGRect(x: 0, y: 0, width: 4, height: 4)

        // When
        let numbers = [UIColor.red, .blue, .red].map { color in sheet.add { $0.fill(square, color: color) } }
        let nothing = sheet.add { _ in }

        // Then
        expect(numbers == [0, 1, 0] && nothing == nil)
        expect(sheet.markup.contains("<g id=\"drawing-1\">") && !sheet.markup.contains("drawing-2"))
    }

    @Test("The references of its drawings have other names than those in a picture beside it")
    func names() {
        // Given
        let sheet = SVGSheet()
        let canvas = SVGCanvas(size: CGSize(width: 10, height: 10))
        let draw: (any Canvas) -> Void = {
            $0.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
            $0.fill(CGRect(x: 0, y: 0, width: 9, height: 9), color: .red)
        }

        // When
        _ = sheet.add(draw)
        draw(canvas)

        // Then
        func names(in markup: String) -> Set<Substring> { Set(markup.matches(of: #/id="([^"]*)"/#).map(\.1)) }
        expect(names(in: sheet.markup).isDisjoint(with: names(in: canvas.document(title: ""))))
        expect(sheet.markup.contains("clip-path=\"url(#shared1)\"") && sheet.markup.contains("id=\"shared1\""))
    }
}
