import Canvases
import Foundation
import InterfaceBuilder
import TerminalUIKit
import TerminalTesting
import Testing

@_spi(Overriding) @testable import Views

/// Outlets of every kind: what they take, what they keep, what they say of themselves.
struct OutletPiecesTests {
    private class Base: NSObject {
        @Outlet var label: UILabel?
        @Outlet(.weak) var shy: UIView?
    }

    private final class Card: Base {
        @Outlet var button: UIButton!
        @Outlet var labels: [UILabel] = []
        @Outlet var more: [UIView]?
        @Outlet var anything: AnyObject?
        @Outlet(.weak) var source: (any UITableViewDataSource)?
        var plain: UILabel?
    }

    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
        func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { UITableViewCell() }
    }

    private let names = ["button", "labels", "more", "anything", "source", "label", "shy"]

    @Test("An object's outlets are listed with their types and strength, inherited ones last")
    func declarations() {
        // Given
        let outlets = Outlets(of: Card())

        // When
        let types = outlets.names.map { outlets.typeName(of: $0) ?? "none" }

        // Then
        expect(outlets.names == names && Outlets(of: Base()).names == ["label", "shy"])
        expect(
            types,
            equals: [
                "UIButton", "Array<UILabel>", "Array<UIView>", "AnyObject", "UITableViewDataSource", "UILabel",
                "UIView",
            ], "\(types)")
        expect(names.filter { !outlets.keeps($0) }, equals: ["source", "shy"])
        expect(!outlets.keeps("plain") && outlets.typeName(of: "plain") == nil && outlets.origin(of: "plain") == nil)
        expect(Outlets(of: NSObject()).names.isEmpty && outlets.connections.isEmpty)
    }

    @Test("An outlet collection keeps its objects alive, even if it is declared weak")
    func weakCollections() {
        // Given
        final class Board: NSObject {
            @Outlet(.weak) var labels: [UILabel] = []
            @Outlet(.weak) var views: [UIView]?
        }
        let board = Board()
        let outlets = Outlets(of: board)

        // When
        let taken = [outlets.connect("labels", to: UILabel()), outlets.connect("views", to: UIView())]
        let counts = [board.labels.count, board.views?.count]
        board.labels = [UILabel(), UILabel()]

        // Then
        expect(taken == [true, true] && counts == [1, 1] && board.labels.count == 2)
    }

    @Test("An outlet accepts an object of its type, an outlet collection several, and both can be emptied")
    func connections() {
        // Given
        let card = Card()
        let outlets = Outlets(of: card)
        let (label, button, view, rows) = (UILabel(), UIButton(), UIView(), Rows())
        let objects: [AnyObject] = [label, button, view, rows]

        // When
        let taken = names.map { name in
            objects.map { outlets.connect(name, to: $0) ? "1" : "0" }.joined()
        }
        let connected = outlets.connections.map { connection in
            connection.name + " "
                + connection.objects.map { object in "\(objects.firstIndex { $0 === object } ?? -1)" }.joined()
        }
        let unknown = outlets.connect("plain", to: label)

        // Then
        expect(taken, equals: ["0100", "1000", "1110", "1111", "0001", "1000", "1110"])
        expect(
            connected, equals: ["button 1", "labels 0", "more 012", "anything 3", "source 3", "label 0", "shy 2"])
        expect(!unknown && card.plain == nil && card.button === button && card.label === label && card.shy === view)
        expect(card.labels == [label] && card.more == [label, button, view] && card.source === rows)
        for name in names { outlets.disconnect(name) }
        outlets.disconnect("plain")
        expect(outlets.connections.isEmpty && card.labels.isEmpty && card.more == nil && card.button == nil)
    }

    @Test("A weak outlet is nil after its object is released, a strong outlet keeps it alive")
    func lifetimes() {
        // Given
        let card = Card()
        var (kept, lost): (UILabel?, UIView?) = (UILabel(), UIView())
        weak let (weakly, weaklyLost) = (kept, lost)
        (card.label, card.shy) = (kept, lost)
        let there = card.shy === lost && card.label === kept

        // When
        (kept, lost) = (nil, nil)

        // Then
        expect(there && card.shy == nil && card.label != nil && weakly != nil && weaklyLost == nil)
        expect(Outlets(of: card).connections.map(\.name), equals: ["label"])
        expect(names.allSatisfy { Outlets(of: card).origin(of: $0) == nil })
        card.shy = nil
        card.label = nil
        expect(Outlets(of: card).connections.isEmpty && weakly == nil)
    }

    @Test("A nib fills outlet collections in the order of its connections, and each outlet knows its nib")
    func loaded() throws {
        // Given
        let owner = ListOwner()
        let connections = ["b", "a", "b"].enumerated().map {
            "<outletCollection property=\"labels\" destination=\"\($1)\" id=\"c\($0)\"/>"
        }
        let nib = Nib.make(
            owner: connections.joined() + "<outlet property=\"first\" destination=\"a\" id=\"o\"/>",
            "<label text=\"a\" id=\"a\"/><label text=\"b\" id=\"b\"/>")

        // When
        let world = World()
        try world.run { _ = try nib.objects(withOwner: owner) }
        let origin = Outlets(of: owner).origin(of: "first")
        owner.first = UILabel()

        // Then
        expect(owner.labels.map { $0.text ?? "" } == ["b", "a", "b"] && owner.optional == nil)
        expect(origin?.destination == "a" && origin?.file == "data" && origin?.location.line == 4)
        #expect(Outlets(of: owner).origin(of: "first") == nil)
        expect(Outlets(of: owner).origin(of: "labels")?.destination, equals: "b")
    }

    @Test("A connection from an unknown placeholder has no effect, and a missing storyboard is reported")
    func nobody() throws {
        // Given
        let world = World()
        let nib = Nib.make(
            """
            <placeholder placeholderIdentifier="sun" id="p"><connections><outlet property="a" destination="v" id="o"/>
            <action selector="b:" destination="v" id="c"/></connections></placeholder><view id="v"/>
            """, in: world)
        var words: [String] = []

        // When
        try world.run {
            world.trace.sink = { if $0.event == .connect { words.append($0.words ?? "") } }
            _ = try nib.objects(withOwner: nil)
        }
        let missing = #expect(throws: NibError.self) {
            try NibFile.read(storyboardNamed: "Nowhere", bundle: .main, module: "Moons")
        }

        // Then
        expect(
            words,
            equals: [
                "outlet a: <placeholder> is nil, nothing is connected",
                "action b:: <placeholder> is nil, nothing is connected",
            ])
        let exception = missing?.exception
        expect(exception?.name, equals: "NSInvalidArgumentException")
        expect(
            exception?.reason.hasPrefix("Could not find a storyboard named 'Nowhere' in bundle NSBundle </"),
            equals: true)
        expect(missing?.faults.first?.file, equals: "Nowhere.storyboard")
        expect(missing?.description.contains("there is no such storyboard in the bundle"), equals: true)
    }

    @Test("A stand-in shows its element's name, unless it has content, and its archive keeps the name")
    func standIns() throws {
        // Given
        let view = StandInView(element: "moonView", frame: CGRect(x: 0, y: 0, width: 96, height: 22))
        func drawn(_ view: UIView) -> String {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 96, height: 22))
            window.addSubview(view)
            window.isHidden = false
            let canvas = TerminalCanvas(size: window.bounds.size)
            window.render(on: canvas)
            return canvas.text(style: .plain)
        }

        // When
        let texts = [drawn(view), view.displayedText ?? "–"]
        let copy = try ControlFixture.unarchived(view)
        view.isFilled = true
        view.setNeedsDisplay()

        // Then
        expect(texts[0].contains("moonView") && texts[1] == "moonView", "\(texts)")
        expect((copy as UIView).displayedText, equals: "moonView")
        expect(!drawn(view).contains("moon") && view.displayedText == nil)
    }
}

final class ListOwner: NSObject {
    @Outlet var labels: [UILabel] = []
    @Outlet var optional: [UILabel]?
    @Outlet var first: UILabel?
}
