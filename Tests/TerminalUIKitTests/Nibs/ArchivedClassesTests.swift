import Foundation
import TerminalTesting
import TerminalUIKit
import Testing

@testable import Views
@testable import UIKitExtras

/// Whatever class a nib can contain, an archive keeps all that the nib said of it.
struct ArchivedClassesTests {
    private let elements = NibClasses.builtInNames.keys.sorted()
    /// The attributes that an archive stores in another form, such as a date, a title or a scale. Prototypes stay in
    /// the file.
    private let onlyInNibs: [String: Set<String>] = [
        "activityIndicatorView": ["hidden"], "collectionView": ["cells", "sectionHeaderView", "sectionFooterView"],
        "datePicker": ["useCurrentDate"], "label": ["minimumFontSize"], "tabBarItem": ["systemItem"],
        "tableView": ["prototypes"],
    ]
    /// The keys of objects that are made of others: other tests have them.
    private let compound: Set = ["constraints", "sections"]
    /// The objects that the samples don't have, by their keys.
    private var objects: [String: Any] {
        let text: [Any] = ["Moon", [String: Any]()]
        let (item, items) = (UIBarButtonItem(), [UIBarButtonItem()])
        return [
            "accessibilityConfiguration": ["label": "Moon"], "accessoryView": UIView(), "attributedPlaceholder": text,
            "attributedText": text, "backBarButtonItem": item, "backgroundView": UIView(), "customView": UIView(),
            "detailTextLabel": UILabel(), "editingAccessoryView": UIView(), "imageView": UIImageView(),
            "largeTitleTextAttributes": text, "leftBarButtonItem": item, "leftBarButtonItems": items,
            "locale": "en", "maximumDate": Date(), "minimumDate": Date(),
            "navigationItem": UINavigationItem(title: "Moon"), "preferredSymbolConfiguration": CGFloat(12),
            "restorationIdentifier": "Moon", "rightBarButtonItem": item, "rightBarButtonItems": items,
            "selectedBackgroundView": UIView(), "subviews": [UIView()], "tabBarItem": UITabBarItem(),
            "tableFooterView": UIView(), "tableHeaderView": UIView(), "textInputTraits": ["secureTextEntry": "YES"],
            "textLabel": UILabel(), "timeZone": "GMT", "titleTextAttributes": text, "titleView": UIView(),
            "toolbarItems": items, "view": UIView(),
        ]
    }

    @Test("A class is archived under its element's name, and a content view as a plain view")
    func names() {
        // Given
        let others = [
            "tableViewCellContentView": "UIView", "collectionViewCellContentView": "UIView",
            "tableViewSection": "StaticTableSection", "wkWebView": "WKWebView", "mapView": "MKMapView",
        ]

        // When
        let rest = elements.filter { others[$0] == nil }
        let usual = rest.map { "UI" + $0.prefix(1).uppercased() + $0.dropFirst() }

        // Then
        expect(rest.map { NibClasses.builtInNames[$0] }, equals: usual)
        expect(others.allSatisfy { NibClasses.builtInNames[$0.key] == $0.value })
        expect(NibClasses.recognizers.keys.allSatisfy { $0.hasSuffix("GestureRecognizer") })
    }

    @Test("Every class writes each key that it reads")
    func keys() throws {
        for element in elements {
            // Given
            let recorder = KeyRecorder(objects: objects.merging(["items": items(of: element)]) { $1 })
            let object = try #require(NibClasses.builtIn(element)?.init(coder: recorder))
            let samples = try ["YES", "NO"].map { flags in
                try Nib.make(try sample(of: element, flags: flags)).objects(withOwner: nil).first as? any NSCoding
            }

            // When
            object.encode(with: recorder)
            for sample in samples { sample?.encode(with: recorder) }

            // Then
            expect(recorder.asked.keys.allSatisfy { !$0.isEmpty }, "the keys of <\(element)>")
            let forgotten = Set(recorder.asked.keys).subtracting(recorder.written).subtracting(
                compound.union(onlyInNibs[element] ?? []))
            expect(forgotten.sorted(), equals: [], "encode(with:) of the class of <\(element)> is to write these keys")
        }
    }

    @Test("Every object from an archive equals the archived one", arguments: ["YES", "NO"])
    func values(flags: String) throws {
        for element in elements {
            // Given
            let nib = Nib.make(try sample(of: element, flags: flags))
            guard let object = try nib.objects(withOwner: nil).first as? any NSCoding else { continue }

            // When
            let data = NSKeyedArchiver.archivedData(withRootObject: object)
            let copy = try #require(NSKeyedUnarchiver.unarchiveObject(with: data) as? any NSCoding)

            // Then
            expect(written(by: copy), equals: written(by: object), "of <\(element)>")
            guard let view = object as? UIView, let viewCopy = copy as? UIView else { continue }
            expect(PropertyList.lines(of: viewCopy), equals: PropertyList.lines(of: view), "of <\(element)>")
        }
    }

