internal import InterfaceBuilder

enum CopiedActions: IBRule {
    static let name = "copied-action"
    static let page = """
        Buttons that also call the action of another button.

        ```xml
        <button id="But-to-001"><connections>
            <action selector="order:" destination="-1" eventType="touchUpInside" id="Act-io-001"/>
        </connections></button>
        <button id="But-to-002"><connections>
            <action selector="order:" destination="-1" eventType="touchUpInside" id="Act-io-002"/>
            <action selector="cancel:" destination="-1" eventType="touchUpInside" id="Act-io-003"/>
        </connections></button>
        ```

        On iOS, a tap calls both actions. Xcode copies a button with its actions, and connecting the copy adds another \
        one. Remove the first. The rule ignores an action that several buttons call together with another one.
        """

    static func findings(in document: IBDocument) -> [IBFault] {
        let buttons = document.allObjects.filter { ["button", "barButtonItem"].contains($0.element) }
        let actions = buttons.map { $0.connections.filter { $0.actionSelector != nil } }
        // The places of the buttons that send each action.
        var senders: [IBConnection.Kind: [String: [Int]]] = [:]
        for (place, connections) in actions.enumerated() {
            for action in connections {
                senders[action.kind, default: [:]][action.destination, default: []].append(place)
            }
        }
        return actions.enumerated().flatMap { place, connections -> [IBFault] in
            connections.compactMap { action in
                let others = senders[action.kind]?[action.destination]?.filter { $0 != place } ?? []
                guard others.count == 1, actions[others[0]].count == 1,
                    connections.contains(where: { other in
                        other.actionSelector != action.actionSelector && other.destination == action.destination
                            && other.event == action.event && senders[other.kind]?[other.destination]?.count == 1
                    })
                else { return nil }
                return IBFault(
                    "\(buttons[place].name) also calls `\(action.actionSelector!)`, the action of "
                        + "\(buttons[others[0]].name) in line \(buttons[others[0]].location.line)",
                    rule: name, severity: .warning, file: document.file, location: action.location,
                    objectID: buttons[place].id)
            }
        }
    }
}

extension IBConnection {
    fileprivate var actionSelector: String? { if case .action(let selector, _) = kind { selector } else { nil } }
    fileprivate var event: String? { if case .action(_, let event) = kind { event } else { nil } }
}
