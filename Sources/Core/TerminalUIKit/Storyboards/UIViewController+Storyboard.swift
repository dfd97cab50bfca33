extension UIViewController {
    /// Adds the controller to which a relationship segue leads. Controllers of navigation, tabs and columns do this.
    func contain(_ child: UIViewController) {
        guard let container = self as? any StoryboardContainer else {
            return Trace.emit(
                .connect, self, "a relationship segue leads to \(Trace.name(of: child)); it is not followed")
        }
        container.append(child)
    }

    /// Ends the process in UIKit's words: the view that a file gives is of another class than the controller needs.
    package func refuseView(wanting wanted: String, in className: String) -> Never {
        let origin =
            scene?.identifier.map { identifier in
                "instantiated view controller with identifier \"\(identifier)\" from storyboard "
                    + "\"\(scene?.storyboardName ?? "")\", "
            } ?? "loaded the \"\(scene?.nibName ?? nibToLoad ?? "")\" nib "
        UIKitException.inconsistency("-[\(className) loadView] \(origin)but didn't get \(wanted).").raise()
    }
}
