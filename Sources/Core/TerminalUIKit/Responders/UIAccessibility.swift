/// The words and traits of an object for VoiceOver. UIKit has these as members of every object.
struct Accessibility {
    var isElement = false
    var label: String?
    var hint: String?
    var value: String?
    var identifier: String?
    var traits: UIAccessibilityTraits = []
}

extension Accessibility {
    /// Takes the words of a nib or an archive. Properties without a word stay as they are.
    mutating func take(_ words: [String: String]) {
        isElement = words["isElement"].map { $0 == "YES" } ?? isElement
        label = words["label"] ?? label
        hint = words["hint"] ?? hint
        value = words["value"] ?? value
        identifier = words["identifier"] ?? identifier
        for (trait, name) in UIAccessibilityTraits.known where words[name] == "YES" { traits.insert(trait) }
    }

    /// The words and traits for an archive, by their names.
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

/// The kind of an object for users of VoiceOver.
public nonisolated struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt64

    /// Creates traits from a raw value.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// No traits.
    public static let none: UIAccessibilityTraits = []
    /// A trait of an object that the user can tap.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// A trait of an object that leads to another place.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// A trait of an image.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// A trait of a selected object.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// A trait of text that doesn't change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// A trait of an object that takes no touches.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// A trait of an object that changes by itself.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// A trait of a search field.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// A trait of an object whose value the user can increase or decrease.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// A trait of the title of the content that follows.
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
