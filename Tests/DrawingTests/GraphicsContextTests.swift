import Canvases
import Drawing
import Foundation
import TerminalTesting
import Testing

@Suite struct GraphicsContextTests {
    @Test("The canvas pushed last is the current one until it is popped")
    func stack() {
        // Given
        let outer = TerminalCanvas(size: .zero)
        let inner = TerminalCanvas(size: .zero)

        // When
        UIGraphicsPushContext(outer)
        UIGraphicsPushContext(inner)
        let current = UIGraphicsGetCurrentContext()
        UIGraphicsPopContext()
        let after = UIGraphicsGetCurrentContext()
        UIGraphicsPopContext()
        UIGraphicsPopContext()

        // Then
        expect(current === inner)
        expect(after === outer)
        #expect(UIGraphicsGetCurrentContext() == nil)
    }
}
