extension UIWindow {
    func show() {
        world.keepUntilEventEnds(self)
        UIApplication.shared.note(self)
        isHidden = false
        showRootView()
    }

    func showRootView() {
        guard let rootViewController else { return }
        world.run {
            let view: UIView = rootViewController.view
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            rootViewController.beginAppearanceTransition(true, animated: false)
            addSubview(view)
            layoutIfNeeded()
            rootViewController.endAppearanceTransition()
        }
    }

    func remove(_ root: UIViewController) {
        let shown = sequence(first: root, next: \.presented).reversed()
        for controller in shown { controller.beginAppearanceTransition(false, animated: false) }
        for controller in shown { controller.leaveWindow() }
        for controller in shown { controller.endAppearanceTransition() }
        root.forgetPresented()
    }
}
