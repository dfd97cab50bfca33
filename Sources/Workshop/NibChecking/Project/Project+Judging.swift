internal import Foundation
internal import Inspection
package import InterfaceBuilder

extension Project {
    /// Returns the finding after a look at the project's sources: nil if they disprove it, an error if they prove it,
    /// and a note if they leave it open.
    func judged(_ fault: IBFault, in document: IBDocument) -> IBFault? {
        switch fault.rule {
        case MisplacedHere.name, AmbiguousHere.name: return fault.changed(to: .note)
        case "duplicate-tag", "no-module", "no-identifier":
            guard let object = fault.objectID.flatMap(document.object(withID:)) else { return fault }
            switch fault.rule {
            case "no-module": return judgedModule(fault, of: object)
            case "no-identifier": return judgedIdentifier(fault, of: object, in: document)
            default: return looksFor(tag: object.string("tag") ?? "", in: document) ? fault : fault.changed(to: .note)
            }
        default: return fault
        }
    }

    /// Returns a Boolean value that indicates whether code may search for a view with a tag. Such code names the nib,
    /// or a class or an identifier in it. It contains the number, or a name for the number.
    private func looksFor(tag: String, in document: IBDocument) -> Bool {
        if contents.sources.classes.isEmpty { return true }
        let searching = contents.sources.users.filter { source in
            source.uses[.looksForTag]?.contains { $0 == tag || !$0.first!.isNumber } ?? false
        }
        // A nib may have thousands of such tags, so its names are collected only for code that searches.
        if searching.isEmpty { return false }
        // Many words are names of storyboards: `Account`.
        let names =
            (document.kind == .xib ? [document.nibName] : [])
            + document.allObjects.flatMap {
                [$0.customClass, $0.string("reuseIdentifier"), $0.string("storyboardIdentifier")].compactMap(\.self)
            }
        // Code that only shows a controller doesn't look for a view in it.
        let controllers = document.allObjects.filter {
            $0.placeholderIdentifier != nil || $0.element.hasSuffix("ontroller")
        }
        let shown = Set(controllers.compactMap(\.customClass))
        return searching.contains { source in
            names.contains { name in
                source.mentions(name)
                    && (!shown.contains(name) || contents.sources.classes[name]?.files.contains(source.file) == true)
            }
        }
    }

    private func judgedModule(_ fault: IBFault, of object: IBObject) -> IBFault? {
        guard let name = object.customClass else { return nil }
        guard let declared = contents.sources.classes[name], let place = declared.place else {
            // The rule for missing classes reports a class that isn't declared, but nibs show where a library has it.
            let other = nibs.objects[name]?.lazy.compactMap { other in
                other.customModule.map { ($0, self.nibs.nibs[other.nib].url.lastPathComponent) }
            }.first
            return other.map { module, nib in
                fault.changed(to: .warning, message: "class `\(name)` has no module, and in \(nib) it has `\(module)`")
            }
        }
        if declared.hasPlainName { return nil }
        return fault.changed(
            to: .error,
            message: "class `\(name)` has no module: it is written in Swift (\(place)), and will not be found")
    }

    private func judgedIdentifier(_ fault: IBFault, of cell: IBObject, in document: IBDocument) -> IBFault? {
        // A prototype without an identifier can't be dequeued, whatever the code does.
        if cell.isPrototype { return fault }
        if registers(cell, of: document) { return nil }
        let (names, sources) = (names(of: cell, in: document), contents.sources)
        // Code that registers the names of a list may spell each of them elsewhere.
        let mayRegister = sources.users.contains { source in
            source.uses[.registers] != nil && names.contains(where: source.mentions)
        }
        // A form creates each of its cells once, and a list asks for cells again and again.
        let isAsked = calls.loads[document.nibName]?.contains { call in
            ["tableView", "collectionView"].contains(where: call.member.hasPrefix)
        }
        return !mayRegister && isAsked == true
            ? fault.changed(
                to: .warning,
                message: "a cell without a reuse identifier, of a nib that code loads itself: it is never reused")
            : fault.changed(to: .note)
    }

    package func registers(_ cell: IBObject, of document: IBDocument) -> Bool {
        contents.sources.uses(names(of: cell, in: document), by: .registers)
    }

    /// Returns the names of a cell in code: its nib and its class.
    private func names(of cell: IBObject, in document: IBDocument) -> [String] {
        cell.parent == nil && document.kind == .xib ? [document.nibName] + [cell.customClass].compactMap(\.self) : []
    }
}

extension IBDocument {
    /// The name of the nib in code.
    package var nibName: String { URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent }
}
