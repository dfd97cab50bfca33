import TerminalUIKit
import TerminalTesting
import Testing

/// A nib that is kept, and what its loads remember of it.
struct KeptNibTests {
    @Test("A UINib follows the current screen's variations each time it makes objects")
    func screens() throws {
        // Given
        let nib = Nib.make(
            """
            <label tag="1" text="Moon" id="La0-00-001"><rect key="frame" x="0" y="0" width="90" height="22"/>
            <variation key="widthClass=regular" tag="4"/></label>
            """)
        func tag() throws -> Int? { (try nib.objects(withOwner: nil).first as? UIView)?.tag }
        var tags: [Int?] = [try tag()]

        // When
        try UITraitCollection(screenSize: CGSize(width: 768, height: 1024)).performAsCurrent { tags.append(try tag()) }
        tags.append(try tag())

        // Then
        expect(tags, equals: [1, 4, 1])
    }

    @Test("Changing a view from a UINib doesn't change the next view from it")
    func copies() throws {
        // Given
        let nib = Nib.make(
            """
            <label text="Moon" id="La0-00-001"><rect key="frame" x="0" y="0" width="90" height="22"/>
            <color key="textColor" red="1" green="0" blue="0" alpha="1"/></label>
            """)
        let first = try #require(try nib.objects(withOwner: nil).first as? UILabel)

        // When
        first.text = "Sun"
        first.textColor = .blue
        first.frame.size.width = 10
        let second = try #require(try nib.objects(withOwner: nil).first as? UILabel)

        // Then
        expect(second !== first)
        expect(second.text, equals: "Moon")
        expect(second.textColor, equals: .red)
        expect(second.frame.width, equals: 90)
    }

    @Test("A class gets the same values from a UINib in any order of keys")
    func keysInAnyOrder() throws {
        // Given
        let nib = Nib.make(
            """
            <view tag="3" contentMode="center" userLabel="Moon" \(Nib.custom(FickleView.self)) id="Vi0-00-001">
            <rect key="frame" x="0" y="0" width="90" height="22"/></view>
            """)
        let orders = [["userLabel", "none"], ["tag", "contentMode", "userLabel"], [], ["contentMode", "tag"]]

        // When
        let views = try orders.map { order in
            FickleView.keys = order
            return try nib.objects(withOwner: nil).first as? FickleView
        }

        // Then
        let answers = ["userLabel": "Moon", "tag": "3", "contentMode": "center"]
        expect(views.map { $0?.answers }, equals: orders.map { $0.map { answers[$0] } })
        expect(views.allSatisfy { $0?.tag == 3 && $0?.contentMode == .center && $0?.frame.width == 90 })
    }

    @Test("A weak outlet of a protocol type is nil after its object is released")
    func weakProtocol() {
        // Given
        let holder = HolderOfDelegate()
        var delegates: [AnyObject?] = [holder.delegate]
        let (first, second) = (Delegate(), DelegateView(frame: .zero))

        // When
        holder.delegate = first
        delegates.append(holder.delegate)
        let isConnected = Outlets(of: holder).connect("delegate", to: second)
        delegates.append(holder.delegate)
        do {
            let passing = Delegate()
            holder.delegate = passing
        }
        delegates.append(holder.delegate)

        // Then
        expect(isConnected)
        expect(!Outlets(of: holder).connect("delegate", to: UIView()))
        expect(delegates.map { $0.map(ObjectIdentifier.init) }, equals: [nil, .init(first), .init(second), nil])
    }

    @Test("An outlet that a class's mirror leaves out isn't found, but a superclass's outlet is")
    func outlets() {
        // Given
        let shy = ShyObject()

        // When
        let isConnected = Outlets(of: shy).connect("label", to: UILabel())

        // Then
        expect(Outlets(of: shy).names, equals: ["delegate"])
        expect(!isConnected && shy.label == nil)
    }

    @Test("Each object's outlet is read, whatever was known about the first object of its class")
    func keptTwice() {
        // Given
        let (first, second) = (CopyingObject(), CopyingObject())
        first.copyOutlet()
        let names = Outlets(of: first).names

        // When
        let label = UILabel()
        let isConnected = Outlets(of: second).connect("label", to: label)

        // Then
        expect(names, equals: ["label"])
        expect(isConnected && second.label === label)
        expect(first.label, equals: nil)
    }
}

/// Asks for some keys before all others, and again after them.
final class FickleView: UIView {
    static var keys: [String] = []
    let answers: [String?]

    required init?(coder: NSCoder) {
        func ask() -> [String?] { Self.keys.map { coder.decodeObject(forKey: $0) as? String } }
        answers = ask()
        super.init(coder: coder)
        if ask() != answers { return nil }
    }
}

private class HolderOfDelegate: UIResponder {
    @Outlet(.weak) var delegate: (any UIScrollViewDelegate)?
}

private final class Delegate: NSObject, UIScrollViewDelegate {}

private final class DelegateView: UIView, UIScrollViewDelegate {}

/// An object whose mirror hides its outlets.
private final class ShyObject: HolderOfDelegate, @MainActor CustomReflectable {
    @Outlet var label: UILabel?

    var customMirror: Mirror { Mirror(self, children: [:]) }
}

/// Keeps its outlet twice, if it is told to.
private final class CopyingObject: UIResponder {
    private var copy: Outlet<UILabel?>?
    @Outlet var label: UILabel?

    func copyOutlet() { copy = _label }
}
