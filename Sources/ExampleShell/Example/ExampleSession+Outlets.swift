internal import TerminalUIKit

extension ExampleSession {
    /// The controllers and views on the screen, each before what is in it.
    var objectsOnScreen: [AnyObject] { window.respondersAtAnyDepth }
}

extension UIView {
    /// The view, its controller if it has one, and all that is below.
    var respondersAtAnyDepth: [AnyObject] {
        let controller = (next as? UIViewController).map { [$0] } ?? []
        return controller + [self] + subviews.flatMap(\.respondersAtAnyDepth)
    }
}
