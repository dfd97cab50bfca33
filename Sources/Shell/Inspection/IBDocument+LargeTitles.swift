internal import InterfaceBuilder

extension IBDocument {
    /// The ids of the controllers whose titles are large: of roots below a bar that prefers it, and of those that
    /// segues push onto them. An item whose mode is automatic has the mode of the item before.
    var controllersWithLargeTitles: Set<String> {
        let bars = scenes.compactMap(\.viewController).filter {
            $0.slots["navigationBar"]?.attributes["largeTitles"] == "YES"
        }
        var waiting = bars.flatMap { segues(from: $0, of: ["relationship"]) }.map { (id: $0, isLarge: true) }
        var isLarge: [String: Bool] = [:]
        while let (id, inherited) = waiting.popLast() {
            guard isLarge[id] == nil, let controller = object(withID: id) else { continue }
            let mode = controller.slots["navigationItem"]?.attributes["largeTitleDisplayMode"]
            let own = mode == "always" || inherited && mode != "never"
            isLarge[id] = own
            waiting += segues(from: controller, of: ["show", "push"]).map { (id: $0, isLarge: own) }
        }
        return Set(isLarge.filter(\.value).keys)
    }

    private func segues(from controller: IBObject, of kinds: Set<String>) -> [String] {
        controller.withDescendants.flatMap(\.connections).filter {
            if case .segue(let kind, _) = $0.kind { kinds.contains(kind) } else { false }
        }
        .map(\.destination)
    }
}
