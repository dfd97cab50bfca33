internal import ExampleShell
internal import TerminalUIKit

/// A filled outlet, as a page tells of it.
struct LoadedConnection {
    let owner: String
    let outlet: String
    let target: String
    /// The line of the nib that says so, or a note that no line does.
    let place: String
    /// The number of other objects of the class that have such an outlet.
    var others = 0

    /// The filled outlets of some objects, those that are alike only once.
    static func all(of objects: [AnyObject]) -> [LoadedConnection] {
        var connections: [LoadedConnection] = []
        var known: [String: Int] = [:]
        for object in objects {
            let outlets = Outlets(of: object)
            for (name, targets) in outlets.connections {
                let key = "\(type(of: object)).\(name)"
                if let index = known[key] {
                    connections[index].others += 1
                    continue
                }
                known[key] = connections.count
                let origin = outlets.origin(of: name)
                connections.append(
                    LoadedConnection(
                        owner: Trace.name(of: object), outlet: name,
                        target: targets.map { Trace.name(of: $0) }.joined(separator: ", "),
                        place: origin.map { "\($0.file), line \($0.location.line)" } ?? "code: no nib says so"))
            }
        }
        return connections
    }
}
