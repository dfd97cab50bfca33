import Canvases
import TerminalTesting
import TerminalUIKit
import Testing
import UIKitExtras

/// The members of Core Graphics' context, which a canvas has, too.
struct ContextMembersTests {
    @Test("A context draws the path that code builds on it in its colors, and begins a new one")
    func path() throws {
        // Given
        let canvas = TerminalCanvas(size: CGSize(width: 80, height: 88))
        UIGraphicsPushContext(canvas)
        defer { UIGraphicsPopContext() }
        let context: CGContext = try #require(UIGraphicsGetCurrentContext())

        // When
        context.setStrokeColor(UIColor.black.cgColor)
        context.move(to: CGPoint(x: 0, y: 11))
        context.addLine(to: CGPoint(x: 80, y: 11))
        context.strokePath()
        context.strokePath()
        context.saveGState()
        context.translateBy(x: 0, y: 44)
        context.setFillColor(UIColor.red.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 80, height: 22))
        context.restoreGState()
        let (plain, colored) = (
            canvas.text(style: .plain),
            canvas.text(style: TerminalStyle(color: .trueColor, ascii: false, attributes: true))
        )

        // Then
        expect(plain.split(separator: "\n").first.map { $0.contains { $0 != " " } } == true)
        let lines = colored.split(separator: "\n", omittingEmptySubsequences: false)
        expect(lines.map { $0.contains("48;2;255;0;0") }, equals: [false, false, true, false])
    }
}
