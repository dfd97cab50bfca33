import Foundation
import InterfaceBuilder

/// The facts about a project's code that its nibs contain.
struct NibFacts: Equatable {
    /// The classes of objects that are neither views nor controllers.
    var customObjects: Set<String> = []
    /// The properties that are set by user defined runtime attributes, by class.
    var runtimeAttributes: [String: Set<String>] = [:]
    /// The protocols that an object must conform to here, as another has it for a delegate, by class.
    var delegates: [String: Set<String>] = [:]
    /// The elements that nibs have for classes.
    var elements: [String: String] = [:]
    /// The modules that nibs give for classes, and how often they do.
    var modules: [String: Int] = [:]

    @MainActor mutating func add(_ document: IBDocument) {
        for object in document.allObjects {
            for connection in object.connections {
                guard case .outlet(let property) = connection.kind, object.customClass == nil,
                    let needed = Names.delegates["\(object.element).\(property)"],
                    let destination = document.object(withID: connection.destination)?.customClass
                else { continue }
                delegates[destination, default: []].insert(needed)
            }
            guard let name = object.customClass else { continue }
            if let module = object.customModule { modules[module, default: 0] += 1 }
            elements[name] = object.element
            if object.element == "customObject" { customObjects.insert(name) }
            let keys = object.runtimeAttributes.map(\.keyPath).filter { !$0.contains(".") }
            if !keys.isEmpty { runtimeAttributes[name, default: []].formUnion(keys) }
        }
    }
}
