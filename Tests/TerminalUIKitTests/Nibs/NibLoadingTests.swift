import TerminalUIKit
import TerminalTesting
import Testing

/// Loading a nib, step by step.
struct NibLoadingTests {
    private let badge = """
        <view tag="7" id="Ba0-00-001" \(Nib.custom(Badge.self))><rect key="frame" x="1" y="2" width="30" height="40"/><subviews>
        <label text="Moon" id="La0-00-001"><rect key="frame" x="0" y="0" width="20" height="20"/></label>
        <label text="Sun" id="La0-00-002"><rect key="frame" x="0" y="20" width="20" height="20"/></label>
        </subviews><connections>
        <outlet property="title" destination="La0-00-001" id="c1"/>
        <outletCollection property="rows" destination="La0-00-001" id="c2"/>
        <outletCollection property="rows" destination="La0-00-002" id="c3"/>
        </connections></view>
        """

    @Test("An object is decoded, may replace itself, is connected, and receives awakeFromNib()")
    func order() throws {
        // Given
        let nib = Nib.make(badge)

        // When
        let objects = try nib.objects(withOwner: nil)

        // Then
        let view = try #require(objects.first as? Badge)
        expect(view.log, equals: ["init true", "awakeAfter true", "awakeFromNib Moon"])
        expect(view.rows.map(\.text), equals: ["Moon", "Sun"])
    }

