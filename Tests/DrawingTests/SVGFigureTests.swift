import Canvases
import Drawing
import Foundation
import TerminalTesting
import Testing

struct SVGFigureTests {
    private nonisolated static let moon = UIImage(systemName: "moon")

    /// One of each.
    nonisolated static let all: [Figure] = [
        .bar(edge: .minYEdge), .barTitle("Moon", edge: .maxYEdge),
        .barButton(Caption(text: "Home"), leadsBack: true, edge: .maxYEdge),
        .barButton(Caption(symbol: moon), leadsBack: false, edge: .minYEdge),
        .tab(Caption(symbol: moon, text: "Moon"), badge: "3", isSelected: true, edge: .minYEdge),
        .button(Caption(symbol: moon, text: "Moon"), hasFrame: true), .button(Caption(), hasFrame: false),
        .field("Apollo", border: .rounded), .field("", border: nil), .switch(isOn: true), .switch(isOn: false),
        .slider(0.5), .slider(.nan), .progress(2, track: .gray), .pageDots(count: 3, current: 1),
        .pageDots(count: -1, current: 0), .stepper,
        .segments([Figure.Segment(Caption(text: "A"), isEnabled: false)], selected: 0), .segments([], selected: nil),
        .activity(isBusy: true), .wheels(wheels), .wheels(Wheels(height: 0)), .separator, .standIn("mapView"),
    ]

    private nonisolated static let wheels: Wheels = {
        var wheels = Wheels(height: 66)
        wheels.wheels = [
            .init(texts: ["1", "2", "3"], columns: 2, alignment: .right),
            .init(texts: ["May", "June", "September"], columns: 9, alignment: .left),
        ]
        return wheels
    }()

    private func picture(_ figure: Figure, width: CGFloat, height: CGFloat, isEnabled: Bool = true) -> ParsedSVG {
        ParsedSVG {
            $0.draw(
                figure, in: CGRect(x: 0, y: 0, width: width, height: height), style: TextStyle(color: .red),
                isEnabled: isEnabled)
        }
    }

    /// Returns the horizontal center of the last circle.
    private func knob(of picture: ParsedSVG) -> Double {
        let circle = picture["rect"].last { $0.number("width") == $0.number("height") && $0.number("rx") > 2 }
        return circle.map { $0.number("x") + $0.number("width") / 2 } ?? .nan
    }

    @Test("A switch has its knob on the right and the word ON when it is on", arguments: [true, false])
    func toggle(isOn: Bool) {
        // Given, When
        let picture = picture(.switch(isOn: isOn), width: 51, height: 31)

        // Then
        expect(knob(of: picture), equals: (isOn ? 37.5 : 13.5))
        expect(picture["text"].map(\.text), equals: [isOn ? "ON" : "OFF"])
    }

    @Test("A slider's knob is at its value, and never beyond its ends", arguments: [(0, 11.5), (0.5, 50), (7, 88.5)])
    func slider(fraction: CGFloat, x: Double) {
        // Given, When
        let picture = picture(.slider(fraction), width: 100, height: 23)

        // Then
        expect(knob(of: picture), equals: x)
    }

    @Test("Segments have a frame around them, and a line between each two")
    func segments() {
        // Given
        let segments = ["New", "Half", "Full"].map { Figure.Segment(Caption(text: $0), isEnabled: true) }

        // When
        let picture = picture(.segments(segments, selected: nil), width: 90, height: 30)

        // Then
        let lines = picture["rect"].filter { $0.number("width") == 1 }
        expect(lines.map { $0.number("x") }, equals: [30, 60])
        expect(picture["rect"].contains { $0.number("width") >= 89 })
    }

    @Test("An activity indicator has twelve spokes, each two points thick")
    func activity() {
        // Given, When
        let spokes = picture(.activity(isBusy: true), width: 20, height: 20)["path"]

        // Then
        expect(spokes.map { $0.number("stroke-width") }, equals: [Double](repeating: 2, count: 12))
        let opacities = Set(spokes.map { $0.number("stroke-opacity") })
        expect(opacities.count, equals: 12)
    }

    @Test(
        "An indicator's top spoke is brightest, and the others fade counterclockwise, but all are pale at rest")
    func fading() {
        // Given, When
        let opacities = [true, false].map { isBusy in
            picture(.activity(isBusy: isBusy), width: 20, height: 20)["path"].map { $0.number("stroke-opacity") }
        }

        // Then
        let percents = opacities[0].dropFirst().map { ($0 * 100).rounded() }
        expect(percents, equals: [93, 86, 79, 72, 65, 58, 51, 44, 37, 30, 23])
        expect(opacities[1], equals: [Double](repeating: 0.25, count: 12))
    }

