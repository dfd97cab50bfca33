internal import InterfaceBuilder

extension Project {
    /// What is left of a finding beside the project's sources: nil if they disprove it, an error if they prove it, and a
    /// note if they leave it open.
    func judged(_ fault: IBFault, in document: IBDocument) -> IBFault? {
        switch fault.rule {
        case MisplacedHere.name, AmbiguousHere.name: return fault.changed(to: .note)
        case "no-module", "no-identifier":
            guard let object = fault.objectID.flatMap(document.object(withID:)) else { return fault }
            return fault.rule == "no-module"
                ? judgedModule(fault, of: object) : judgedIdentifier(fault, of: object, in: document)
        default: return fault
        }
    }

    private func judgedModule(_ fault: IBFault, of object: IBObject) -> IBFault? {
        // Of a class that is nowhere, the rule for missing classes tells.
        guard let name = object.customClass, let declared = contents.sources.classes[name], let place = declared.place,
            !declared.hasPlainName
        else { return nil }
        return fault.changed(
            to: .error,
            message: "class `\(name)` has no module: it is written in Swift (\(place)), and will not be found")
    }

    private func judgedIdentifier(_ fault: IBFault, of cell: IBObject, in document: IBDocument) -> IBFault? {
        // Nobody can ask for a prototype without one, whatever the code says.
        if cell.isPrototype { return fault }
        let file = document.file.split(separator: "/").last.map(String.init) ?? document.file
        let nib = file.hasSuffix(".xib") ? String(file.dropLast(4)) : file
        func isNamed(in use: SourceNames.Use) -> Bool {
            let names = contents.sources.uses[use] ?? []
            return names.contains(nib) || cell.customClass.map(names.contains) ?? false
        }
        if isNamed(in: .registers) { return nil }
        return isNamed(in: .loads)
            ? fault.changed(
                to: .warning,
                message: "a cell without a reuse identifier, of a nib that code loads itself: it is never reused")
            : fault.changed(to: .note)
    }
}
