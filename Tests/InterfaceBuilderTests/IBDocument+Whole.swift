@testable import InterfaceBuilder

extension IBDocument {
    /// Everything that was read, a line for each thing.
    var whole: String {
        var lines = ["\(kind) at \(location), first \(initialViewController ?? "none"), on \(device?.id ?? "none")"]
        lines += resources.images.sorted { $0.key < $1.key }.map { "image \($0.key) \(IBValue.size($0.value).text)" }
        lines += resources.symbols.sorted().map { "symbol \($0)" }
        for (kind, colors) in [("named", resources.namedColors), ("system", resources.systemColors)] {
            lines += colors.sorted { $0.key < $1.key }.map { "\(kind) \($0.key) \(IBValue.color($0.value).text)" }
        }
        for scene in scenes {
            lines.append("scene \(scene.sceneID) at \(scene.location): \(scene.viewController?.id ?? "none")")
            lines += scene.objects.flatMap { $0.whole(depth: 1) }
        }
        lines += objects.flatMap { $0.whole(depth: 0) }
        lines += unread.map { "unread \($0)" } + warnings.map { "warning \($0)" }
        return lines.joined(separator: "\n")
    }
}

extension IBObject {
    fileprivate func whole(depth: Int) -> [String] {
        let names = [key.map { "\($0):" }, element, id, isPrototype ? "prototype" : nil]
        var lines = [
            names.compactMap(\.self).joined(separator: " ") + " at \(location)" + attributes.words(but: ["id", "key"])
        ]
        lines += properties.map { "  \($0.key) = \($0.value.text)" }
        lines += slots.map { "  slot \($0.key): \($0.value.element) \($0.value.id)" }
        lines += collections.map { "  list \($0.key): \($0.value.map { "\($0.element) \($0.id)" })" }
        lines += connections.map {
            "  \($0.kind) → \($0.destination), \($0.id) at \($0.location) of \($0.source?.id ?? "none")"
                + $0.attributes.words(but: ["id", "destination"])
        }
        for constraint in constraints {
            lines.append("  constraint \(constraint.whole)" + constraint.attributes.words(but: ["id"]))
            lines += constraint.variations.map { "    \($0.whole)" }
        }
        lines += variations.map { "  \($0.whole)" }
        lines += runtimeAttributes.map { "  \($0.keyPath) is \($0.type) \($0.value.text) at \($0.location)" }
        if !imageNames.isEmpty { lines.append("  images \(imageNames)") }
        let indent = String(repeating: "  ", count: depth)
        return lines.map { indent + $0 } + children.flatMap { $0.whole(depth: depth + 1) }
    }
}

extension IBConstraint {
    fileprivate var whole: String {
        "\(id) at \(location): \(firstItem ?? "own").\(firstAttribute) \(relation) "
            + "\(secondItem ?? "own").\(secondAttribute ?? "none") × \(multiplier) + \(constant) @ \(priority)"
            + (placeholder ? " placeholder" : "")
    }
}

extension IBVariation {
    fileprivate var whole: String {
        let conditions = conditions.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        return "variation \(conditions)\(attributes.words(but: [])) \(properties.map { "\($0.key) \($0.value.text)" }) "
            + "+\(included.sorted()) −\(excluded.sorted())"
    }
}

extension IBKeyed<String> {
    fileprivate func words(but others: Set<String>) -> String {
        filter { !others.contains($0.key) }.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
    }
}
