import InterfaceBuilder
import PlainText

extension NibDecoder {
    /// Looks whether the class that File's Owner should be of has the outlets and actions that are connected to it, if
    /// it is in the program. An object is made for that, and isn't connected.
    func checkOwner() {
        for placeholder in document.objects where placeholder.placeholderIdentifier == "IBFilesOwner" {
            guard placeholder.customClass != nil, let owner = bareInstance(of: placeholder) else { continue }
            let outlets = Outlets(of: owner)
            for connection in placeholder.connections {
                switch connection.kind {
                case .outlet(let name), .outletCollection(let name):
                    if outlets[name] == nil { faultNoOutlet(name, among: outlets, of: owner, placeholder, connection) }
                default: break
                }
            }
            for object in document.allObjects {
                for connection in object.connections where connection.destination == placeholder.id {
                    guard case .action(let selector, _) = connection.kind else { continue }
                    _ = hasAction(owner, named: selector, object, connection)
                }
            }
        }
    }

    /// Returns a Boolean value that indicates whether an object may lack the member that a connection wants. It may if
    /// it is of a class of UIKit's own, in a document that is only looked at, because UIKit's class has more than the
    /// one here.
    func isExcused(_ instance: AnyObject, lacking member: String, in object: IBObject) -> Bool {
        guard let observer, NibFile.moduleName(of: type(of: instance)) == NibClasses.module else { return false }
        observer.note(lack: "\(member) of \(type(of: instance))", of: object)
        return true
    }

    /// A runtime attribute sets a property that an object does not have. Stand-ins accept all attributes.
    func noteMissingProperty(_ attribute: IBRuntimeAttribute, of instance: AnyObject, _ object: IBObject) {
        guard let observer, !isStandIn(object),
            !isExcused(instance, lacking: "property \(attribute.keyPath)", in: object)
        else { return }
        observer.note(
            IBFault(
                "no property `\(attribute.keyPath)` on \(type(of: instance)) for the runtime attribute",
                file: document.file, location: attribute.location, objectID: object.id))
    }

    /// A constraint is about an attribute that no view has, and has no effect.
    func noteUnknownAttributes(of constraint: IBConstraint, in object: IBObject) {
        let known = NSLayoutConstraint.Attribute.nibNames
        let names = [constraint.firstAttribute, constraint.secondAttribute].compactMap(\.self)
        for name in names where known[name] == nil {
            observer?.note(
                IBFault(
                    "no view has the attribute `\(name)`, so this constraint holds nothing", rule: "constraint",
                    file: document.file, location: constraint.location, objectID: object.id,
                    suggestion: nearestName(to: name, among: known.keys.sorted())))
        }
    }

    /// A Boolean value that indicates whether bordered buttons are shown without a border, as since iOS 7. This is so
    /// in a document that is only inspected, on every phone except the one of 2011.
    var showsPlainButtons: Bool { observer != nil && document.device.map { $0.id != "retina3_5" } ?? false }

    private func bareInstance(of object: IBObject) -> NSObject? {
        guard case .found(let making) = classes.answer(for: object) else { return nil }
        return switch making {
        case .decoding(let type): type.init(coder: NibCoder(object, values(of: object), decoder: self))
        case .plain(_, let make): make()
        }
    }
}