    @Test("File's Owner gets its outlets, but never receives awakeFromNib()")
    func owner() throws {
        // Given
        let owner = Owner()
        let nib = Nib.make(owner: #"<outlet property="badge" destination="Ba0-00-001" id="c9"/>"#, badge)

        // When
        let objects = try nib.objects(withOwner: owner)

        // Then
        expect(owner.badge === objects[0] as AnyObject)
        expect(owner.wakeUps, equals: 0)
    }

    @Test("In a world, a module can replace another one, and its classes are found under the other's name")
    func standIns() throws {
        // Given
        let view = #"<view id="Ba0-00-001" customClass="Badge" customModule="Elsewhere"/>"#
        let world = World(like: .current)
        world.replacedModules = ["TerminalUIKitTests": "Elsewhere", "Elsewhere": "TerminalUIKitTests"]

        // When
        let inWorld = try world.run { try Nib.make(view, in: world).objects(withOwner: nil) }
        let outside = try Nib.make(view).objects(withOwner: nil)

        // Then
        expect(inWorld.first is Badge)
        expect(!(outside.first is Badge))
    }

    @Test("The top-level objects are returned in document order, without the placeholders")
    func topLevel() throws {
        // Given
        let nib = Nib.make((1...3).map { #"<view tag="\#($0)" id="v\#($0)"/>"# }.joined())

        // When
        let objects = try nib.objects(withOwner: nil)

        // Then
        expect(objects.map { ($0 as? UIView)?.tag }, equals: [1, 2, 3])
    }

    @Test("A weak outlet does not keep its object")
    func weakOutlet() throws {
        // Given
        let nib = Nib.make(
            """
            <view id="v1" \(Nib.custom(Badge.self))><connections><outlet property="observer" destination="v2" id="c1"/></connections></view>
            <view id="v2"/>
            """)
        var objects = try nib.objects(withOwner: nil)
        let view = try #require(objects.removeFirst() as? Badge)
        expect(view.observer != nil)

        // When
        objects.removeAll()

        // Then
        expect(view.observer, equals: nil)
    }

    @Test("A UINib makes any number of objects, and reads its file once")
    func repeated() throws {
        // Given
        let nib = Nib.make(badge)
        let before = World.current.fileReads

        // When
        let views = try (0..<3).map { _ in try #require(nib.objects(withOwner: nil).first as? Badge) }

        // Then
        let instances = Set(views.map { ObjectIdentifier($0) })
        expect(instances.count, equals: 3)
        expect(World.current.fileReads, equals: before + 1)
    }

    @Test("Every fault is reported with its place before any awakeFromNib(), with the nearest name")
    func faults() throws {
        // Given
        let owner = Owner()
        let nib = Nib.make(
            owner: """
                <outlet property="bagde" destination="v1" id="c1"/><outlet property="label" destination="v1" id="c2"/>
                """,
            #"<view id="v1"/>"#)

        // When
        let error = #expect(throws: NibError.self) { try nib.objects(withOwner: owner) }

        // Then
        let lines = try #require(error).description.split(separator: "\n")
        expect(lines.count, equals: 2)
        expect(lines[0].hasPrefix("data:4:"))
        expect(lines[0], contains: "no outlet `bagde` on Owner; did you mean `badge`? (object -1)")
        expect(lines[1], contains: "outlet `label` of Owner takes UILabel, but object v1 is a UIView")
        expect(error?.exception.name, equals: "NSUnknownKeyException")
    }

    @Test("The error about a property that isn't an outlet differs from the one about a missing property")
    func plainProperty() throws {
        // Given
        let owner = Owner()
        let nib = Nib.make(
            owner: #"<outlet property="wakeUps" destination="v1" id="c1"/>"#, #"<view id="v1"/>"#)

        // When
        let error = #expect(throws: NibError.self) { try nib.objects(withOwner: owner) }

        // Then
        expect(
            error?.description.contains("the property `wakeUps` of Owner is not an @Outlet (object -1)"), equals: true)
    }

    @Test("A class that the program lacks is reported in UIKit's words, and UIKit's class is used")
    func unknownClass() throws {
        // Given
        var logged: [String] = []
        let world = World()
        world.log = { logged.append($0) }
        let nib = Nib.make(
            """
            <label customClass="Fancy" text="Hi" id="v1"/>
            """, in: world)

        // When
        let objects = try nib.objects(withOwner: nil)

        // Then
        expect((objects.first as? UILabel)?.text, equals: "Hi")
        expect(logged, equals: ["Unknown class Fancy in Interface Builder file."])
    }

    @Test("An unknown element in a view's place becomes a view with all its subviews")
    func unknownElements() throws {
        // Given
        let nib = Nib.make(
            """
            <view id="v1"><subviews>
            <hologram id="v2"><view key="contentView" tag="2" id="v4"/></hologram>
            <label text="after" id="v3"/>
            </subviews></view>
            """)

        // When
        let view = try #require(nib.objects(withOwner: nil).first as? UIView)

        // Then
        expect(view.subviews.count, equals: 2)
        expect(view.subviews.first?.subviews.map(\.tag), equals: [2])
        expect((view.subviews.last as? UILabel)?.text, equals: "after")
    }

    @Test("An unknown element that isn't a view keeps its place among the objects, with harmless connections")
    func unknownObjects() throws {
        // Given
        let owner = Owner()
        let nib = Nib.make(
            owner: #"<outlet property="anything" destination="g1" id="c1"/>"#,
            """
            <screenEdgePanGestureRecognizer id="g1"><connections><action selector="pinch:" destination="-1" id="c2"/></connections>
            </screenEdgePanGestureRecognizer>
            <view id="v1"><connections>
            <outletCollection property="gestureRecognizers" destination="g1" id="c3"/>
            </connections></view>
            """)

        // When
        let objects = try nib.objects(withOwner: owner)

        // Then
        expect(objects.count, equals: 2)
        expect(!(objects[0] is UIView) && objects[1] is UIView)
        expect(owner.anything === objects[0] as AnyObject)
    }

    @Test("A missing outlet is a problem, even if its destination is a view of an unknown class")
    func faultToStandIn() throws {
        // Given
        let nib = Nib.make(
            owner: #"<outlet property="labl" destination="v1" id="c1"/>"#, #"<label customClass="Fancy" id="v1"/>"#)

        // When
        let error = #expect(throws: NibError.self) { try nib.objects(withOwner: Owner()) }

        // Then
        try expect(#require(error).description, contains: "did you mean `label`?")
    }

    @Test("A custom object is made by init(), connected, gets actions, and receives awakeFromNib()")
    func customObject() throws {
        // Given
        let nib = Nib.make(
            """
            <customObject id="o1" \(Nib.custom(Finder.self))><connections>
            <outlet property="label" destination="l1" id="c1"/>
            </connections></customObject>
            <label text="Moon" id="l1"/>
            <button id="b1"><connections>
            <action selector="find:" destination="o1" eventType="touchUpInside" id="c2"/>
            </connections></button>
            """)

        // When
        let objects = try nib.objects(withOwner: nil)
        (objects[2] as? UIButton)?.tap()

        // Then
        expect((objects[0] as? Finder)?.log, equals: ["awakeFromNib Moon", "find UIButton"])
    }

    @Test("A class that a nib can't create is a problem that says what the class lacks")
    func unusableClass() throws {
        // Given
        let nib = Nib.make(#"<customObject id="o1" \#(Nib.custom(Plain.self))/>"#)

        // When
        let error = #expect(throws: NibError.self) { try nib.objects(withOwner: nil) }

        // Then
        try expect(
            #require(error).description,
            contains: "Plain can't be made from a nib; expected a class with NSCoding or NibCustomObject (object o1)")
    }

    @Test("The error about a missing nib has its name, and the nearest one")
    func missing() throws {
        // Given
        let nib = UINib(nibName: "Mooon", bundle: nil)

        // When
        let error = #expect(throws: NibError.self) { try nib.objects(withOwner: nil) }

        // Then
        try expect(#require(error).exception.reason, contains: "Could not load NIB in bundle")
        expect(error?.exception.reason.hasSuffix("with name 'Mooon'"), equals: true)
    }

    @Test("Runtime attributes are set, and unknown ones are logged like in UIKit")
    func runtimeAttributes() throws {
        // Given
        var logged: [String] = []
        let world = World()
        world.log = { logged.append($0) }
        let nib = Nib.make(
            """
            <view id="v1"><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth"><integer key="value" value="2"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="boolean" keyPath="sparkles" value="YES"/>
            </userDefinedRuntimeAttributes></view>
            """, in: world)

        // When
        let view = try #require(nib.objects(withOwner: nil).first as? UIView)

        // Then
        expect(view.layer.borderWidth, equals: 2)
        expect(logged.count == 1 && logged[0].contains("not key value coding-compliant for the key sparkles"))
    }

    @Test("In awakeFromNib(), a view's runtime attributes are set")
    func attributesBeforeWaking() throws {
        // Given
        let nib = Nib.make(
            """
            <view id="Fr0-00-001" \(Nib.custom(FramedView.self))><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth"><integer key="value" value="2"/></userDefinedRuntimeAttribute>
            </userDefinedRuntimeAttributes></view>
            """)

        // When
        let view = try #require(nib.objects(withOwner: nil).first as? FramedView)

        // Then
        expect(view.widthWhenWoken, equals: 2)
    }

    @Test("Without a listener there is no trace, and a listener gets every step in order")
    func trace() throws {
        // Given
        let world = World()
        let nib = Nib.make(badge, in: world)
        var steps: [TraceEvent] = []
        world.trace.sink = { steps.append($0) }

        // When
        _ = try nib.objects(withOwner: nil)
        world.trace.sink = nil
        _ = try nib.objects(withOwner: nil)

        // Then
        let expected: [TraceEvent.Kind] = [
            .load, .decode, .decode, .decode, .connect, .connect, .connect, .awakeFromNib, .awakeFromNib, .awakeFromNib,
        ]
        expect(steps.map(\.event), equals: expected)
        expect(steps[3].object == "Ba0-00-001" && steps[3].class == "Badge")
    }
}

// Nibs find classes by name, and a class inside another type has no such name.

final class Badge: UIView {
    @Outlet var title: UILabel?
    @Outlet var rows: [UILabel] = []
    @Outlet(.weak) var observer: UIView?
    var log: [String] = []

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        log.append("init \(title == nil)")
    }

    override func awakeAfter(using coder: NSCoder) -> Any? {
        log.append("awakeAfter \(title == nil)")
        return self
    }

    override func awakeFromNib() {
        log.append("awakeFromNib \(title?.text ?? "nil")")
    }
}

final class FramedView: UIView {
    var widthWhenWoken: CGFloat?

    override func awakeFromNib() { widthWhenWoken = layer.borderWidth }
}

final class Finder: NSObject, NibCustomObject {
    @Outlet var label: UILabel?
    private(set) var log: [String] = []

    static var actions: [String: Action] { ["find:": Action(Finder.find)] }

    func find(_ sender: UIButton) { log.append("find \(type(of: sender))") }

    func awakeFromNib() { log.append("awakeFromNib \(label?.text ?? "nil")") }
}

final class Plain: NSObject {}

final class Owner: UIResponder {
    @Outlet var anything: AnyObject?
    @Outlet var badge: Badge?
    @Outlet var label: UILabel?
    var wakeUps = 0

    override func awakeFromNib() { wakeUps += 1 }

    @Test("Where UIKit would raise, every problem is logged before the process ends")
    func everythingIsLogged() async {
        // Given, When
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let outlets = ["sun", "moon"].map {
                    #"<outlet property="\#($0)" destination="vI1-aa-001" id="\#($0)"/>"#
                }
                let nib = Nib.make(owner: outlets.joined(), #"<view id="vI1-aa-001"/>"#)
                _ = nib.instantiate(withOwner: UIView())
            }
        }

        // Then
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        expect(message.contains("`sun`") && message.contains("`moon`"))
    }
}
