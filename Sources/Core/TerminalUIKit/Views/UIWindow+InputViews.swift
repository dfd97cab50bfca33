extension UIWindow {
    /// Shows the views that replace the keyboard, or are above it, where the keyboard would be. The nearest ones in the
    /// chain of the first responder count, as on iOS.
    func showInputViews() {
        let chain = firstResponder.map { Array(sequence(first: $0, next: \.next)) } ?? []
        // A field inside the views keeps them.
        if let inputArea, chain.contains(where: { $0 === inputArea }) { return }
        let above = chain.lazy.compactMap {
            ($0 as? UIView)?.inputAccessoryView ?? ($0 as? UIViewController)?.inputAccessoryView
        }
        let input = chain.lazy.compactMap { ($0 as? UIView)?.inputView ?? ($0 as? UIViewController)?.inputView }
        let views = [above.first, input.first].compactMap(\.self)
        inputArea?.removeFromSuperview()
        inputArea = views.isEmpty ? nil : inputArea(with: views)
    }

    /// Returns an area at the bottom of the window, with views from top to bottom.
    private func inputArea(with views: [UIView]) -> UIView {
        let area = UIView(frame: CGRect(x: 0, y: 0, width: bounds.width, height: 0))
        area.backgroundColor = .white
        area.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        var height: CGFloat = 0
        for view in views {
            let natural = view.bounds.height > 0 ? view.bounds.height : view.sizeThatFits(bounds.size).height
            view.frame = CGRect(x: 0, y: height, width: bounds.width, height: natural)
            view.autoresizingMask = .flexibleWidth
            view.translatesAutoresizingMaskIntoConstraints = true
            height += natural
            area.addSubview(view)
        }
        area.frame = CGRect(
            x: 0, y: bounds.height - safeAreaInsets.bottom - height, width: bounds.width, height: height)
        addSubview(area)
        return area
    }
}
