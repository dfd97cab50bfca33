/// Custom classes without a module: right for Objective-C, but a class written in Swift is not found. A placeholder
/// makes no object, so its class isn't looked for. If the target provides the module, Xcode puts it in.
enum ClassesWithoutModule: IBRule {
    static let name = "no-module"
    static let page = """
        Swift classes whose module is missing in the file.

        ```xml
        <button customClass="GlowButton" id="But-to-001">
        ```

        iOS doesn't find the class. It logs "Unknown class GlowButton in Interface Builder file." and uses UIKit's own \
        class. Connections to members that this class lacks raise an exception. Objective-C classes have no module, \
        and neither do Swift classes with a name of their own, `@objc(GlowButton)`. If `nib lint` sees such a \
        declaration, it doesn't report the class. It reports a library's class if another nib names its module.
        """

    static func findings(in document: IBDocument) -> [IBFault] {
        document.allObjects.compactMap { object in
            guard let name = object.customClass, object.customModule == nil, object.placeholderIdentifier == nil,
                object.attributes["customModuleProvider"] != "target", !name.isApples
            else { return nil }
            let message = "class \(name.quoted) has no module: if it is written in Swift, it will not be found"
            return finding(message, about: object, in: document)
        }
    }
}

extension String {
    /// The prefixes of Apple's own classes.
    private static let prefixes = [
        "UI", "NS", "MK", "WK", "SK", "SCN", "GLK", "MTK", "AV", "AR", "PDF", "CA", "GK", "MF", "MP", "PH", "QL", "SF",
    ]

    /// Returns a Boolean value that indicates whether a class's name is one of Apple's prefixes and a word, such as
    /// `UIView`, but not `UInteger`.
    package var isApples: Bool {
        Self.prefixes.contains { prefix in
            guard hasPrefix(prefix) else { return false }
            let word = dropFirst(prefix.count).prefix(2)
            return word.count == 2 && word.first!.isUppercase && word.last!.isLowercase
        }
    }
}
