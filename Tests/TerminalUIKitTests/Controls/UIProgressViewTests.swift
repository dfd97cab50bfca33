import Canvases
import TerminalUIKit
import TerminalTesting
import Testing

/// The length and colors of a progress bar.
struct UIProgressViewTests {
    private let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 80, height: 22))
    private let colors = TerminalStyle(color: .trueColor, ascii: false, attributes: false)

    @Test(
        "The bar is filled to the nearest column, and says the nearest per cent",
        arguments: [
            (0.044, "──────────\n4%"), (0.26, "███───────\n26%"), (0.349, "███───────\n35%"), (0.96, "██████████\n96%"),
            (7, "██████████\n100%"), (-1, "──────────\n0%"), (Float.nan, "──────────\n0%"),
        ])
    func rounding(progress: Float, shown: String) throws {
        // Given
        bar.progress = 0.5

        // When
        bar.setProgress(progress, animated: true)

        // Then
        let text = try #require(bar.displayedText)
        expect(ControlFixture.rendering(of: bar) + "\n" + text, equals: shown)
    }

    @Test("The finished part has the progress tint color, and the rest the track tint color")
    func tints() {
        // Given
        bar.progress = 0.5
        bar.progressTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        bar.trackTintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

        // When
        let shown = ControlFixture.rendering(of: bar, style: colors)

        // Then
        expect(shown, equals: "\u{1B}[38;2;255;0;0;48;2;255;255;255m█████\u{1B}[38;2;0;0;255m─────\u{1B}[0m")
    }

    @Test("Without a progress tint color, the finished part has the view's tint color")
    func usualTint() {
        // Given
        bar.progress = 1
        bar.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)

        // When
        let shown = ControlFixture.rendering(of: bar, style: colors)

        // Then
        expect(shown, equals: "\u{1B}[38;2;0;255;0;48;2;255;255;255m██████████\u{1B}[0m")
    }
}