    @Test("Controls are drawn with the same shapes, places and colors as recorded", arguments: shapes.indices)
    func places(index: Int) {
        // Given
        let (figure, expected) = Self.shapes[index]

        // When
        let picture = picture(figure, width: 100, height: 44)

        // Then
        let drawn = picture.elements.compactMap { element -> String? in
            let names = ["rect", "circle", "text", "path", "line", "stop"]
            guard names.contains(element.name) else { return nil }
            let places = ["x", "y", "cx", "cy", "width", "height", "rx", "font-size", "offset"]
            let colors = ["fill", "fill-opacity", "stroke", "stroke-opacity", "stop-color", "stop-opacity"]
            let numbers = places.compactMap { element.attributes[$0] }
            return ([element.name] + numbers + colors.compactMap { element.attributes[$0] }).joined(separator: " ")
        }
        expect(drawn.joined(separator: "\n"), equals: expected)
    }

    /// The shapes of each control, in 100 × 44 points: stops of gradients, then shapes with places and colors.
    private nonisolated static let shapes: [(figure: Figure, drawn: String)] = [
        (
            .bar(edge: .minYEdge),
            """
            stop 0 #ff8080
            stop 0.5 #ff3838
            stop 0.5 #ff2424
            stop 1 #ff0000
            rect 0 0 100 44 url(#d1)
            rect 0 1 100 1 #ffffff 0.3
            rect 0 0 100 1 #660000
            """
        ),
        (
            .barButton(Caption(text: "Home"), leadsBack: false, edge: .maxYEdge),
            """
            stop 0 #000000 0.06
            stop 0.5 #000000 0.2
            stop 0.5 #000000 0.26
            stop 1 #000000 0.3
            rect 3 8 94 30 5 #ffffff 0.2
            rect 3 7 94 30 5 url(#d1)
            rect 3.5 7.5 93 29 4.5 none #000000 0.45
            text 50 25.14 12 #000000 0.5
            text 50 26.14 12 #ff0000
            """
        ),
        (
            .tab(Caption(symbol: moon, text: "Moon"), badge: "3", isSelected: true, edge: .minYEdge),
            """
            stop 0 #ff7366
            stop 1 #ff3b30
            rect 2 3 96 38 4 #ffffff 0.15
            path none #73bfff
            text 50 38.45 10 #ffffff
            rect 59 3 18 18 9 url(#d1)
            rect 59.75 3.75 16.5 16.5 8.25 none #ffffff
            text 68 16.14 12 #ffffff
            """
        ),
        (
            .tab(Caption(text: "Moon"), badge: nil, isSelected: false, edge: .minYEdge),
            """
            text 50 26.49 13 #999999
            """
        ),
        (
            .button(Caption(text: "Moon"), hasFrame: true),
            """
            rect 0 0 100 44 10 #ffffff
            rect 0.5 0.5 99 43 9.5 none #ababab
            text 4 27.87 17 #ff0000
            """
        ),
        (
            .field("Apollo", border: .rounded),
            """
            stop 0 #e0e0e0
            stop 0.16 #ffffff
            stop 1 #ffffff
            rect 0 0 100 44 8 url(#d1)
            rect 0.5 0.5 99 43 7.5 none #999999
            text 8 27.87 17 #ff0000
            """
        ),
        (
            .switch(isOn: false),
            """
            stop 0 #c2c2c2
            stop 0.5 #ededed
            stop 1 #f8f8f8
            stop 0 #d6d6d6
            stop 1 #fcfcfc
            rect 0 8.5 100 27 13.5 url(#d1)
            rect 0.5 9 99 26 13 none #999999
            text 62 26.49 13 #808080
            rect 0 8.5 27 27 13.5 url(#d2)
            rect 0.5 9 26 26 13 none #999999
            """
        ),
        (
            .slider(0.5),
            """
            stop 0 #b8b8b8
            stop 1 #fafafa
            stop 0 #bf0000
            stop 1 #ff4040
            stop 0 #d6d6d6
            stop 1 #fcfcfc
            rect 0 17.5 100 9 4.5 url(#d1)
            rect 0 17.5 50 9 4.5 url(#d2)
            rect 0.5 18 99 8 4 none #999999
            rect 38.5 10.5 23 23 11.5 url(#d3)
            rect 39 11 22 22 11 none #999999
            """
        ),
        (
            .progress(0.25, track: .gray),
            """
            stop 0 #5c5c5c
            stop 1 #7d7d7d
            stop 0 #bf0000
            stop 1 #ff4040
            rect 0 17.5 100 9 4.5 url(#d1)
            rect 0 17.5 25 9 4.5 url(#d2)
            rect 0.5 18 99 8 4 none #999999
            """
        ),
        (
            .pageDots(count: 3, current: 1),
            """
            rect 31 19 6 6 3 #ff0000 0.35
            rect 47 19 6 6 3 #ff0000
            rect 63 19 6 6 3 #ff0000 0.35
            """
        ),
        (
            .stepper,
            """
            stop 0 #ffffff
            stop 1 #d9d9d9
            rect 0 7.5 100 29 6 url(#d1)
            rect 0.5 8 99 28 5.5 none #999999
            rect 50 8.5 1 27 #999999
            path none #595959
            path none #595959
            """
        ),
        (
            .segments(
                [.init(Caption(text: "A"), isEnabled: true), .init(Caption(text: "B"), isEnabled: false)], selected: 0),
            """
            stop 0 #ffffff
            stop 1 #d9d9d9
            stop 0 #ff4d4d
            stop 1 #ff0000
            rect 0 0 100 44 6 url(#d1)
            rect 0.5 0.5 99 43 5.5 none #999999
            rect 50 1 1 42 #999999
            rect 0 0 50 44 5 url(#d2)
            text 25 26.49 13 #ffffff
            text 75 26.49 13 #666666
            """
        ),
        (
            .separator,
            """
            rect 0 0 100 44 #ff0000
            """
        ),
        (
            .standIn("mapView"),
            """
            rect 0 0 100 44 #f2f2f2 0.9
            rect 0.5 0.5 99 43 none #ff0000
            text 4 27.87 17 #ff0000
            """
        ),
    ]

