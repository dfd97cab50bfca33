import PlainText

extension IBDocument {
    /// The kinds of document that are read.
    public nonisolated enum Kind: String, Sendable, CaseIterable {
        /// A nib's source.
        case xib = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
        /// A storyboard.
        case storyboard = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"

        /// The kind a root element says its document is.
        init(_ root: IBElement, file: String) throws(NibError) {
            func error(_ message: String, suggestion: String? = nil, rule: String = "unreadable") -> NibError {
                NibError(file: file, location: root.location, message: message, suggestion: suggestion, rule: rule)
            }
            switch root.name {
            case "document", "archive": break
            default:
                let what = IBForeignFile.name(ofRoot: root.name).map { "\($0): " } ?? ""
                throw error(
                    "\(what)the root element is <\(root.name)>; expected the <document> of a .xib or .storyboard")
            }
            guard let type = root["type"] else {
                throw error("<\(root.name)> has no `type`; expected `\(Self.xib.rawValue)` or that of a storyboard")
            }
            if let kind = Kind(rawValue: type) ?? (type == Self.padXib ? .xib : nil) {
                self = kind
                return
            }
            let suffix = "(\(type.quoted)); only iOS documents are read"
            if let system = Self.system(ofType: type) {
                throw error("a \(system) document \(suffix)", rule: "other-system")
            }
            throw error(
                "a document of an unknown type \(suffix)",
                suggestion: nearestName(to: type, among: Self.allCases.map(\.rawValue)))
        }

        /// The type that Xcode wrote until version 5 for a nib that is only for iPads.
        private static let padXib = "com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB"

        /// The system that documents of another type are for, or `nil` if it is not known.
        private static func system(ofType type: String) -> String? {
            switch true {
            case type.contains("InterfaceBuilder3.Cocoa."): "macOS"
            case type.contains("WatchKit"): "watchOS"
            case type.contains("AppleTV"): "tvOS"
            default: nil
            }
        }
    }
}
