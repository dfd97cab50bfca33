/// Custom classes without a module: right for Objective-C, but a class written in Swift is not found. Of a placeholder
/// nothing is made, so nothing is looked for.
enum ClassesWithoutModule: IBRule {
    static let name = "no-module"

    /// What Apple's own classes begin with.
    private static let prefixes = ["UI", "NS", "MK", "WK", "SK", "SCN", "GLK", "MTK", "AV", "AR", "PDF"]

    static func findings(in document: IBDocument) -> [IBFault] {
        document.allObjects.compactMap { object in
            guard let name = object.customClass, object.customModule == nil, object.placeholderIdentifier == nil,
                !prefixes.contains(where: { isApples(name, prefix: $0) })
            else { return nil }
            let message = "class \(name.quoted) has no module: if it is written in Swift, it will not be found"
            return finding(message, about: object, in: document)
        }
    }

    /// Whether a name is a prefix and a word, as `UIView`: `UInteger` is none.
    private static func isApples(_ name: String, prefix: String) -> Bool {
        guard name.hasPrefix(prefix) else { return false }
        let word = name.dropFirst(prefix.count).prefix(2)
        return word.count == 2 && word.first!.isUppercase && word.last!.isLowercase
    }
}
