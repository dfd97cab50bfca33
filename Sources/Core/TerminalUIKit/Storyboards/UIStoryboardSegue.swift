/// A way from one controller to another that a storyboard draws.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
    /// The name that the program knows the segue by, or nil if there isn't one.
    open private(set) var identifier: String?
    /// The controller it starts from.
    open private(set) var source: UIViewController
    /// The controller it leads to.
    open private(set) var destination: UIViewController
    /// The function that performing the segue calls.
    var handler: (() -> Void)?

    /// Creates a segue. In UIKit the initializer is not `required`: Objective-C makes objects of any class.
    public required init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
    }

    /// Shows the destination. A custom segue overrides this method, without calling `super`.
    open func perform() { handler?() }
}
