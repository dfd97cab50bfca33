internal import InterfaceBuilder
internal import NibChecking

/// A rule that a team agrees on. It is off until a line of `.nib-lint` gives it a severity.
protocol HouseRule {
    /// An example of the names that the rule needs behind `with`, or nil if it needs none.
    static var example: String? { get }

    /// Returns the findings.
    ///
    /// - Parameter values: The names behind `with` in the line of `.nib-lint`.
    static func findings(in document: IBDocument, with values: [String]) -> [IBFault]
}

extension HouseRule {
    static var example: String? { nil }
}

enum AccessibleImages: IBRule, HouseRule {
    static let name = "accessibility-label"
    static let page = """
        Buttons with an image, and no title or accessibility label. Off until `.nib-lint` turns it on.

        ```xml
        <button id="But-to-001"><state key="normal" image="spoon"/></button>
        ```

        VoiceOver reads the name of the image file, or only "button".
        """

    static func findings(in document: IBDocument, with values: [String]) -> [IBFault] {
        document.allObjects.compactMap { object in
            guard ["button", "barButtonItem"].contains(object.element), !object.imageNames.isEmpty else { return nil }
            let hasLabel =
                object.hasAccessibility("label")
                || object.properties.contains { key, value in
                    if case .state(let state) = value { return state.group.attributes["title"] != nil }
                    return key == "title"
                } || object.attributes["title"] != nil
            return hasLabel
                ? nil : finding("\(object.name) has an image and no accessibility label", about: object, in: document)
        }
    }
}

enum AccessibleControls: IBRule, HouseRule {
    static let name = "accessibility-identifier"
    static let page = """
        Controls without an accessibility identifier. Off until `.nib-lint` turns it on.

        ```xml
        <button id="But-to-001"><state key="normal" title="Order"/></button>
        ```

        UI tests find a control by its identifier, whatever the language of its title.
        """

    private static let controls: Set = [
        "button", "textField", "textView", "switch", "slider", "stepper", "segmentedControl", "datePicker",
    ]

    static func findings(in document: IBDocument, with values: [String]) -> [IBFault] {
        document.allObjects.compactMap { object in
            guard controls.contains(object.element), !object.hasAccessibility("identifier"),
                !object.runtimeAttributes.contains(where: { $0.keyPath == "accessibilityIdentifier" })
            else { return nil }
            return finding("\(object.name) has no accessibility identifier", about: object, in: document)
        }
    }
}

extension IBObject {
    /// Returns a Boolean value that indicates whether the file gives the object an accessibility label or identifier.
    fileprivate func hasAccessibility(_ word: String) -> Bool {
        children.contains { $0.attributes[word] != nil }
            || properties.contains { _, value in
                switch value {
                case .attributes(let words): words[word] != nil
                case .group(let group): group.attributes[word] != nil
                default: false
                }
            }
    }
}

enum NamedColorsOnly: IBRule, HouseRule {
    static let name = "named-color"
    static let page = """
        Colors that are numbers, and not a name of an asset catalog or of the system. Off until `.nib-lint` turns it on.

        ```xml
        <color key="textColor" red="0.5" green="0.2" blue="0.1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        ```

        On iOS, such a color is the same in light and dark mode.
        """

    static func findings(in document: IBDocument, with values: [String]) -> [IBFault] {
        document.allObjects.flatMap { object in
            object.properties.compactMap { key, value -> IBFault? in
                guard case .color(let color) = value else { return nil }
                switch color {
                case .named, .system: return nil
                default: return finding("the \(key) of \(object.name) has no name", about: object, in: document)
                }
            }
        }
    }
}

enum AllowedFonts: IBRule, HouseRule {
    static let name = "allowed-font"
    static let example: String? = "system, Lato-Regular"
    static let page = """
        Fonts that aren't among those that `.nib-lint` names: `allowed-font: warning with Lato-Regular, Lato-Bold`.

        ```xml
        <fontDescription key="fontDescription" name="Chalkduster" family="Chalkduster" pointSize="17"/>
        ```

        `system` means the system font, and `style` a text style.
        """

    static func findings(in document: IBDocument, with values: [String]) -> [IBFault] {
        document.allObjects.flatMap { object in
            object.properties.compactMap { _, value -> IBFault? in
                guard case .font(let font) = value else { return nil }
                let names: [String]
                switch font.kind {
                case .named(let name, let family): names = [name, family].compactMap(\.self)
                case .style(let style): names = ["style", style]
                default: names = ["system"]
                }
                guard names.allSatisfy({ !values.contains($0) }) else { return nil }
                return finding("\(object.name) has the font \(names[0])", about: object, in: document)
            }
        }
    }
}

