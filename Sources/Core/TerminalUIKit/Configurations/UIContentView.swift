/// A view that shows what a configuration says. A cell takes it for its content view.
@preconcurrency @MainActor public protocol UIContentView: AnyObject {
    /// What is shown. Setting it shows something else in the same view.
    var configuration: any UIContentConfiguration { get set }

    /// Whether the view can show what a configuration says. Otherwise a cell has that make another view.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Returns a Boolean value that indicates whether the configuration has the same type as the view's.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
