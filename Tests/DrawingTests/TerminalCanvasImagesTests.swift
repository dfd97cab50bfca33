import Canvases
import Foundation
import TerminalTesting
import Testing

@testable import Drawing

struct TerminalCanvasImagesTests {
    private let trueColor = TerminalStyle(color: .trueColor, ascii: false, attributes: true)

    /// An image of rows of gray or clear pixels, dark `0` to bright `9`.
    private func image(_ rows: String...) -> UIImage {
        let bytes = rows.joined().flatMap { character -> [UInt8] in
            guard let level = character.wholeNumberValue else { return [0, 0, 0, 0] }
            let gray = UInt8(level * 255 / 9)
            return [gray, gray, gray, 255]
        }
        let bitmap = Bitmap(width: rows[0].count, height: rows.count, bytes: bytes)
        return UIImage(.bitmap(BitmapImage(bitmap)), name: nil)
    }

    /// A rectangle in which a picture takes so many columns and rows: they are narrower on a real terminal.
    private func pictureRect(_ columns: Int, _ rows: Int) -> CGRect {
        cellRect(0, 0, columns, rows).insetBy(dx: -1.5 * CGFloat(columns), dy: 0)
    }

    private func draw(
        _ image: UIImage, _ rect: CGRect, columns: Int, rows: Int, style: TerminalStyle = .plain
    ) -> String {
        rendering(columns: columns, rows: rows, style: style) { $0.draw(image, in: rect, tintColor: .black) }
    }

    @Test("Two pixels share a cell: the upper one is a half block's foreground, the lower one its background")
    func halfBlocks() {
        // Given
        let image = image("9", "0")

        // When
        let shown = draw(image, cellRect(0, 0, 1, 1), columns: 1, rows: 1, style: trueColor)

        // Then
        expect(shown, equals: "\u{1B}[38;2;255;255;255;48;2;0;0;0m▀\u{1B}[0m")
    }

    @Test("Letters are seen through translucent pixels, and opaque ones hide them", arguments: [26, 204, 255])
    func translucent(alpha: UInt8) {
        // Given
        let pixel = [255, 255, 255, alpha]
        let bitmap = Bitmap(width: 1, height: 2, bytes: pixel + pixel)
        let image = UIImage(.bitmap(BitmapImage(bitmap)), name: nil)

        // When
        let shown = rendering(columns: 3, rows: 1, style: .plain) { canvas in
            canvas.draw("abc", in: cellRect(0, 0, 3, 1), style: TextStyle())
            canvas.draw(image, in: pictureRect(3, 1), tintColor: .black)
        }

        // Then
        expect(shown, equals: alpha == 255 ? "@@@" : "abc")
    }

    @Test("A transparent half of a cell has the terminal's own background")
    func clearHalf() {
        // Given
        let upper = image("9", " ")
        let lower = image(" ", "9")

        // When
        let shown = [upper, lower].map { draw($0, cellRect(0, 0, 1, 1), columns: 1, rows: 1, style: trueColor) }

        // Then
        expect(shown, equals: ["▀", "▄"].map { "\u{1B}[38;2;255;255;255m\($0)\u{1B}[0m" })
    }

    @Test("Colors that would become black differ from black by characters, as without colors")
    func darkOfSixteen() {
        // Given
        let style = TerminalStyle(color: .ansi16, ascii: false, attributes: true)
        let image = image("1", "2")

        // When
        let shown = draw(image, cellRect(0, 0, 1, 1), columns: 1, rows: 1, style: style)

        // Then
        expect(shown, equals: "\u{1B}[90;40m.\u{1B}[0m")
    }

    @Test("Few colors may make two pixels alike, but never black or white for contrast")
    func fewColors() {
        // Given
        let image = image("4", "5")
        let style = TerminalStyle(color: .ansi16, ascii: false, attributes: true)

        // When
        let shown = draw(image, cellRect(0, 0, 1, 1), columns: 1, rows: 1, style: style)

        // Then
        expect(shown, equals: "\u{1B}[90;100m▀\u{1B}[0m")
    }