enum BaseClasses: IBRule, HouseRule {
    static let name = "base-class"
    static let example: String? = "button, label"
    static let page = """
        Objects of UIKit's own class, if `.nib-lint` asks for a custom one: `base-class: warning with button, label`.

        ```xml
        <button id="But-to-001">
        ```

        The names are those of the file's elements. Each such element needs a custom class.
        """

    static func findings(in document: IBDocument, with values: [String]) -> [IBFault] {
        document.allObjects.filter { values.contains($0.element) && $0.customClass == nil }.map {
            finding("\($0.name) has no custom class", about: $0, in: document)
        }
    }
}

enum IdentifiersOfClasses: IBRule, HouseRule {
    static let name = "identifier-is-class"
    static let page = """
        Reuse and storyboard identifiers that differ from the class. Off until `.nib-lint` turns it on.

        ```xml
        <tableViewCell reuseIdentifier="cell" customClass="DishCell" id="KGk-i7-Jjw">
        ```

        Helpers that dequeue a cell by its class, such as Reusable's, need the same name.
        """

    static func findings(in document: IBDocument, with values: [String]) -> [IBFault] {
        document.allObjects.flatMap { object -> [IBFault] in
            guard let name = object.customClass else { return [] }
            return [object.string("reuseIdentifier"), object.storyboardIdentifier].compactMap { identifier in
                guard let identifier, !identifier.isEmpty, identifier != name else { return nil }
                return finding("the identifier `\(identifier)` isn't the class \(name)", about: object, in: document)
            }
        }
    }
}

enum RelativeMargins: IBRule, HouseRule {
    static let name = "relative-margin"
    static let page = """
        Constraints to an edge that could be to a margin. Off until `.nib-lint` turns it on.

        ```xml
        <constraint firstItem="Lab-el-001" firstAttribute="leading" secondItem="iN0-l3-epB" secondAttribute="leading" \
        constant="16" id="Con-st-001"/>
        ```

        Margins follow the device and the user's settings. A constant doesn't.
        """

    static func findings(in document: IBDocument, with values: [String]) -> [IBFault] {
        document.allObjects.flatMap { owner in
            owner.constraints.filter { constraint in
                ["leading", "trailing", "left", "right"].contains(constraint.firstAttribute)
                    && constraint.secondAttribute == constraint.firstAttribute
                    && (constraint.firstItem == owner.id || constraint.secondItem == owner.id)
                    && constraint.constant != 0
            }.map {
                IBFault(
                    "the constraint is to the edge of \(owner.name), not to its margin", rule: name, severity: .warning,
                    file: document.file, location: $0.location, objectID: $0.id)
            }
        }
    }
}

enum HardCodedTexts: IBRule, HouseRule {
    static let name = "hard-coded-text"
    static let page = """
        Texts in the nib, for teams that set all texts in code. Off until `.nib-lint` turns it on.

        ```xml
        <label text="Soup" id="Lab-el-001">
        ```

        On iOS, a text of a nib is translated only by a strings file with the nib's name.
        """

    static func findings(in document: IBDocument, with values: [String]) -> [IBFault] {
        document.allObjects.compactMap { object in
            let texts = ["text", "placeholder", "title"].compactMap(object.string)
            guard let text = texts.first(where: { !$0.isEmpty }) else { return nil }
            return finding(
                "\(object.name) has the text \(text.prefix(30).debugDescription)", about: object, in: document)
        }
    }
}

enum SingleScenes: IBRule, HouseRule {
    static let name = "single-scene"
    static let page = """
        Storyboards with more than one view controller. Off until `.nib-lint` turns it on.

        ```xml
        <scene sceneID="Sce-ne-001">…</scene><scene sceneID="Sce-ne-002">…</scene>
        ```

        With one controller in each storyboard, two people seldom change one file.
        """

    static func findings(in document: IBDocument, with values: [String]) -> [IBFault] {
        document.scenes.compactMap(\.viewController).filter { $0.element != "viewControllerPlaceholder" }.dropFirst()
            .prefix(1).map { finding("the storyboard has more than one view controller", about: $0, in: document) }
    }
}
