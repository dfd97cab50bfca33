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
        an error. So is any other class if the folder uses no libraries without sources. A class is a warning if \
        it has the prefix of most of the project's classes, or a name that differs from one of theirs in one or two \
        letters. Otherwise this is a note. The rule counts the objects of a class in a file.
        """

    static func findings(in document: IBDocument, of project: Project) -> [IBFault] {
        document.allObjects.compactMap { object -> (cause: String, fault: IBFault)? in
            guard object.placeholderIdentifier == nil, let severity = absence(object.attributes, in: project)
            else { return nil }
            let name = object.customClass!
            let fault = IBFault(
                "no source declares the class `\(name)`", rule: Self.name, severity: severity, file: document.file,
                location: object.location, objectID: object.id,
                suggestion: severity == .note ? nil : nearestName(to: name, among: project.classNames))
            return ("\(name) \(severity)", fault)
        }.oncePerCause
    }

    /// Returns the severity of a custom class that no source declares, or nil if one does.
    ///
    /// - Parameter attributes: The attributes of an object, or of a segue.
    static func absence(_ attributes: IBKeyed<String>, in project: Project) -> IBFault.Severity? {
        let sources = project.contents.sources
        guard let name = attributes["customClass"], !name.isApples, !name.hasPrefix("_Tt"),
            sources.classes[name]?.place == nil, sources.aliases[name] == nil
        else { return nil }
        // Code that mentions the class may use a macro or generator that declares it.
        guard project.contents.isWhole, !sources.classes.isEmpty, !sources.mentions(name) else { return .note }
        if attributes["customModuleProvider"] == "target" || !project.contents.hidesCode { return .error }
        return hasPrefix(of: project.classNames, name) || isMisspelled(name, in: project) ? .warning : .note
    }

    /// Returns a Boolean value that indicates whether a long name is almost that of a declared class.
    private static func isMisspelled(_ name: String, in project: Project) -> Bool {
        guard name.count >= 12 else { return false }
        // Most names have another length, or begin with another letter.
        let likely = project.classNames.filter {
            $0.utf8.first == name.utf8.first && abs($0.utf8.count - name.utf8.count) <= 2
        }
        return nearestName(to: name, among: likely, within: 2) != nil
    }

    /// Returns a Boolean value that indicates whether a class has the prefix of most declared classes: `TXH` of
    /// `TXHDoorController`.
    private static func hasPrefix(of declared: [String], _ name: String) -> Bool {
        let prefix = name.prefix(while: \.isUppercase).dropLast()
        return prefix.count >= 3 && declared.count { $0.hasPrefix(prefix) } > declared.count / 2
    }
}
