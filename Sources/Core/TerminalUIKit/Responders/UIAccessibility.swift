/// What VoiceOver says of an object. UIKit has these as members of every object.
struct Accessibility {
    var isElement = false
    var label: String?
    var hint: String?
    var value: String?
    var identifier: String?
    var traits: UIAccessibilityTraits = []
}

extension Accessibility {
    /// What a nib or an archive says; what it says nothing of is as it was.
    mutating func take(_ words: [String: String]) {
        isElement = words["isElement"].map { $0 == "YES" } ?? isElement
        label = words["label"] ?? label
        hint = words["hint"] ?? hint
        value = words["value"] ?? value
        identifier = words["identifier"] ?? identifier
        for (trait, name) in UIAccessibilityTraits.known where words[name] == "YES" { traits.insert(trait) }
    }

    /// The same, to be archived.
    var words: [String: String] {
        var words = ["isElement": isElement ? "YES" : "NO"]
        words["label"] = label
        words["hint"] = hint
        words["value"] = value
        words["identifier"] = identifier
        for (trait, name) in UIAccessibilityTraits.known where traits.contains(trait) { words[name] = "YES" }
        return words
    }
}

/// What kind of thing an object is to who hears the screen.
public nonisolated struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt64

    /// Makes traits from bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Nothing of all that.
    public static let none: UIAccessibilityTraits = []
    /// It can be tapped.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// It leads elsewhere.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// It is a picture.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// It is chosen.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// It is a text that doesn't change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// It takes no touches.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// It changes by itself.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// It looks for something.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// It can be made more or less.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// It is the title of what follows.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)

    /// Those above, as nibs call them.
    fileprivate static let known: [(UIAccessibilityTraits, String)] = [
        (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"),
        (.staticText, "staticText"), (.notEnabled, "notEnabled"), (.updatesFrequently, "updatesFrequently"),
        (.searchField, "searchField"), (.adjustable, "adjustable"), (.header, "header"),
    ]

    /// The names of those that are set, `static text`.
    package var names: [String] {
        Self.known.filter { contains($0.0) }.map { name in
            name.1.replacing(/[A-Z]/) { " \($0.output.lowercased())" }
        }
    }
}
