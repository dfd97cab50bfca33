import Foundation
import TerminalTesting
import Testing

@testable import Canvases
@testable import Drawing

/// The name of a missing image, which is never written through another text.
struct MissingImagesTests {
    private let image = UIImage(.standIn(CGSize(width: 80, height: 60)), name: "Lighthouse")
    private let rect = CGRect(x: 100, y: 60, width: 80, height: 60)

    /// The place of the name's baseline; nil if the name is not there.
    private func place(_ draw: (SVGCanvas) -> Void) -> CGPoint? {
        ParsedSVG(draw: draw)["text"].first { $0.text == "Lighthouse" }.map {
            CGPoint(x: $0.number("x"), y: $0.number("y"))
        }
    }

    @Test("A missing image's name is in the middle of the frame, at an edge, or beside the frame")
    func places() throws {
        // Given
        let style = TextStyle(font: .systemFont(ofSize: 14), alignment: .center)
        func write(_ canvas: SVGCanvas, _ lines: Int...) {
            for line in lines {
                canvas.draw("Through the picture", in: CGRect(x: 60, y: line, width: 160, height: 18), style: style)
            }
        }

        // When
        let alone = try #require(place { $0.draw(image, in: rect, tintColor: .red) })
        let under = try #require(
            place {
                $0.draw(image, in: rect, tintColor: .red)
                write($0, 81)
            })
        let below = try #require(
            place {
                write($0, 60, 81, 102)
                $0.draw(image, in: rect, tintColor: .red)
            })
        let nowhere = place {
            $0.draw(image, in: rect, tintColor: .red)
            write($0, 40, 60, 81, 102, 118)
            $0.fill(CGRect(x: 182, y: 0, width: 80, height: 200), color: .white)
        }

        // Then
        expect(abs(alone.y - rect.midY) < 6)
        expect(under.y > rect.midY + 15 && under.y < rect.maxY)
        expect(below.y > rect.maxY)
        expect(nowhere, equals: nil)
    }

    @Test("Drawings over the frame of a missing image don't move its name")
    func spaces() throws {
        // Given
        let style = TextStyle(font: .systemFont(ofSize: 14), alignment: .center)

        // When
        let place = try #require(
            place { canvas in
                canvas.draw(image, in: rect, tintColor: .red)
                canvas.stroke(CGRect(x: 0, y: 0, width: 320, height: 200), color: .red)
                canvas.draw(at: .zero, scale: 0.1) { canvas.draw("Small", in: rect, style: style) }
            })

        // Then
        expect(abs(place.y - rect.midY) < 6)
    }
}
