internal import Foundation
internal import InterfaceBuilder

enum LocalizedTexts: IBRule {
    static let name = "localized-text"
    static let page = """
        Labels and buttons of a localized file that leave no room for a longer text.

        ```xml
        <label text="Soup" translatesAutoresizingMaskIntoConstraints="NO" id="Lab-el-001"><constraints>
            <constraint firstAttribute="width" constant="60" id="Con-st-001"/></constraints></label>
        ```

        On iOS, a longer word of another language is cut off, or overlaps the view beside it. Xcode warns "Fixed width \
        constraints may cause clipping." if the width is constant. If only the leading edge is pinned, it warns \
        "Trailing constraint is missing, which may cause overlapping with other views." Use a greater or equal width, \
        and a distance of at least some points at the other edge. The rule reads files in the folder of a language, \
        such as `Base.lproj`, and ignores texts without letters, and Xcode's own texts, which code replaces. Without a \
        second language beside it, this is a note.
        """

    static func findings(in document: IBDocument) -> [IBFault] {
        let folder = URL(fileURLWithPath: document.file).standardizedFileURL.deletingLastPathComponent()
        guard folder.pathExtension == "lproj", document.attributes["useAutolayout"] == "YES" else { return [] }
        let folders = try? FileManager.default.contentsOfDirectory(atPath: folder.deletingLastPathComponent().path)
        let languages = folders?.filter { $0.hasSuffix(".lproj") && $0 != "Base.lproj" } ?? []
        let severity: IBFault.Severity = languages.count > 1 ? .warning : .note
        var pinned: [String: Set<String>] = [:]
        for owner in document.allObjects {
            for constraint in owner.constraints where !constraint.placeholder {
                pinned[constraint.firstItem ?? owner.id, default: []].insert(constraint.firstAttribute)
                guard let second = constraint.secondAttribute else { continue }
                pinned[constraint.secondItem ?? owner.id, default: []].insert(second)
            }
        }
        return document.allObjects.compactMap { view in
            guard view.showsText, view.attributes["translatesAutoresizingMaskIntoConstraints"] == "NO",
                view.attributes["hidden"] != "YES", view.variations.isEmpty, let pinned = pinned[view.id]
            else { return nil }
            if view.fixedWidth != nil {
                return finding(
                    "\(view.name) has a constant width, which may cut off a longer text of another language", severity,
                    about: view, in: document)
            }
            guard view.parent?.element != "stackView", !pinned.contains("centerX"),
                let missing = Self.missingEdge(pinned)
            else { return nil }
            return finding(
                "the \(missing) edge of \(view.name) is free, so a longer text of another language may overlap other "
                    + "views", severity, about: view, in: document)
        }
    }

    /// Returns the edge that isn't pinned if the opposite edge is.
    private static func missingEdge(_ pinned: Set<String>) -> String? {
        let hasLeading = !pinned.isDisjoint(with: FixedWidths.leading)
        return hasLeading == pinned.isDisjoint(with: FixedWidths.trailing) ? hasLeading ? "trailing" : "leading" : nil
    }
}

extension IBObject {
    /// A Boolean value that indicates whether it is a label with words, or a button with a title.
    fileprivate var showsText: Bool {
        let text: String? =
            switch element {
            case "label": string("text") ?? string("attributedText")
            case "button":
                if case .state(let state)? = properties["normal"] { state.title } else { nil }
            default: nil
            }
        // Nobody translates a bullet, or Xcode's own text, which code replaces.
        return !["Label", "Button"].contains(text) && text?.contains(where: \.isLetter) ?? false
    }
}
