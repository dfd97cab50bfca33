import Canvases
import Foundation
import TerminalTesting
import Testing

@testable import Drawing

/// Controls in states that are rare: at their ends, without room, with wheels of all kinds; and characters as drawn.
struct FigureStatesTests {
    private func segments(_ words: [String?], disabled: Int? = nil) -> [Figure.Segment] {
        words.enumerated().map { index, word in Figure.Segment(Caption(text: word), isEnabled: index != disabled) }
    }

    private var figures: [Figure] {
        let star = UIImage(systemName: "star")
        return [
            .bar(edge: .maxYEdge), .barTitle("Sea of Rains", edge: .minYEdge), .barTitle("", edge: .maxYEdge),
            .barButton(Caption(text: "Done"), leadsBack: false, edge: .minYEdge),
            .barButton(Caption(symbol: star, text: "Up"), leadsBack: true, edge: .minYEdge),
            .tab(Caption(text: "Sea"), badge: nil, isSelected: false, edge: .maxYEdge),
            .tab(Caption(symbol: star), badge: "12", isSelected: false, edge: .minYEdge),
            .tab(Caption(), badge: "1", isSelected: true, edge: .maxYEdge),
            .button(Caption(text: "Go"), hasFrame: true),
            .button(Caption(symbol: star, text: "Go"), hasFrame: false), .field("Rains", border: .square),
            .field("", border: .rounded), .field("Rains", border: nil), .slider(-1), .slider(0.25), .slider(1),
            .slider(2),
            .progress(-1, track: .blue), .progress(0.3, track: .blue), .progress(1, track: .blue),
            .progress(.nan, track: .blue), .pageDots(count: 2, current: 0), .pageDots(count: 2, current: 1),
            .pageDots(count: 40, current: 2), .activity(isBusy: false), .standIn(""),
            .segments(segments(["New", "Half", "Full"], disabled: 1), selected: 2),
            .segments(segments(["A", nil], disabled: 0), selected: nil), .segments(segments(["One"]), selected: 0),
        ]
    }

    private func wheels(_ texts: [[String]], columns: Int, height: CGFloat = 110, carry: Bool = false) -> Wheels {
        var wheels = Wheels(height: height)
        wheels.wheels = texts.enumerated().map { index, texts in
            Wheels.Wheel(texts: texts, columns: columns + index, alignment: [.left, .center, .right][index % 3])
        }
        wheels.carryViews = carry
        return wheels
    }

    private var pickers: [Wheels] {
        let days = ["", "1", "2", "3", "4"]
        return [
            wheels([days], columns: 3), wheels([days, ["May"], ["a", "b", "c", "d", "e", "f"]], columns: 4),
            wheels([days, days, days], columns: 6, carry: true), wheels([days, days], columns: 9, height: 30),
            wheels([[], []], columns: 2), wheels([days, days, days, days], columns: 8, height: 160),
        ]
    }

    @Test("Every state of a control has its look in a terminal, with little room and with much, enabled or not")
    func terminal() throws {
        // Given
        let styles = [TerminalStyle.plain, TerminalStyle(color: .trueColor, ascii: false, attributes: true)]
        var lines: [String] = []

        // When
        for (number, figure) in figures.enumerated() {
            for (columns, rows) in [(1, 1), (4, 1), (13, 1), (10, 2), (16, 3), (9, 4)] {
                for isEnabled in [true, false] {
                    let drawn = styles.prefix(columns == 13 ? 2 : 1).map { style in
                        rendering(columns: columns + 2, rows: rows, style: style) { canvas in
                            canvas.draw(
                                figure, in: cellRect(1, 0, columns, rows),
                                style: TextStyle(color: .red, alignment: number % 2 == 0 ? .right : .center),
                                isEnabled: isEnabled)
                        }
                    }
                    lines += ["— \(number) in \(columns)×\(rows)\(isEnabled ? "" : ", disabled")"] + drawn
                }
            }
        }
        let widths = [CGRect(x: 0, y: 0, width: 1e9, height: 22), CGRect(x: 4, y: 5, width: 3, height: 60)].map {
            rect in
            rendering(columns: 9, rows: 3) { canvas in
                canvas.draw(.switch(isOn: false), in: rect, style: TextStyle())
                canvas.draw(.separator, in: rect, style: TextStyle())
            }
        }

        // Then
        try expect(
            Difference(of: (lines + widths).joined(separator: "\n"), fromRecorded: "States-in-a-terminal.txt"),
            equals: nil)
    }