    @Test("Without colors, and in ASCII, brighter pixels cover more of their cells")
    func shades() {
        // Given
        let image = image("0369", "0369")
        let ascii = TerminalStyle(color: .none, ascii: true, attributes: false)

        // When
        let plain = draw(image, pictureRect(4, 1), columns: 4, rows: 1)
        let inASCII = draw(image, pictureRect(4, 1), columns: 4, rows: 1, style: ascii)

        // Then
        expect(plain, equals: " -*@")
        expect(inASCII, equals: plain)
    }

    @Test("An image is stretched to its rectangle, and reduced by averages")
    func scaled() {
        // Given
        let image = image("09", "90", "99", "99")

        // When
        let wide = draw(image, pictureRect(4, 2), columns: 4, rows: 2)
        let small = draw(image, cellRect(0, 0, 1, 1), columns: 1, rows: 1)

        // Then
        expect(wide, equals: "++++\n@@@@")
        expect(small, equals: "#")
    }

    @Test("A square image is square on a real terminal, in the middle of its rectangle")
    func proportion() {
        // Given
        let image = image("99", "99")

        // When
        let shown = draw(image, CGRect(x: 0, y: 0, width: 88, height: 88), columns: 11, rows: 4)

        // Then
        let rows = shown.split(separator: "\n")
        let row: Substring = " @@@@@@@@"
        expect(rows, equals: [row, row, row, row])
    }

    @Test("Averages of pixels are taken for each color, without transparent pixels")
    func averages() {
        // Given
        let bitmap = Bitmap(width: 3, height: 1, bytes: [200, 100, 50, 255, 100, 50, 0, 255, 9, 9, 9, 0])

        // When
        let pixel = bitmap.scaled(width: 1, height: 1).bytes

        // Then
        expect(pixel, equals: [150, 75, 25, 170])
    }

    @Test("A picture may begin in the middle of a cell")
    func halfRow() {
        // Given
        let image = image("9", "9")

        // When
        let shown = draw(image, CGRect(x: 0, y: 11, width: 8, height: 22), columns: 1, rows: 2, style: trueColor)

        // Then
        expect(shown, contains: "▄")
        expect(shown.split(separator: "\n")[1], contains: "▀")
    }

    @Test("Only the part on the canvas and in the clip is drawn, even of large or odd rectangles")
    func clipped() {
        // Given
        let image = image("99", "99")
        let rects = [
            CGRect(x: -1e12, y: -1e12, width: 2e12, height: 2e12), CGRect.infinite, CGRect.null,
            CGRect(x: 0, y: 0, width: CGFloat.nan, height: 5), CGRect(x: 16, y: 22, width: -16, height: -22),
        ]

        // When
        let shown = rects.map { rect in
            rendering(columns: 3, rows: 1) { canvas in
                canvas.clip(to: cellRect(0, 0, 2, 1))
                canvas.draw(image, in: rect, tintColor: .black)
            }
        }

        // Then
        expect(shown[0], equals: "@@")
        expect(shown[2...3], equals: ["", ""])
        expect(shown[4], equals: "@@")
    }

    @Test("A line doesn't cross an image, and a fill hides it")
    func amongOthers() {
        // Given
        let image = image("9", "9")

        // When
        let crossed = rendering(columns: 3, rows: 1) { canvas in
            canvas.draw(image, in: cellRect(1, 0, 1, 1), tintColor: .black)
            canvas.line(from: CGPoint(x: 0, y: 0), to: CGPoint(x: 24, y: 0), color: .black)
        }
        let hidden = rendering(columns: 1, rows: 1) { canvas in
            canvas.draw(image, in: cellRect(0, 0, 1, 1), tintColor: .black)
            canvas.fill(cellRect(0, 0, 1, 1), color: .white)
        }

        // Then
        expect(crossed, equals: "─@─")
        expect(hidden, equals: "")
    }

    @Test("An image is scaled once for each size")
    func scaledOnce() {
        // Given
        let scaled = BitmapImage(Bitmap(width: 2, height: 2, bytes: Array(repeating: 9, count: 16)))

        // When
        let copies = (0..<2).map { _ in scaled.bitmap(width: 7, height: 7) }

        // Then
        let addresses = copies.map { $0.bytes.withUnsafeBytes { $0.baseAddress } }
        expect(addresses[0], equals: addresses[1])
        expect(scaled.bitmap(width: 1_000_000, height: 1).width, equals: 1000)
    }
}
