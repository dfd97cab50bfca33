import TerminalUIKit
import TerminalTesting
import Testing

/// Properties that a nib sets by their names.
struct InspectableTests {
    private func attributes(_ lines: String, of type: AnyClass = RatingView.self) throws -> (NSObject?, log: [String]) {
        let world = World()
        var log: [String] = []
        world.log = { log.append($0) }
        let element = type is UIView.Type ? "view" : "customObject"
        let objects = try Nib.make(
            """
            <\(element) id="v1" \(Nib.custom(type))><userDefinedRuntimeAttributes>\(lines)</userDefinedRuntimeAttributes>
            </\(element)>
            """, in: world
        ).objects(withOwner: nil)
        return (objects.first as? NSObject, log)
    }

    @Test("A runtime attribute is set before outlets are connected, so its didSet finds them nil")
    func order() throws {
        // Given
        let nib = Nib.make(
            """
            <view id="v1" \(Nib.custom(CaptionView.self))>
            <subviews><label text="old" id="l1"/></subviews>
            <connections><outlet property="label" destination="l1" id="c1"/></connections>
            <userDefinedRuntimeAttributes>\(attribute("caption", "string", #"value="Moon""#))
            </userDefinedRuntimeAttributes></view>
            """.replacing(#">value="Moon"</userDefined"#, with: #" value="Moon"></userDefined"#))

        // When
        let view = try #require(try nib.objects(withOwner: nil).first as? CaptionView)

        // Then
        expect(view.foundLabel == [false] && view.label?.text == "old" && view.caption == "Moon")
    }

    private func attribute(_ keyPath: String, _ type: String, _ value: String) -> String {
        #"<userDefinedRuntimeAttribute type="\#(type)" keyPath="\#(keyPath)">\#(value)</userDefinedRuntimeAttribute>"#
    }

    @Test("Inspectable properties are set like in code, with numbers of any type, before awakeFromNib()")
    func own() throws {
        // Given, When
        let (object, log) = try attributes(
            attribute("stars", "number", #"<integer key="value" value="4"/>"#)
                + attribute("gap", "number", #"<real key="value" value="1.5"/>"#)
                + attribute("opacity", "number", #"<integer key="value" value="1"/>"#)
                + attribute("starColor", "color", #"<color key="value" red="1" green="0" blue="0" alpha="1"/>"#)
                + attribute("caption", "string", #"<string key="value">Moons</string>"#)
                + attribute("isFixed", "boolean", #"<boolean key="value" value="YES"/>"#)
                + attribute("corner", "size", #"<size key="value" width="2" height="3"/>"#))
        let view = try #require(object as? RatingView)

        // Then
        expect(log, equals: [])
        expect((view.stars, view.gap, view.opacity) == (4, 1.5, 1) && view.starColor == .red)
        expect(view.caption == "Moons" && view.isFixed && view.corner == CGSize(width: 2, height: 3))
        expect(view.calls, equals: ["stars 4", "awakeFromNib 4"])
    }

    @Test("Inspectable properties of superclasses are found, and nil is set only for optionals")
    func inherited() throws {
        // Given, When
        let (object, log) = try attributes(
            attribute("stars", "number", #"<integer key="value" value="2"/>"#)
                + attribute("caption", "nil", "<nil key=\"value\"/>")
                + attribute("layer.cornerRadius", "number", #"<integer key="value" value="6"/>"#)
                + attribute("moons", "number", #"<integer key="value" value="7"/>"#), of: MoonRatingView.self)
        let view = try #require(object as? MoonRatingView)

        // Then
        expect(log, equals: [])
        expect(view.stars == 2 && view.moons == 7 && view.layer.cornerRadius == 6 && view.caption == nil)
    }

    @Test("An unknown property, and a value of another type, are logged in UIKit's words")
    func unknown() throws {
        // Given, When
        let (object, log) = try attributes(
            attribute("stars", "string", #"<string key="value">many</string>"#)
                + attribute("planets", "number", #"<integer key="value" value="1"/>"#)
                + attribute("stars", "number", #"<real key="value" value="1.5"/>"#))

        // Then
        expect((object as? RatingView)?.stars, equals: 0)
        expect(log.count == 3 && log.allSatisfy { $0.hasPrefix("Failed to set (") })
        expect(log[1], contains: "the key planets.")
    }

    @Test("An object that isn't a view has inspectable properties, too")
    func object() throws {
        // Given, When
        let (object, log) = try attributes(
            attribute("count", "number", #"<integer key="value" value="9"/>"#), of: Counter.self)

        // Then
        expect(log == [] && (object as? Counter)?.count == 9)
    }

    #if !canImport(ObjectiveC)
        @Test("Code sets inspectable properties by key path")
        func keyPath() {
            // Given
            let view = RatingView(frame: .zero)

            // When
            view.setValue(3, forKeyPath: "stars")
            view.setValue(UIColor.blue, forKey: "starColor")

            // Then
            expect(view.stars == 3 && view.starColor == .blue)
        }
    #endif
}

/// A view with properties that Interface Builder sets.
class RatingView: UIView {
    var stars = 0 { didSet { calls.append("stars \(stars)") } }
    var gap: CGFloat = 0
    var opacity: Float = 0
    var starColor: UIColor?
    var caption: String? = "none"
    var isFixed = false
    var corner = CGSize.zero
    var calls: [String] = []

    override class var inspectables: [String: Inspectable] {
        [
            "stars": Inspectable(\RatingView.stars), "gap": Inspectable(\RatingView.gap),
            "opacity": Inspectable(\RatingView.opacity), "starColor": Inspectable(\RatingView.starColor),
            "caption": Inspectable(\RatingView.caption), "isFixed": Inspectable(\RatingView.isFixed),
            "corner": Inspectable(\RatingView.corner),
        ]
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        calls.append("awakeFromNib \(stars)")
    }
}

/// A view whose property fills a label, which is too early while a nib is loaded.
final class CaptionView: UIView {
    @Outlet var label: UILabel?
    var foundLabel: [Bool] = []
    var caption = "" {
        didSet {
            foundLabel.append(label != nil)
            label?.text = caption
        }
    }

    override class var inspectables: [String: Inspectable] { ["caption": Inspectable(\CaptionView.caption)] }
}

/// A subclass with one more.
final class MoonRatingView: RatingView {
    var moons = 0

    override class var inspectables: [String: Inspectable] { ["moons": Inspectable(\MoonRatingView.moons)] }
}

/// An object that counts.
final class Counter: NSObject, NibCustomObject {
    var count = 0

    static var inspectables: [String: Inspectable] { ["count": Inspectable(\Counter.count)] }

    override init() { super.init() }
}
