/// Custom classes without a module: right for Objective-C, but a class written in Swift is not found. Of a placeholder
/// nothing is made, so nothing is looked for; where the target provides the module, Xcode puts it in.
enum ClassesWithoutModule: IBRule {
    static let name = "no-module"
    static let page = """
        Swift classes that the file names without their module.

        ```xml
        <button customClass="GlowButton" id="But-to-001">
        ```

        On iOS the class is not found, "Unknown class GlowButton in Interface Builder file." is logged, and UIKit's \
        own class stands in its place; connections to what that lacks raise an exception. An Objective-C class has no \
        module, nor has a Swift class with a name of its own, `@objc(GlowButton)`: where `nib lint` sees one, nothing \
        is said.
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
    /// What Apple's own classes begin with.
    private static let prefixes = [
        "UI", "NS", "MK", "WK", "SK", "SCN", "GLK", "MTK", "AV", "AR", "PDF", "CA", "GK", "MF", "MP", "PH", "QL", "SF",
    ]

    /// Whether a class's name is a prefix of Apple's and a word, as `UIView`: `UInteger` is none.
    package var isApples: Bool {
        Self.prefixes.contains { prefix in
            guard hasPrefix(prefix) else { return false }
            let word = dropFirst(prefix.count).prefix(2)
            return word.count == 2 && word.first!.isUppercase && word.last!.isLowercase
        }
    }
}
