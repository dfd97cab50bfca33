import TerminalTesting
import TerminalUIKit
import Testing

@testable import Views

/// The properties that nibs set by their names, of each class of views, bars and controllers.
struct NamedPropertiesTests {
    private let values: [Any] = [
        true, 0.25, 7, "Moon", UIColor.red, CGRect(x: 1, y: 2, width: 3, height: 4), UIFont.boldSystemFont(ofSize: 9),
    ]

    @Test("Each property of each class can be set by its name to a value of its type")
    func properties() throws {
        // Given
        let objects: [any NibObject] = [
            UIView(), UILabel(), UIControl(), UINavigationBar(), UIToolbar(), UIViewController(), UIResponder(),
        ]

        // When
        let lines = objects.flatMap { object in
            ["— \(type(of: object))"]
                + object.inspectableNames.map { name in
                    let property = object.inspectable(named: name)!
                    let before = property.value(of: object).map { "\($0)" } ?? "nil"
                    let taken = values.filter { property.set($0, on: object) }.map { value in
                        property.set(value, on: object)
                        return "\(value) as \(property.value(of: object).map { "\($0)" } ?? "nil")"
                    }
                    return "\(name): \(property.type) \(before) takes \(taken)"
                }
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Named-properties.txt")
    }

    @Test("Setting a property by name sets the object's own property")
    func own() {
        // Given
        let (view, label, bar) = (UIView(), UILabel(), UINavigationBar())
        let controller = UIViewController()
        let settings: [(any NibObject, String, Any)] = [
            (view, "alpha", 0.5), (view, "backgroundColor", UIColor.red), (view, "clipsToBounds", true),
            (view, "hidden", true), (view, "tag", 4), (view, "tintColor", UIColor.green),
            (view, "userInteractionEnabled", false), (view, "layer.borderWidth", 2.0),
            (view, "layer.cornerRadius", 3.0),
            (view, "layer.masksToBounds", true), (view, "layer.borderColor", UIColor.blue), (label, "text", "Moon"),
            (label, "numberOfLines", 3), (label, "enabled", false), (label, "highlighted", true),
            (label, "textColor", UIColor.red), (bar, "prefersLargeTitles", true), (bar, "translucent", false),
            (bar, "barTintColor", UIColor.red), (controller, "title", "Moons"),
        ]

        // When
        let refused = settings.filter { object, name, value in !object.setInspectable(name, to: value) }.map(\.1)

        // Then
        expect(
            refused == [] && view.alpha == 0.5 && view.backgroundColor == .red && view.clipsToBounds && view.isHidden)
        expect(view.tag == 4 && view.tintColor == .green && !view.isUserInteractionEnabled)
        expect(view.layer.borderWidth == 2 && view.layer.cornerRadius == 3 && view.layer.masksToBounds)
        expect(view.layer.borderColor == .blue && label.text == "Moon" && label.numberOfLines == 3)
        expect(!label.isEnabled && label.isHighlighted && label.textColor == .red && bar.prefersLargeTitles)
        expect(!bar.isTranslucent && bar.barTintColor == .red && controller.title == "Moons")
        expect(!view.setInspectable("text", to: "x") && !view.setInspectable("", to: nil))
    }
}
