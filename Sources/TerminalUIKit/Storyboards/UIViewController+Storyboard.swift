extension UIViewController {
    /// The storyboard the controller comes from; nil if it was made otherwise.
    public var storyboard: UIStoryboard? { scene?.storyboard }

    /// Takes in a controller that a storyboard says belongs in this one.
    func contain(_ child: UIViewController) {
        // container controllers
    }
}
