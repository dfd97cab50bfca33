import Drawing
import Foundation
import TerminalTesting
import Testing

struct TextMetricsTests {
    private let body = UIFont.systemFont(ofSize: 17)

    @Test(
        "With the metrics of fonts, a text is as high as in Interface Builder, and within 2 % as wide",
        arguments: [
            ("Label", UIFont.systemFont(ofSize: 17), CGSize(width: 42, height: 20.5)),
            ("Button", .systemFont(ofSize: 15), CGSize(width: 46, height: 18)),
            ("Subtitle", .systemFont(ofSize: 12), CGSize(width: 44.5, height: 14.5)),
            ("Second View", .systemFont(ofSize: 36), CGSize(width: 202, height: 43)),
            ("Haptic Feedback", .systemFont(ofSize: 13, weight: .bold), CGSize(width: 109, height: 16)),
        ])
    func widths(text: String, font: UIFont, expected: CGSize) {
        // When
        let size = TextMetrics.typographic.size(of: text, font: font)

        // Then
        expect(abs(size.width - expected.width) <= max(1, expected.width / 50), "\(text) is \(size.width) wide")
        expect(size.height, equals: expected.height)
    }

    @Test("Bold is wider than regular, monospaced letters have one width, an ideograph is wider than a square")
    func kinds() {
        // Given
        let measure = { (text: String, font: UIFont) in TextMetrics.typographic.size(of: text, font: font).width }
        let typewriter = UIFont(name: "Menlo-Regular", size: 10)!

        // When
        let (regular, bold) = (measure("Moon", body), measure("Moon", .boldSystemFont(ofSize: 17)))

        // Then
        expect(regular < bold)
        expect(measure("iiii", typewriter), equals: 24)
        expect(measure("MMMM", typewriter), equals: 24)
        expect(measure("月", body), equals: 17.5)
        expect(measure("é", body), equals: measure("e", body))
    }

    @Test("A text breaks at words where its letters end, not its columns")
    func breaks() {
        // Given
        let text: AttributedText = "illicit illicit WWWWWWW WWWWWWW"

        // When
        let lines = TextMetrics.typographic.lines(of: text, font: body, width: 130, mode: .byWordWrapping)
        let size = TextMetrics.typographic.size(of: text, font: body, width: 130, mode: .byWordWrapping)

        // Then
        expect(lines, equals: ["illicit illicit", "WWWWWWW", "WWWWWWW"])
        expect(size.height, equals: 61)
        expect(size.width <= 130)
    }

    @Test("A text with its natural width isn't broken, and a narrower one ends in an ellipsis")
    func truncation() {
        // Given
        let wanted = TextMetrics.typographic.size(of: "Full Moon", font: body).width

        // When
        let lines = [wanted, wanted - 1].map {
            TextMetrics.typographic.lines(of: "Full Moon", font: body, width: $0, mode: .byTruncatingTail)
        }

        // Then
        expect(lines[0], equals: ["Full Moon"])
        expect(lines[1], equals: ["Full", "Moon"])
        let one = TextMetrics.typographic.lines(
            of: "Full Moon", font: body, width: wanted - 1, mode: .byTruncatingTail, numberOfLines: 1)
        expect(one, equals: ["Full Mo…"])
    }
}