    @Test("A disabled control is half transparent")
    func disabled() {
        // Given, When
        let pictures = [true, false].map { picture(.stepper, width: 94, height: 29, isEnabled: $0) }

        // Then
        expect(pictures.map { $0["g"].map { $0.attributes["opacity"] } }, equals: [[], ["0.5"]])
    }

    @Test("The text of a control is inside the control", arguments: all)
    func texts(figure: Figure) {
        // Given
        let (width, height) = (60.0, 30.0)

        // When
        let picture = picture(figure, width: width, height: height)

        // Then
        for text in picture["text"] {
            let length = text.attributes["textLength"] == nil ? 0 : text.number("textLength")
            let left = text.number("x") - length * (["middle": 0.5, "end": 1][text.attributes["text-anchor"]] ?? 0)
            expect(left >= -0.01 && left + length <= width + 0.01)
        }
    }

    @Test("Wheels have their selected row in the middle, and short texts away from the edges")
    func wheels() {
        // Given, When
        let picture = picture(.wheels(Self.wheels), width: 320, height: 66)

        // Then
        let rows = picture["text"]
        expect(rows.map(\.text), equals: ["1", "2", "3", "May", "June", "September"])
        expect(abs(rows[1].number("y") - (rows[0].number("y") + rows[2].number("y")) / 2) < 0.02)
        expect(abs(rows[1].number("y") - 33) < rows[1].number("font-size") / 2)
        expect(rows[0].number("y") < rows[1].number("y"))
        expect(rows[0].number("x") < rows[3].number("x") && rows[3].number("x") < rows[5].number("x") + 1)
        let drums = picture["rect"].filter { $0.number("rx") == 4 && $0.number("height") == 50 }
        expect(drums.map { ($0.number("width") / 10).rounded() * 10 }, equals: [80, 210])
    }

    @Test("A back button has an arrow to the left, and other bar buttons are rectangles", arguments: [true, false])
    func back(leadsBack: Bool) {
        // Given, When
        let picture = picture(
            .barButton(Caption(text: "Home"), leadsBack: leadsBack, edge: .maxYEdge), width: 64, height: 44)

        // Then
        expect(picture["path"].count, equals: (leadsBack ? 1 : 0))
        // The text and its shadow.
        expect(picture["text"].map(\.text), equals: ["Home", "Home"])
    }

    @Test("The name of a missing image is readable on every background")
    func standIn() throws {
        // Given, When
        let picture = ParsedSVG { canvas in
            canvas.fill(CGRect(x: 0, y: 0, width: 320, height: 200), color: .black)
            canvas.draw(.standIn("mapView"), in: CGRect(x: 8, y: 8, width: 160, height: 88), style: .standIn)
        }

        // Then
        let ground = try #require(picture["rect"].first { $0.attributes["fill"] == "#f2f2f2" })
        expect(ground.number("fill-opacity"), equals: 0.9)
        // On black that is #dadada, to which this has 5:1.
        expect(picture["text"].first?.attributes["fill"], equals: "#595959")
    }
}
