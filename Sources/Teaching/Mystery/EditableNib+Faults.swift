internal import ExampleShell
internal import Foundation
internal import InterfaceBuilder

extension EditableNib {
    /// Returns all faults that one change can cause. An element may have other classes, listed by its name.
    func faults(choosingFrom classes: [String: Set<String>]) -> [NibFault] {
        var faults = connections.flatMap(faults(ofConnection:)) + swaps
        for index in objects where markup.elements[index].name != "placeholder" {
            faults += self.faults(ofIdentifierOf: index) + self.faults(ofTagOf: index) + self.faults(ofLookOf: index)
            faults += self.faults(ofClassOf: index, choosingFrom: classes)
        }
        return faults
    }

    // MARK: Connections

    private func faults(ofConnection index: Int) -> [NibFault] {
        let connection = markup.elements[index]
        guard let source = source(of: index), let name = connection["property"] ?? connection["selector"],
            let id = connection["id"]
        else { return [] }
        let without = markup.removing([index])
        if connection.name == "action" {
            let others = connections.compactMap { markup.elements[$0]["selector"] }
            return [NibFault(.actionMissing, id, "\(place(of: source)) has no action.", text: without)]
                + Set(others).subtracting([name]).sorted().map { other in
                    NibFault(
                        .otherAction, "\(id).\(other)", "\(place(of: source)) sends \(other), not \(name).",
                        text: markup.setting("selector", to: other, of: index))
                }
        }
        let outlet = "The outlet \(name) of \(owner(source))"
        return [NibFault(.outletMissing, id, "\(outlet) is not connected.", text: without)]
            + objects(likeDestinationOf: index).map { other in
                NibFault(
                    .outletElsewhere, "\(id).\(markup.elements[other]["id"]!)",
                    "\(outlet) is connected to \(title(of: other)).",
                    text: markup.setting("destination", to: markup.elements[other]["id"]!, of: index))
            }
    }

    /// Outlets of one object that lead to each other's views.
    private var swaps: [NibFault] {
        let outlets = connections.filter { markup.elements[$0].name == "outlet" }
        return outlets.flatMap { first in
            outlets.filter { $0 > first && source(of: $0) == source(of: first) }.compactMap { second in
                let (one, other) = (markup.elements[first], markup.elements[second])
                guard let source = source(of: first), let name = one["property"], let otherName = other["property"],
                    let id = one["id"], let otherID = other["id"], let otherEnd = object(withID: other["destination"]),
                    objects(likeDestinationOf: first).contains(otherEnd)
                else { return nil }
                let half = IBMarkup(markup.setting("destination", to: other["destination"]!, of: first))
                return NibFault(
                    .outletsSwapped, "\(id).\(otherID)",
                    "The outlets \(name) and \(otherName) of \(owner(source)) are swapped.",
                    text: half.setting("destination", to: one["destination"]!, of: second))
            }
        }
    }

    private func object(withID id: String?) -> Int? { objects.first { markup.elements[$0]["id"] == id } }

    /// The object that a connection begins at, which is around the list of its connections.
    private func source(of connection: Int) -> Int? {
        markup.elements[connection].parent.flatMap { markup.elements[$0].parent }
    }

    /// Returns the other possible destinations of a connection: objects of the same kind.
    private func objects(likeDestinationOf connection: Int) -> [Int] {
        guard let end = object(withID: markup.elements[connection]["destination"]) else { return [] }
        let element = markup.elements[end]
        guard element.name != "placeholder" else { return [] }
        return objects.filter {
            $0 != end && markup.elements[$0].name == element.name
                && markup.elements[$0]["customClass"] == element["customClass"]
        }
    }

    // MARK: Objects

