extension UIViewController {
    /// The nib the view comes from, given or found by the class's name, or nil if there isn't one.
    public var nibToLoad: String? { nibName ?? conventionalNibName }

    /// Loads the view unless it is there, or says everything that is wrong with its nib or scene.
    ///
    /// UIKit has no such method: there the process ends, as it does here with ``loadViewIfNeeded()``.
    ///
    /// - Throws: `NibError`, or the `UIKitException` that UIKit raises if the nib leaves the `view` outlet empty. The
    ///   view has not been loaded then.
    public func loadViewOrThrow() throws {
        guard !isViewLoaded else { return }
        var fault: (any Error)?
        faultCatcher = { fault = fault ?? $0 }
        defer { faultCatcher = nil }
        traceLifecycle("loadView")
        loadView()
        if let fault {
            loadedView = nil
            throw fault
        }
        faultCatcher = nil
        if let missingView { throw missingView }
        endLoading()
    }

    /// The exception for a `loadView()` that has made no view; nil if it has. On iOS, the next use of the view ends the
    /// program, or calls `loadView()` again, without end.
    var missingView: UIKitException? {
        loadedView == nil ? .inconsistency("-[\(type(of: self)) loadView] has set no view") : nil
    }

    /// Tells the controller that the view has been loaded.
    func endLoading() {
        loadedView?.viewController = self
        traceLifecycle("viewDidLoad")
        viewDidLoad()
    }

    /// Makes the view from the storyboard's scene or the nib, or an empty one.
    func loadViewFromFile() {
        do {
            try makeView()
        } catch {
            guard let faultCatcher else { return UIKitException.raising { throw error } }
            faultCatcher(error)
            // An override of `loadView()` may go on with the view until the catcher is called.
            loadedView = loadedView ?? UIView(frame: UIScreen.main.applicationFrame)
        }
    }

    private func makeView() throws {
        if let scene, let view = try scene.makeView(for: self) {
            self.view = view
            return
        }
        guard let name = nibToLoad else {
            view = UIView(frame: UIScreen.main.applicationFrame)
            return
        }
        _ = try UINib(nibName: name, bundle: nibBundle, isForControllersView: true).objects(withOwner: self)
        guard loadedView != nil else {
            throw UIKitException.inconsistency(
                "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view outlet was "
                    + "not set.")
        }
    }

    /// The first of UIKit's two names for a class's nib that exists: `Menu` before `MenuController`.
    var conventionalNibName: String? {
        let className = "\(type(of: self))"
        let suffix = "Controller"
        let shortened = className.hasSuffix(suffix) ? [String(className.dropLast(suffix.count))] : []
        return (shortened + [className]).first { NibFile.exists(named: $0, bundle: nibBundle, owner: self) }
    }
}
