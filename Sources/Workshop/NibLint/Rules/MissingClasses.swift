internal import InterfaceBuilder
internal import NibChecking
internal import PlainText

enum MissingClasses: IBRule, ProjectRule {
    static let name = "missing-class"
    static let page = """
        Custom classes that no source in the folder declares.

        ```xml
        <button customClass="GlowButtom" customModule="Menu" customModuleProvider="target" id="But-to-001">
        ```

        iOS logs "Unknown class _TtC4Menu10GlowButtom in Interface Builder file." and uses UIKit's own class. \
        Connections to members that this class lacks raise an exception. A missing class of the target's own module is \
        an error. So is any other class if the folder uses no libraries without sources. A class with the prefix of \
        most of the project's classes is a warning. Otherwise this is a note.
        """

    static func findings(in document: IBDocument, of project: Project) -> [IBFault] {
        let sources = project.contents.sources
        return document.allObjects.compactMap { object in
            guard let name = object.customClass, object.placeholderIdentifier == nil, !name.isApples,
                !name.hasPrefix("_Tt"), sources.classes[name]?.place == nil, sources.aliases[name] == nil
            else { return nil }
            let isOwn = object.attributes["customModuleProvider"] == "target" || !project.contents.hidesCode
            // Code that mentions the class may use a macro or generator that declares it.
            let isUnknown = project.contents.isWhole && !sources.classes.isEmpty && !sources.mentions(name)
            let declared = isUnknown ? project.classNames : []
            let severity: IBFault.Severity =
                !isUnknown ? .note : isOwn ? .error : hasPrefix(of: declared, name) ? .warning : .note
            return IBFault(
                "no source declares the class `\(name)`", rule: Self.name, severity: severity, file: document.file,
                location: object.location, objectID: object.id,
                suggestion: severity == .note ? nil : nearestName(to: name, among: declared))
        }
    }

    /// Returns a Boolean value that indicates whether a class has the prefix of most declared classes: `TXH` of
    /// `TXHDoorController`.
    private static func hasPrefix(of declared: [String], _ name: String) -> Bool {
        let prefix = name.prefix(while: \.isUppercase).dropLast()
        return prefix.count >= 3 && declared.count { $0.hasPrefix(prefix) } > declared.count / 2
    }
}