    private func faults(ofIdentifierOf index: Int) -> [NibFault] {
        guard let identifier = markup.elements[index]["reuseIdentifier"], identifier.count > 1 else { return [] }
        let title = place(of: index)
        return [
            NibFault(
                .identifierMissing, identifier, "\(title) has no reuse identifier.",
                text: markup.removing("reuseIdentifier", of: index)),
            NibFault(
                .identifierShortened, identifier, "\(title) has a reuse identifier without its last letter.",
                text: markup.setting("reuseIdentifier", to: String(identifier.dropLast()), of: index)),
        ]
    }

    private func faults(ofTagOf index: Int) -> [NibFault] {
        guard let id = markup.elements[index]["id"], let tag = markup.elements[index]["tag"] else { return [] }
        let title = place(of: index)
        let number = Int(tag) ?? 0
        let next = "\(number == .max ? number - 1 : number + 1)"
        let others = Set(objects.compactMap { markup.elements[$0]["tag"] }).subtracting([tag, next])
        return [NibFault(.tagMissing, id, "\(title) has no tag.", text: markup.removing("tag", of: index))]
            + (others.sorted() + [next]).map { other in
                NibFault(
                    .otherTag, "\(id).\(other)", "\(title) has the tag \(other), not \(tag).",
                    text: markup.setting("tag", to: other, of: index))
            }
    }

    private static let controls: Set = ["button", "switch", "datePicker"]

    private func faults(ofLookOf index: Int) -> [NibFault] {
        let element = markup.elements[index]
        guard let id = element["id"], let parent = element.parent, markup.elements[parent].name == "subviews",
            element["hidden"] == nil
        else { return [] }
        let title = place(of: index)
        let hidden = NibFault(
            .isHidden, id, "\(title) is hidden.", text: markup.setting("hidden", to: "YES", of: index))
        guard Self.controls.contains(element.name) else { return [hidden] }
        let disabled = NibFault(
            .isDisabled, id, "\(title) is disabled.", text: markup.setting("enabled", to: "NO", of: index))
        return [hidden, disabled]
    }

    private func faults(ofClassOf index: Int, choosingFrom classes: [String: Set<String>]) -> [NibFault] {
        let element = markup.elements[index]
        guard let id = element["id"], let name = element["customClass"] else { return [] }
        let title = place(of: index)
        let without = ["customClass", "customModule", "customModuleProvider"].reduce(markup) {
            IBMarkup($0.removing($1, of: index))
        }
        return [NibFault(.classMissing, id, "\(title) has UIKit's class, not \(name).", text: without.text)]
            + (classes[element.name] ?? []).subtracting([name]).sorted().map { other in
                NibFault(
                    .otherClass, "\(id).\(other)", "\(title) is of the class \(other), not \(name).",
                    text: markup.setting("customClass", to: other, of: index))
            }
    }

    // MARK: Words

    /// Returns the name of an object with outlets: its class, or its title.
    private func owner(_ index: Int) -> String {
        markup.elements[index]["customClass"] ?? "\(title(of: index)) in \(file)"
    }

    private func place(of index: Int) -> String {
        let title = title(of: index)
        return "\(title.prefix(1).uppercased())\(title.dropFirst()) in \(file)"
    }

    /// Returns the title of an object: its kind, and if there are others its text, or an outlet that leads to it.
    private func title(of index: Int) -> String {
        let element = markup.elements[index]
        let kind = "the " + element.name.replacing(/[A-Z]/) { " " + $0.0.lowercased() }
        let alike = objects.filter { markup.elements[$0].name == element.name }
        guard alike.count > 1 else { return kind }
        if let text = text(of: index), alike.count(where: { self.text(of: $0) == text }) == 1 {
            return "\(kind) “\(text)”"
        }
        let outlets = connections.filter { markup.elements[$0]["destination"] == element["id"] }
        let name = outlets.compactMap { markup.elements[$0]["property"] }.first ?? element["id"]
        return "\(kind) \(name ?? "")"
    }

    /// Returns the text on an object, or the reuse identifier of its cells.
    private func text(of index: Int) -> String? { writing(on: index) ?? markup.elements[index]["reuseIdentifier"] }
}
