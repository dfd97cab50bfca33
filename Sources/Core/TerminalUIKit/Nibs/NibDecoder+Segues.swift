import InterfaceBuilder

extension NibDecoder {
    /// Connects a segue to the object it starts from, which performs it. A segue from a controller waits for the
    /// program.
    func connectSegue(_ connection: IBConnection, of source: AnyObject, _ object: IBObject) {
        guard case .segue(let kind, _) = connection.kind, kind != "relationship", kind != "embed", let scene else {
            return
        }
        let template = scene.segue(of: connection)
        switch source {
        case let cell as any SegueKeeping: cell.keep(template)
        case let sender as any ActionSending:
            let action = TargetAction(target: template, selector: SegueTemplate.selector)
            let event = object.element == "button" ? "touchUpInside" : "valueChanged"
            _ = sender.connect(action, eventType: sender is UIControl ? event : nil)
        default: break
        }
        Trace.emit(.connect, source, id: object.id, "\(connection.kind) → \(connection.destination)")
    }
}