    private func items(of element: String) -> [Any] {
        switch element {
        case "tabBar": [UITabBarItem()]
        case "navigationBar": [UINavigationItem(title: "Moon")]
        default: [UIBarButtonItem()]
        }
    }

    /// Returns the values that an object writes into an archive, a line for each key.
    private func written(by object: any NSCoding) -> [String] {
        let recorder = KeyRecorder()
        object.encode(with: recorder)
        return recorder.values.sorted { $0.key < $1.key }.map { "\($0): \($1)" }
    }

    @Test("An archive keeps properties that only code sets")
    func setByCode() throws {
        // Given
        let views = (0..<3).map { UILabel(frame: CGRect(x: $0, y: 0, width: 9, height: 9)) }
        let stack = UIStackView(arrangedSubviews: views)
        stack.setCustomSpacing(7, after: views[0])
        stack.setCustomSpacing(9, after: views[1])
        stack.insetsLayoutMarginsFromSafeArea = false
        stack.preservesSuperviewLayoutMargins = true
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let guide = UILayoutGuide()
        stack.addLayoutGuide(guide)
        let constraint = guide.leadingAnchor.constraint(equalTo: views[1].leadingAnchor, constant: 5)
        constraint.priority = .defaultLow
        constraint.identifier = "moon"
        constraint.isActive = true

        // When
        let data = NSKeyedArchiver.archivedData(withRootObject: stack)
        let copy = try #require(NSKeyedUnarchiver.unarchiveObject(with: data) as? UIStackView)

        // Then
        let kept = copy.arrangedSubviews
        let spacings = kept.map { copy.customSpacing(after: $0) }
        expect(spacings, equals: [7, 9, UIStackView.spacingUseDefault])
        expect(!copy.insetsLayoutMarginsFromSafeArea && copy.preservesSuperviewLayoutMargins)
        expect(copy.layoutMargins, equals: stack.layoutMargins)
        let copied = try #require(copy.constraints.first { $0.identifier == "moon" })
        expect(copied.firstItem === copy.layoutGuides.first && copied.secondItem === kept[1])
        #expect((copied.constant, copied.priority) == (5, .defaultLow))
    }

    /// An element in which as much as possible differs from the default.
    private func sample(of element: String, flags: String) throws -> String {
        let recorder = KeyRecorder()
        _ = NibClasses.builtIn(element)?.init(coder: recorder)
        var attributes = ""
        var children = #"<rect key="frame" x="1" y="2" width="300" height="40"/>"#
        for (key, kind) in recorder.asked.sorted(by: { $0.key < $1.key }) {
            switch kind {
            case .flag: attributes += #" \#(key)="\#(flags)""#
            case .integer: attributes += #" \#(key)="\#(key.count)""#
            case .real: attributes += #" \#(key)="0.5""#
            case .object where key.lowercased().hasSuffix("color"):
                children += #"<color key="\#(key)" red="0.2" green="0.4" blue="0.6" alpha="0.8" colorSpace="custom"/>"#
            case .object:
                if let value = (key == "style" ? styles[element] : nil) ?? values[key] {
                    attributes += #" \#(key)="\#(value)""#
                }
            }
        }
        if recorder.asked["fontDescription"] != nil {
            children += #"<fontDescription key="fontDescription" type="boldSystem" pointSize="12"/>"#
        }
        return "<\(element) id=\"iN0-l3-epB\"\(attributes)>\(children)</\(element)>"
    }

    /// The styles that are not the usual ones.
    private let styles = [
        "tableView": "grouped", "barButtonItem": "done", "datePicker": "wheels", "activityIndicatorView": "whiteLarge",
        "tableViewCell": "IBUITableViewCellStyleSubtitle",
    ]

    private let values = [
        "text": "Moon", "title": "Moon", "placeholder": "Moon", "prompt": "Moon", "userLabel": "Moon",
        "reuseIdentifier": "Moon", "image": "star", "highlightedImage": "star.fill", "contentMode": "center",
        "textAlignment": "center", "lineBreakMode": "wordWrap", "contentHorizontalAlignment": "right",
        "contentVerticalAlignment": "top", "selectionStyle": "gray", "accessoryType": "checkmark",
        "separatorStyle": "none", "modalPresentationStyle": "pageSheet", "systemItem": "add", "axis": "vertical",
        "distribution": "fillEqually", "alignment": "center", "scrollDirection": "horizontal",
        "largeTitleDisplayMode": "never", "direction": "left", "editingAccessoryType": "detailButton",
        "semanticContentAttribute": "forceLeftToRight", "badgeValue": "3", "nibName": "Luna", "borderStyle": "line",
        "datePickerMode": "time", "buttonType": "system",
    ]
}
