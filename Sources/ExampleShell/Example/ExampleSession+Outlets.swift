internal import TerminalUIKit

extension ExampleSession {
    /// The controllers and views on the screen, each before what is in it.
    var objectsOnScreen: [AnyObject] { window.respondersAtAnyDepth }

    /// The object on the screen that a name leads to, and what is in it.
    ///
    /// - Parameter name: An outlet that leads there; in lists also the number of a row or item.
    /// - Throws: If there is no such object.
    func objects(at name: String) throws -> [AnyObject] {
        if let list = self as? ListSession, let index = Int(name) {
            return try list.cell(at: index).respondersAtAnyDepth
        }
        let connections = objectsOnScreen.flatMap { Outlets(of: $0).connections }
        guard let object = connections.first(where: { $0.name == name })?.objects.first else {
            throw ExampleError.unknown("outlet", name, among: connections.map(\.name))
        }
        return (object as? UIView)?.respondersAtAnyDepth ?? [object]
    }
}

extension UIView {
    /// The view, its controller if it has one, and all that is below.
    fileprivate var respondersAtAnyDepth: [AnyObject] {
        let controller = (next as? UIViewController).map { [$0] } ?? []
        return controller + [self] + subviews.flatMap(\.respondersAtAnyDepth)
    }
}
