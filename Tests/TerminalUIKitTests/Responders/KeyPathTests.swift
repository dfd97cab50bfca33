import TerminalTesting
import Testing
import UIKitExtras

@testable import Views

/// Runtime attributes along paths, as key–value coding sets them.
struct KeyPathTests {
    private let world = World()

    private func attribute(_ keyPath: String, _ type: String, _ value: String) -> String {
        #"<userDefinedRuntimeAttribute type="\#(type)" keyPath="\#(keyPath)">\#(value)</userDefinedRuntimeAttribute>"#
    }

    /// Loads a view with runtime attributes, and returns it and what is logged.
    private func load(_ attributes: String..., of type: UIView.Type = UIView.self) throws -> (UIView, log: [String]) {
        var log: [String] = []
        world.log = { log.append($0) }
        let custom = type == UIView.self ? "" : Nib.custom(type)
        let nib = Nib.make(
            """
            <view id="v1" \(custom)><userDefinedRuntimeAttributes>\(attributes.joined())</userDefinedRuntimeAttributes>
            </view>
            """, in: world)
        let view = try #require(nib.objects(withOwner: nil).first as? UIView)
        return (view, log)
    }

    @Test("A layer takes a value for any key, and its own properties are set")
    func layer() throws {
        // Given
        let number = { (value: Double) in #"<real key="value" value="\#(value)"/>"# }

        // When
        let (view, log) = try load(
            attribute("layer.shadowOpacity", "number", number(0.5)),
            attribute("layer.shadowRadius", "number", number(7)),
            attribute("layer.shadowOffset", "size", #"<size key="value" width="1" height="2"/>"#),
            attribute("layer.cornerRadius", "number", number(4)), attribute("layer.zPosition", "number", number(1)),
            attribute("layer.moons.of.Jupiter", "number", number(95)))

        // Then
        let layer = view.layer
        expect(layer.shadowOpacity == 0.5 && layer.shadowRadius == 7 && layer.cornerRadius == 4)
        expect(layer.shadowOffset, equals: CGSize(width: 1, height: 2))
        expect(layer.value(named: "zPosition") as? Double, equals: 1)
        expect(layer.value(named: "moons.of.Jupiter") as? Double, equals: 95)
        expect(log, equals: [])
    }

    @Test("A color for the border of a layer shows no border, because the layer needs a CGColor")
    func borderColor() throws {
        // Given
        let color = #"<color key="value" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom"/>"#

        // When
        let (view, log) = try load(attribute("layer.borderColor", "color", color))

        // Then
        expect(view.layer.borderColor, equals: .clear)
        expect(log, equals: [])
    }

    @Test("A key path through an outlet, superview or window that is still nil sets no value, and logs no error")
    func throughNil() throws {
        // Given
        let texts = ["title.text", "superview.caption", "window.caption"].map {
            attribute($0, "string", "").replacing(">", with: #" value="Moon">"#, maxReplacements: 1)
        }

        // When
        let (_, log) = try load(texts.joined(), of: TitledView.self)

        // Then
        expect(log, equals: [])
    }

    @Test("A key path leads to the label of a button and of a cell, and a number stands for a value of an enumeration")
    func labels() throws {
        // Given
        let attributes = { (label: String) in
            let lines = attribute("\(label).numberOfLines", "number", #"<integer key="value" value="2"/>"#)
            let alignment = attribute("\(label).textAlignment", "number", #"<integer key="value" value="1"/>"#)
            return "<userDefinedRuntimeAttributes>\(lines)\(alignment)</userDefinedRuntimeAttributes>"
        }
        var log: [String] = []
        world.log = { log.append($0) }

        // When
        let objects = try Nib.make(
            """
            <button id="b1"><state key="normal" title="Moon"/>\(attributes("titleLabel"))</button>
            <tableViewCell id="c1" style="IBUITableViewCellStyleDefault" textLabel="t1">
            <tableViewCellContentView key="contentView" id="v1"><subviews><label text="Moon" id="t1"/></subviews>
            </tableViewCellContentView>\(attributes("textLabel"))</tableViewCell>
            """, in: world
        ).objects(withOwner: nil)

        // Then
        let labels = [(objects[0] as? UIButton)?.titleLabel, (objects[1] as? UITableViewCell)?.textLabel]
        expect(labels.allSatisfy { $0?.numberOfLines == 2 && $0?.textAlignment == .center })
        expect(log, equals: [])
    }

    @Test("The error about an unknown or read-only key names the object that lacks it")
    func lacking() throws {
        // Given
        let text = { (path: String) in
            attribute(path, "string", "").replacing(">", with: #" value="Moon">"#, maxReplacements: 1)
        }

        // When
        let (_, log) = try load(
            text("glow"), text("stars.count"), text("superview"), text("moon.name"), of: SkyView.self)

        // Then
        let reasons = log.map { $0.split(separator: "): ", maxSplits: 1).last.map(String.init) ?? "" }
        func reason(_ method: String, _ key: String, of object: String = "SkyView #1") -> String {
            "[<\(object)> \(method)]: this class is not key value coding-compliant for the key \(key)."
        }
        expect(
            reasons,
            equals: [
                reason("setValue:forUndefinedKey:", "glow"), reason("valueForUndefinedKey:", "stars"),
                reason("setValue:forUndefinedKey:", "superview"),
                reason("setValue:forUndefinedKey:", "name", of: "UIView #1"),
            ])
    }

    @Test("In code, a key path leads through properties and outlets to a view's layer")
    func inCode() {
        // Given
        let sky = SkyView(frame: .zero)

        // When
        sky.setValue(0.25, forKeyPath: "moon.alpha")
        sky.setValue(0.5, forKeyPath: "layer.shadowOpacity")

        // Then
        expect(sky.moon.alpha == 0.25 && sky.layer.shadowOpacity == 0.5)
    }
}

/// A view with an outlet that a nib has not connected yet when it sets runtime attributes.
final class TitledView: UIView {
    @Outlet var title: UILabel?
}

/// A view that makes another, which runtime attributes reach by its name.
final class SkyView: UIView {
    var moon = UIView()

    override class var inspectables: [String: Inspectable] { ["moon": Inspectable(\SkyView.moon)] }
}
