import InterfaceBuilder
import PlainText

extension NibDecoder {
    /// Connects the outlets and actions that start from an object. A stand-in has no connections of its own.
    func connect(_ object: IBObject) {
        guard !object.connections.isEmpty else { return }
        guard let source = instance(for: object), !isStandIn(object) else {
            if object.placeholderIdentifier == "IBFilesOwner" { return connectNobody(object) }
            let name = "<\(object.element)>"
            let reason = isStandIn(object) ? "is a stand-in" : "is nil"
            for connection in object.connections {
                Trace.emit(.connect, nil, id: object.id, "\(connection.kind): \(name) \(reason), nothing is connected")
            }
            return
        }
        if scene != nil, contents.entry(of: object) != nil {
            for connection in object.connections { connectSegue(connection, of: source, object) }
        }
        lazy var outlets = Outlets(of: source)
        for connection in object.connections where contents.makes(connection, from: object, in: document) {
            switch connection.kind {
            case .outlet(let property), .outletCollection(let property):
                connect(property, in: outlets, of: source, object, connection)
            case .action(let selector, let eventType):
                connectAction(selector, eventType: eventType, of: source, object, connection)
            case .segue:
                break
            case .unknown:
                Trace.emit(.connect, source, id: object.id, "\(connection.kind) is not connected here")
            }
        }
    }

    /// Connects File's Owner where there isn't one. UIKit puts a plain `NSObject` there, which has no outlets at all.
    private func connectNobody(_ object: IBObject) {
        // An observer that only looks at a document accepts everything.
        guard observer == nil else { return }
        for connection in object.connections where contents.makes(connection, from: object, in: document) {
            guard case .outlet(let property) = connection.kind else {
                Trace.emit(.connect, nil, id: object.id, "\(connection.kind): File's Owner is nil")
                continue
            }
            fault(
                "File's Owner has the outlet `\(property)`, but the nib is loaded without an owner", in: object,
                at: connection.location, exception: .unknownKey(property, of: "NSObject #1"))
        }
    }

    /// An object of a class without an outlet is the source of a connection that fills it.
    func faultNoOutlet(
        _ property: String, among outlets: Outlets, of source: AnyObject, _ object: IBObject, _ connection: IBConnection
    ) {
        let suggestion = nearestName(to: property, among: outlets.names)
        if suggestion == nil, isExcused(source, lacking: "outlet \(property)", in: object) { return }
        let isProperty = sequence(first: Mirror(reflecting: source), next: \.superclassMirror).contains {
            $0.children.contains { $0.label == property }
        }
        fault(
            isProperty
                ? "the property `\(property)` of \(type(of: source)) is not an @Outlet"
                : "no outlet `\(property)` on \(className(of: source, object))", in: object, at: connection.location,
            suggestion: isProperty ? nil : suggestion, exception: .unknownKey(property, of: Trace.name(of: source)))
    }

    /// The class of an instance, and the one in whose place it is, if that is not in the program.
    private func className(of instance: AnyObject, _ object: IBObject?) -> String {
        "\(type(of: instance))" + (unknownClass(of: object).map { ", in place of the unknown class \($0)" } ?? "")
    }

    private func connect(
        _ property: String, in outlets: Outlets, of source: AnyObject, _ object: IBObject, _ connection: IBConnection
    ) {
        let target = document.object(withID: connection.destination)
        var found: AnyObject?
        if let target { found = instance(for: target) }
        guard let destination = found ?? constraints[connection.destination] else {
            Trace.emit(
                .connect, source, id: object.id, key: property,
                "\(connection.kind): \(connection.destination) is nil")
            return
        }
        if property == "gestureRecognizers", let view = source as? UIView,
            let recognizer = destination as? UIGestureRecognizer
        {
            view.addGestureRecognizer(recognizer)
            Trace.emit(
                .connect, source, id: object.id, key: property, to: recognizer, toID: connection.destination)
            return
        }
        guard let outlet = outlets[property] else {
            // If the class of the target is not here, the view's outlet for it isn't here either.
            if isStandIn(target), let element = target?.element, NibClasses.builtInNames[element] == nil {
                Trace.emit(.connect, source, id: object.id, "\(connection.kind): <\(element)> has no class here")
                return
            }
            faultNoOutlet(property, among: outlets, of: source, object, connection)
            return
        }
        guard outlet.connect(to: destination, from: OutletOrigin(connection, of: count)) else {
            // A stand-in is not of the class the outlet wants, and that is known already.
            guard !isStandIn(target) else { return }
            let message =
                "outlet `\(property)` of \(type(of: source)) takes \(outlet.typeName), but object "
                + "\(connection.destination) is a \(className(of: destination, target))"
            fault(message, in: object, at: connection.location)
            return
        }
        Trace.emit(.connect, source, id: object.id, key: property, to: destination, toID: connection.destination)
    }
}
