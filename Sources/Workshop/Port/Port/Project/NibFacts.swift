import Foundation
import InterfaceBuilder

/// What the nibs of a project say about its code.
struct NibFacts: Equatable {
    /// The classes of objects that are neither views nor controllers.
    var customObjects: Set<String> = []
    /// The properties that are set by user defined runtime attributes, by class.
    var runtimeAttributes: [String: Set<String>] = [:]
    /// The protocols that an object must conform to here, as another has it for a delegate; by class.
    var delegates: [String: Set<String>] = [:]
    /// The modules that classes are said to be in, with how often.
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
            if object.element == "customObject" { customObjects.insert(name) }
            let keys = object.runtimeAttributes.map(\.keyPath).filter { !$0.contains(".") }
            if !keys.isEmpty { runtimeAttributes[name, default: []].formUnion(keys) }
        }
    }
}
