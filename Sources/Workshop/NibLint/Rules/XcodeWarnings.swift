internal import InterfaceBuilder
internal import NibChecking

enum AutomaticFonts: IBRule {
    static let name = "automatic-font"
    static let page = """
        Texts with Automatically Adjusts Font and a font that is no text style.

        ```xml
        <label adjustsFontForContentSizeCategory="YES" text="Soup" id="Lab-el-001">
            <fontDescription key="fontDescription" type="system" pointSize="15"/>
        ```

        On iOS, only fonts of a text style, such as Body, follow the text size in Settings. This text stays as it is. \
        Xcode warns "Automatically Adjusts Font requires using a Dynamic Type text style".
        """

    static func findings(in document: IBDocument) -> [IBFault] {
        document.allObjects.compactMap { object in
            guard object.attributes["adjustsFontForContentSizeCategory"] == "YES",
                case .font(let font)? = object.properties["fontDescription"]
            else { return nil }
            if case .style = font.kind { return nil }
            return finding(
                "\(object.name) adjusts its font, which is no text style and stays", about: object, in: document)
        }
    }
}

enum MinimumFonts: IBRule {
    static let name = "minimum-font"
    static let page = """
        Labels that shrink their text to a minimum font size that isn't below the font's.

        ```xml
        <label minimumFontSize="9" text="Soup" id="Lab-el-001">
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
        ```

        A text style has no size of its own, because the user chooses it. Xcode warns "Minimum Font Size greater than \
        current font size". On iOS, a text can't shrink to a size above its own, so a long one is cut off. Choose \
        Minimum Font Scale under Autoshrink.
        """

    static func findings(in document: IBDocument) -> [IBFault] {
        document.allObjects.compactMap { label in
            guard label.element == "label", label.attributes["adjustsFontSizeToFit"] != "NO",
                let minimum = label.attributes["minimumFontSize"].flatMap(Double.init), minimum > 0,
                case .font(let font)? = label.properties["fontDescription"]
            else { return nil }
            if case .style = font.kind {
                return finding(
                    "\(label.name) has a minimum font size, and a text style, which has no size of its own",
                    about: label, in: document)
            }
            guard let size = font.pointSize, size > 0, size < minimum else { return nil }
            return finding(
                "the minimum font size of \(label.name) is greater than its font's", about: label, in: document)
        }
    }
}

enum PlainStyles: IBRule {
    static let name = "plain-style"
    static let page = """
        System items and custom views of a navigation bar with the style Plain.

        ```xml
        <barButtonItem key="rightBarButtonItem" style="plain" systemItem="add" id="Bar-Bu-001"/>
        ```

        Xcode warns "Plain Style unsupported in a Navigation Item". iOS shows the item as usual. Choose the style \
        Bordered.
        """

    static func findings(in document: IBDocument) -> [IBFault] {
        document.allObjects.compactMap { item in
            guard item.element == "barButtonItem", item.attributes["style"] == "plain",
                item.parent?.element == "navigationItem",
                let kind = item.attributes["systemItem"].map({ _ in "system items" })
                    ?? item.slots["customView"].map({ _ in "custom views" })
            else { return nil }
            return finding("a navigation item has no plain style for \(kind)", about: item, in: document)
        }
    }
}

enum DuplicateConstraints: IBRule {
    static let name = "duplicate-constraint"
    static let page = """
        Two constraints that say the same.

        ```xml
        <constraint firstItem="Lab-el-001" firstAttribute="leading" secondItem="iN0-l3-epB" \
        secondAttribute="leading" constant="16" id="Con-st-001"/>
        <constraint firstItem="Lab-el-001" firstAttribute="leading" secondItem="iN0-l3-epB" \
        secondAttribute="leading" constant="16" id="Con-st-002"/>
        ```

        The second changes nothing on iOS, until you change the constant of one of them, in Xcode or in code. Then \
        they contradict each other.
        """

    static func findings(in document: IBDocument) -> [IBFault] {
        document.allObjects.flatMap { owner in
            var first: [String: IBConstraint] = [:]
            return owner.constraints.compactMap { constraint -> IBFault? in
                // Variations may leave only one of them in force.
                guard constraint.variations.isEmpty, owner.variations.isEmpty, !constraint.placeholder else {
                    return nil
                }
                guard let other = first.updateValue(constraint, forKey: key(of: constraint, in: owner)) else {
                    return nil
                }
                return IBFault(
                    "the constraint says the same as that in line \(other.location.line)", rule: name,
                    severity: .note, file: document.file, location: constraint.location, objectID: constraint.id)
            }
        }
    }

    /// Returns a text that is the same for constraints that say the same, whichever item comes first.
    private static func key(of constraint: IBConstraint, in owner: IBObject) -> String {
        var sides = ["\(constraint.firstItem ?? owner.id).\(constraint.firstAttribute)"]
        sides.append("\(constraint.secondItem ?? owner.id).\(constraint.secondAttribute ?? "")")
        var constant = constraint.constant
        if sides[1] < sides[0], constraint.secondAttribute != nil, constraint.relation == .equal,
            constraint.multiplier == 1
        {
            (sides, constant) = ([sides[1], sides[0]], 0 - constant)
        }
        return "\(sides) \(constraint.relation) \(constraint.multiplier) \(constant) \(constraint.priority)"
    }
}

enum MissingFonts: IBRule, ProjectRule {
    static let name = "missing-font"
    static let page = """
        Fonts of the document's list that no Info.plist of the project has.

        ```xml
        <customFonts key="customFonts"><array key="Lato-Regular.ttf"><string>Lato-Regular</string></array></customFonts>
        ```

        On iOS, a font in the app's bundle is known only if Info.plist lists its file under Fonts provided by \
        application (`UIAppFonts`). Otherwise the text has the system font. The rule ignores projects that register \
        fonts in code, and files that aren't in the project: iOS has fonts such as `AvenirNext.ttc`.
        """

    static func findings(in document: IBDocument, of project: Project) -> [IBFault] {
        let contents = project.contents
        let registers = [
            "CTFontManagerRegisterFontsForURL", "CTFontManagerRegisterGraphicsFont",
            "CTFontManagerRegisterFontURLs", "CTFontManagerRegisterFontsForURLs",
        ].contains(where: contents.sources.mentions)
        guard contents.isWhole, contents.targets.hasInfo, !registers, !contents.hidesCode else { return [] }
        let bundled = Set(contents.fonts.map(\.lastPathComponent)).subtracting(contents.targets.fonts)
        return document.resources.fontFiles.filter { bundled.contains($0.key) }.map { file, location in
            IBFault(
                "no Info.plist lists the font \(file)", rule: name, severity: .warning, file: document.file,
                location: location)
        }
    }
}