    @Test("Wheels of every kind are drawn in a terminal and in a picture of each era")
    func allWheels() throws {
        // Given
        var lines: [String] = []

        // When
        for (number, wheels) in pickers.enumerated() {
            for (columns, isEnabled) in [(40, true), (40, false), (14, true), (3, true)] {
                lines.append("— \(number) in \(columns)\(isEnabled ? "" : ", disabled")")
                lines.append(
                    rendering(columns: columns, rows: 8) { canvas in
                        canvas.draw(
                            .wheels(wheels), in: cellRect(0, 0, columns, 7), style: TextStyle(), isEnabled: isEnabled)
                    })
            }
            for era in [Era.iOS5, .iOS7, .iOS13] {
                let canvas = SVGCanvas(size: CGSize(width: 330, height: 180))
                canvas.era = era
                canvas.draw(
                    .wheels(wheels), in: CGRect(x: 5, y: 6, width: 310, height: 162), style: TextStyle(),
                    isEnabled: true)
                let elements = canvas.document(title: "").replacing(#/<defs>[\s\S]*?<\/defs>\n/#, with: "")
                lines.append("— \(number) of \(era)")
                lines += elements.split(separator: "\n").dropFirst(2).dropLast().map(String.init)
            }
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Wheels-of-all-kinds.txt")
    }

    @Test("Every state of a control has its look in a picture of each era, with the shading of that time")
    func pictures() throws {
        // Given
        var lines: [String] = []

        // When
        for era in [Era.iOS5, .iOS7, .iOS13] {
            for (number, figure) in figures.enumerated() {
                let canvas = SVGCanvas(size: CGSize(width: 160, height: 60))
                canvas.era = era
                let color = number % 2 == 0 ? UIColor(white: 0.05, alpha: 1) : .systemBlue
                let font: UIFont = number % 3 == 0 ? .boldSystemFont(ofSize: 13) : .systemFont(ofSize: 13)
                canvas.draw(
                    figure, in: CGRect(x: 8, y: 6, width: 140, height: 44),
                    style: TextStyle(font: font, color: color, alignment: .center), isEnabled: number % 4 != 3)
                lines.append("— \(number) of \(era)")
                lines += canvas.document(title: "").split(separator: "\n").dropFirst(2).dropLast().map(String.init)
            }
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "States-in-pictures.txt")
        expect(BitmapCanvas(size: .zero, scale: 1).era, equals: .iOS5)
    }

    @Test("A character is drawn as itself, as its picture, as a blank, or not at all")
    func characters() {
        // Given
        let characters: [Character] = [
            "a", " ", "~", "\u{7F}", "\t", "\n", "\u{1F}", "\u{80}", "\u{9F}", "\u{A0}", "\u{2028}", "\u{2029}",
            "\u{200B}",
            "e\u{301}", "👩‍👩‍👧", "☀\u{FE0F}", "\u{202E}", "\u{FEFF}", "é\u{200D}", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "\u{E000}", "\u{AD}",
        ]

        // When
        let drawn = characters.map {
            $0.drawn.map { String($0).unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ") } ?? "–"
        }
        let long = [15, 16, 17].map { count in
            Character("a" + String(repeating: "\u{301}", count: count - 1)).drawn.map {
                String($0).unicodeScalars.count
            }
        }

        // Then
        expect(
            Array(drawn.prefix(12)),
            equals: [
                "61", "20", "7e", "2421", "20", "240a", "241f", "fffd", "fffd", "a0", "20", "20",
            ])
        expect(
            drawn[12] == "–" && drawn[13] == "65 301" && drawn[15] == "2600 fe0f" && drawn[16] == "–"
                && drawn[17] == "–")
        expect(long, equals: [15, 16, 1])
    }
}
