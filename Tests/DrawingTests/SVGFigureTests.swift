import Canvases
import Drawing
import Foundation
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

    /// How far right the middle of the last circle is.
    private func knob(of picture: ParsedSVG) -> Double {
        let circle = picture["rect"].last { $0.number("width") == $0.number("height") && $0.number("rx") > 2 }
        return circle.map { $0.number("x") + $0.number("width") / 2 } ?? .nan
    }

    @Test("A switch has its knob on the right when it is on, and says so in a word", arguments: [true, false])
    func toggle(isOn: Bool) {
        // Given, When
        let picture = picture(.switch(isOn: isOn), width: 51, height: 31)

        // Then
        #expect(knob(of: picture) == (isOn ? 37.5 : 13.5))
        #expect(picture["text"].map(\.text) == [isOn ? "ON" : "OFF"])
    }

    @Test("A slider's knob is where its value is, and never leaves it", arguments: [(0, 11.5), (0.5, 50), (7, 88.5)])
    func slider(fraction: CGFloat, x: Double) {
        // Given, When
        let picture = picture(.slider(fraction), width: 100, height: 23)

        // Then
        #expect(knob(of: picture) == x)
    }

    @Test("Segments have a frame around them, and a line between each two")
    func segments() {
        // Given
        let segments = ["New", "Half", "Full"].map { Figure.Segment(Caption(text: $0), isEnabled: true) }

        // When
        let picture = picture(.segments(segments, selected: nil), width: 90, height: 30)

        // Then
        #expect(picture["rect"].filter { $0.number("width") == 1 }.map { $0.number("x") } == [30, 60])
        #expect(picture["rect"].contains { $0.number("width") >= 89 })
    }

    @Test("Twelve spokes turn, each two points thick")
    func activity() {
        // Given, When
        let spokes = picture(.activity(isBusy: true), width: 20, height: 20)["path"]

        // Then
        #expect(spokes.map { $0.number("stroke-width") } == [Double](repeating: 2, count: 12))
        #expect(Set(spokes.map { $0.number("stroke-opacity") }).count == 12)
    }

    @Test("What takes no touches is half transparent")
    func disabled() {
        // Given, When
        let pictures = [true, false].map { picture(.stepper, width: 94, height: 29, isEnabled: $0) }

        // Then
        #expect(pictures.map { $0["g"].map { $0.attributes["opacity"] } } == [[], ["0.5"]])
    }

    @Test("What is written on a control is in the control", arguments: all)
    func texts(figure: Figure) {
        // Given
        let (width, height) = (60.0, 30.0)

        // When
        let picture = picture(figure, width: width, height: height)

        // Then
        for text in picture["text"] {
            let length = text.attributes["textLength"] == nil ? 0 : text.number("textLength")
            let left = text.number("x") - length * (["middle": 0.5, "end": 1][text.attributes["text-anchor"]] ?? 0)
            #expect(left >= -0.01 && left + length <= width + 0.01)
        }
    }

    @Test("Wheels turn their selected row to the middle; short texts are not at the edges of wide drums")
    func wheels() {
        // Given, When
        let picture = picture(.wheels(Self.wheels), width: 320, height: 66)

        // Then
        let rows = picture["text"]
        #expect(rows.map(\.text) == ["1", "2", "3", "May", "June", "September"])
        #expect(abs(rows[1].number("y") - (rows[0].number("y") + rows[2].number("y")) / 2) < 0.02)
        #expect(abs(rows[1].number("y") - 33) < rows[1].number("font-size") / 2)
        #expect(rows[0].number("y") < rows[1].number("y"))
        #expect(rows[0].number("x") < rows[3].number("x") && rows[3].number("x") < rows[5].number("x") + 1)
        let drums = picture["rect"].filter { $0.number("rx") == 4 && $0.number("height") == 50 }
        #expect(drums.map { ($0.number("width") / 10).rounded() * 10 } == [80, 210])
    }

    @Test("A back button points to the left, another has four corners", arguments: [true, false])
    func back(leadsBack: Bool) {
        // Given, When
        let picture = picture(
            .barButton(Caption(text: "Home"), leadsBack: leadsBack, edge: .maxYEdge), width: 64, height: 44)

        // Then
        #expect(picture["path"].count == (leadsBack ? 1 : 0))
        // The text and its shadow.
        #expect(picture["text"].map(\.text) == ["Home", "Home"])
    }

    @Test("The name of what is not here can be read whatever lies behind it")
    func standIn() throws {
        // Given, When
        let picture = ParsedSVG { canvas in
            canvas.fill(CGRect(x: 0, y: 0, width: 320, height: 200), color: .black)
            canvas.draw(.standIn("mapView"), in: CGRect(x: 8, y: 8, width: 160, height: 88), style: .standIn)
        }

        // Then
        let ground = try #require(picture["rect"].first { $0.attributes["fill"] == "#f2f2f2" })
        #expect(ground.number("fill-opacity") == 0.9)
        // On black that is #dadada, to which this has 5:1.
        #expect(picture["text"].first?.attributes["fill"] == "#595959")
    }
}
