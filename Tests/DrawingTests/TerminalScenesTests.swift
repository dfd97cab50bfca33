import Foundation
import TerminalTesting
import Testing

@testable import Canvases
@testable import Drawing

/// Whole pictures in a terminal of every kind: texts, lines, images and what lies over them.
struct TerminalScenesTests {
    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    private let styles: [(String, TerminalStyle)] = {
        let depths: [(String, TerminalStyle.ColorDepth)] = [
            ("none", .none), ("16", .ansi16), ("256", .ansi256), ("all", .trueColor),
        ]
        return depths.flatMap { name, depth in
            [
                (name, TerminalStyle(color: depth, ascii: false, attributes: true)),
                ("\(name), dark", TerminalStyle(color: depth, ascii: false, attributes: true, isDark: true)),
                ("\(name), ASCII", TerminalStyle(color: depth, ascii: true, attributes: depth != .none)),
            ]
        }
    }()

    /// The drawings, in 20 by 5 cells.
    private var scenes: [(String, (TerminalCanvas) -> Void)] {
        let moon = UIImage(systemName: "moonphase.new.moon")!
        func image(_ pixels: [[UInt8]], _ width: Int) -> UIImage {
            let bitmap = Bitmap(width: width, height: pixels.count / width, bytes: pixels.flatMap(\.self))
            return UIImage(.bitmap(BitmapImage(bitmap)), name: nil)
        }
        let (red, clear, night): ([UInt8], [UInt8], [UInt8]) = ([255, 0, 0, 255], [0, 0, 0, 0], [9, 9, 12, 255])
        let picture = image([red, clear, night, clear, red, [90, 200, 255, 120], night, night], 2)
        var attributes = AttributedText.Attributes()
        (attributes.isUnderlined, attributes.backgroundColor) = (true, .yellow)
        var struck = AttributedText.Attributes()
        (struck.isStruckThrough, struck.color, struck.font) = (true, .blue, .italicSystemFont(ofSize: 9))
        let mixed: AttributedText =
            "Sea " + AttributedText("of  ", attributes: attributes) + AttributedText("月 Rains", attributes: struck)
        return [
            (
                "texts",
                { canvas in
                    canvas.draw(mixed, in: cellRect(0, 0, 20, 1), style: TextStyle())
                    canvas.draw(mixed, in: cellRect(0, 1, 9, 1), style: TextStyle(color: .red))
                    canvas.fill(cellRect(0, 2, 12, 2), color: .systemGreen)
                    canvas.draw(
                        mixed, in: cellRect(1, 2, 15, 1),
                        style: TextStyle(font: .boldSystemFont(ofSize: 9), color: .white))
                    canvas.draw("a    b", in: cellRect(2, 3, 18, 1), style: TextStyle(color: .gray, alignment: .right))
                    canvas.highlight(cellRect(0, 4, 7, 1))
                    canvas.draw("x", in: cellRect(1, 4, 7, 1), style: TextStyle(color: UIColor(white: 0, alpha: 0.3)))
                }
            ),
            (
                "images",
                { canvas in
                    canvas.fill(cellRect(8, 0, 12, 5), color: UIColor(white: 0.2, alpha: 1))
                    canvas.draw(picture, in: rect(0, 0, 22, 44), tintColor: .red)
                    canvas.draw(picture, in: rect(60, 5, 40, 80), tintColor: .red)
                    canvas.multiplyAlpha(0.5)
                    canvas.draw(picture, in: rect(100, 5, 40, 80), tintColor: .red)
                    canvas.draw(picture, in: rect(105, 16, 40, 80), tintColor: .red)
                    canvas.draw(moon, in: cellRect(0, 4, 2, 1), tintColor: .black)
                    canvas.draw(moon, in: cellRect(9, 4, 2, 1), tintColor: .black)
                    canvas.draw(moon, in: cellRect(11, 4, 2, 1), tintColor: .clear)
                }
            ),
            (
                "over each other",
                { canvas in
                    canvas.draw("月月月月月月月月月月", in: cellRect(0, 0, 20, 1), style: TextStyle())
                    canvas.fill(cellRect(1, 0, 3, 1), color: .red)
                    canvas.fill(cellRect(8, 0, 3, 1), color: UIColor(red: 0, green: 0, blue: 1, alpha: 0.95))
                    canvas.fill(cellRect(13, 0, 3, 1), color: UIColor(red: 0, green: 0, blue: 1, alpha: 0.9))
                    canvas.draw("text", in: cellRect(0, 1, 6, 1), style: TextStyle(color: .red))
                    canvas.multiplyAlpha(0.5)
                    canvas.fill(cellRect(2, 1, 3, 2), color: .blue)
                    canvas.stroke(cellRect(0, 2, 8, 3), color: .red, width: 1, cornerRadius: 4)
                    canvas.stroke(
                        cellRect(4, 1, 8, 3), color: UIColor(white: 0.5, alpha: 0.5), width: 1, cornerRadius: 0)
                    canvas.highlight(cellRect(5, 2, 6, 2))
                    canvas.multiplyAlpha(0)
                    canvas.draw("no", in: cellRect(12, 2, 6, 1), style: TextStyle())
                    canvas.stroke(cellRect(12, 2, 6, 3), color: .red, width: 1, cornerRadius: 4)
                    canvas.draw(moon, in: cellRect(12, 3, 2, 1), tintColor: .red)
                    canvas.highlight(cellRect(13, 2, 6, 2))
                }
            ),
            (
                "clips",
                { canvas in
                    canvas.saveState()
                    canvas.clip(to: cellRect(2, 1, 6, 3))
                    canvas.stroke(cellRect(0, 0, 12, 4), color: .red, width: 1, cornerRadius: 0)
                    canvas.line(from: CGPoint(x: 0, y: 60), to: CGPoint(x: 200, y: 60), color: .blue)
                    canvas.line(from: CGPoint(x: 40, y: 0), to: CGPoint(x: 40, y: 200), color: .blue)
                    canvas.draw("月月月月", in: rect(8, 22, 80, 22), style: TextStyle())
                    canvas.draw(picture, in: rect(0, 66, 100, 44), tintColor: .red)
                    canvas.translate(x: 8, y: 22)
                    canvas.clip(to: cellRect(3, 2, 9, 9))
                    canvas.fill(cellRect(0, 0, 20, 9), color: .systemTeal)
                    canvas.restoreState()
                    canvas.highlight(cellRect(10, 1, 1, 1))
                    canvas.highlight(cellRect(12, 0, 8, 5))
                    canvas.restoreState()
                    canvas.line(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 130, y: 95), color: .red)
                    canvas.line(from: CGPoint(x: CGFloat.nan, y: 1), to: CGPoint(x: 130, y: 95), color: .red)
                    canvas.line(from: CGPoint(x: 90, y: 100), to: CGPoint(x: 91, y: 40), color: .clear)
                }
            ),
            (
                "grounds",
                { canvas in
                    canvas.fill(cellRect(0, 0, 20, 5), color: .white)
                    canvas.fill(cellRect(2, 1, 6, 2), color: .systemBlue)
                    canvas.fill(cellRect(10, 1, 4, 3), color: .black)
                    canvas.line(from: CGPoint(x: 16, y: 33), to: CGPoint(x: 64, y: 33), color: .white)
                    canvas.line(from: CGPoint(x: 16, y: 55), to: CGPoint(x: 64, y: 55), color: .white)
                    canvas.line(from: CGPoint(x: 80, y: 55), to: CGPoint(x: 112, y: 55), color: .white)
                    canvas.line(from: CGPoint(x: 0, y: 11), to: CGPoint(x: 160, y: 11), color: .black)
                    canvas.line(from: CGPoint(x: 40, y: 77), to: CGPoint(x: 120, y: 77), color: .red)
                    canvas.line(from: CGPoint(x: 130, y: 0), to: CGPoint(x: 130, y: 110), color: .red)
                    canvas.highlight(cellRect(10, 1, 4, 3))
                    canvas.highlight(cellRect(15, 1, 3, 2))
                }
            ),
            (
                "paths",
                { canvas in
                    let path = UIBezierPath(rect: rect(9, 12, 60, 70))
                    path.append(UIBezierPath(rect: rect(25, 40, 20, 20)))
                    path.usesEvenOddFillRule = true
                    canvas.fill(path, color: .orange)
                    canvas.translate(x: 80, y: 0)
                    canvas.fill(path, color: UIColor(white: 0, alpha: 0.4))
                    canvas.stroke(path, color: .blue)
                    for end in [(50, 100), (-50, 100), (60, 20), (4, 4), (0, 0), (200_000, 1)] as [(CGFloat, CGFloat)] {
                        let line = UIBezierPath()
                        line.move(to: CGPoint(x: 0, y: 0))
                        line.addLine(to: CGPoint(x: end.0, y: end.1))
                        canvas.stroke(line, color: .red)
                    }
                }
            ),
        ]
    }

    @Test("A scene of texts, lines and images looks as recorded in terminals with few or many colors, and in ASCII")
    func allScenes() throws {
        // Given
        var lines: [String] = []

        // When
        for (name, draw) in scenes {
            let canvas = TerminalCanvas(size: cellRect(0, 0, 20, 5).size)
            draw(canvas)
            for (style, terminal) in styles { lines += ["— \(name) in \(style)", canvas.text(style: terminal)] }
            lines += ["— \(name), plain", canvas.text(style: .plain)]
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Scenes-in-a-terminal.txt")
    }

    @Test("A canvas has as many cells as its points fill, at most a thousand, and an opacity from 0 to 1")
    func limits() {
        // Given
        let lengths: [CGFloat] = [-9, 0, 4, 12, 8000, 8005, 9000, .nan, .infinity]

        // When
        let sizes = lengths.map { TerminalCanvas(size: CGSize(width: $0, height: 22)) }
        let opacities = [.nan, -1, 0, 0.25, 1, 7].map { (alpha: CGFloat) in
            let canvas = TerminalCanvas(size: CGSize(width: 8, height: 22))
            canvas.multiplyAlpha(0.5)
            canvas.multiplyAlpha(alpha)
            return canvas.state.alpha
        }

        // Then
        expect(sizes.map(\.columns), equals: [0, 0, 1, 2, 1000, 1000, 1000, 0, 1000])
        expect(sizes.allSatisfy { $0.rows == 1 && $0.cells.count == $0.columns })
        expect(TerminalCanvas(size: CGSize(width: 8, height: 1e6)).rows, equals: 1000)
        expect(opacities, equals: [0, 0, 0, 0.125, 0.5, 0.5])
        expect(UIColor(white: 1, alpha: 0.5).dimmed.alpha, equals: 0.25)
    }
}
