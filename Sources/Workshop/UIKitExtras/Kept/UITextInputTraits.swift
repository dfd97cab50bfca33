/// The traits of a keyboard. Stored without effect: a terminal has one keyboard.
@preconcurrency @MainActor public protocol UITextInputTraits: UIView {}

extension UITextInputTraits {
    /// The keys that the keyboard has. Stored without effect.
    public var keyboardType: UIKeyboardType {
        get { kept() ?? .default }
        set { keep(newValue) }
    }
    /// The title of the Return key. Stored without effect.
    public var returnKeyType: UIReturnKeyType {
        get { kept() ?? .default }
        set { keep(newValue) }
    }
    /// The letters that become capitals. Stored without effect.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { kept() ?? .sentences }
        set { keep(newValue) }
    }
    /// A value that says whether words are corrected. Stored without effect.
    public var autocorrectionType: UITextAutocorrectionType {
        get { kept() ?? .default }
        set { keep(newValue) }
    }
    /// A value that says whether the spelling is checked. Stored without effect.
    public var spellCheckingType: UITextSpellCheckingType {
        get { kept() ?? .default }
        set { keep(newValue) }
    }
    /// The meaning of the text, by which the system offers values. Stored without effect.
    public var textContentType: UITextContentType! {
        get { kept() }
        set { keep(newValue) }
    }
    /// The look of the keyboard. Stored without effect.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { kept() ?? .default }
        set { keep(newValue) }
    }
    /// A Boolean value that determines whether the Return key needs a text. Stored without effect.
    public var enablesReturnKeyAutomatically: Bool {
        get { kept() ?? false }
        set { keep(newValue) }
    }
}

extension UITextField {
    /// A Boolean value that determines whether the text goes when editing begins. Stored: typed text replaces it all.
    public var clearsOnBeginEditing: Bool {
        get { kept() ?? false }
        set { keep(newValue) }
    }
}

extension UITextField: UITextInputTraits {}
extension UITextView: UITextInputTraits {}
extension UISearchBar: UITextInputTraits {}

/// The keys that a keyboard has.
public nonisolated enum UIKeyboardType: Int, Sendable {
    /// In UIKit's order.
    case `default`, asciiCapable, numbersAndPunctuation
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The keys of addresses.
    case URL
    /// In UIKit's order.
    case numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch
    /// In UIKit's order.
    case asciiCapableNumberPad
}

/// The titles of the Return key.
public nonisolated enum UIReturnKeyType: Int, Sendable {
    /// In UIKit's order.
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// The letters that become capitals.
public nonisolated enum UITextAutocapitalizationType: Int, Sendable {
    /// In UIKit's order.
    case none, words, sentences, allCharacters
}

/// The values that determine whether words are corrected.
public nonisolated enum UITextAutocorrectionType: Int, Sendable {
    /// In UIKit's order.
    case `default`, no, yes
}

/// The looks of a keyboard.
public nonisolated enum UIKeyboardAppearance: Int, Sendable {
    /// In UIKit's order.
    case `default`, dark, light
}

/// The values that determine whether the spelling is checked.
public nonisolated enum UITextSpellCheckingType: Int, Sendable {
    /// In UIKit's order.
    case `default`, no, yes
}
