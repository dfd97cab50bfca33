/// A view that shows the content of a configuration. A cell takes it for its content view.
@preconcurrency @MainActor public protocol UIContentView: AnyObject {
    /// The configuration that the view shows. Setting it shows another one in the same view.
    var configuration: any UIContentConfiguration { get set }

    /// Returns a Boolean value that indicates whether the view can show a configuration. Otherwise a cell asks the
    /// configuration for another view.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Returns a Boolean value that indicates whether the configuration has the same type as the view's.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
