extension UINavigationBar: BarOfItems {
    /// Places buttons and title in the upper line.
    func placeItems() {
        let left = leftViews
        let right = (topItem?.rightBarButtonItems ?? []).compactMap { $0.viewInBar(self) }
        let search = topItem?.search?.barView
        replaceItemViews(with: left + right + [topItem?.titleView, search].compactMap(\.self))
        search?.frame = bounds.divided(atDistance: searchHeight, from: .maxYEdge).slice

        // The arrow of a way back is nearer to the edge than a title would be.
        let margin = backItem == nil ? Self.margin(beside: left.first) : 0
        let end = max(bounds.minX, bounds.maxX - Self.margin(beside: right.first))
        var gap = min(bounds.minX + margin, end)...end
        for view in left {
            place(view, at: gap.lowerBound)
            gap = min(gap.upperBound, view.frame.maxX + Self.spacing)...gap.upperBound
        }
        for view in right {
            place(view, at: gap.upperBound - Self.size(of: view).width)
            gap = gap.lowerBound...max(gap.lowerBound, view.frame.minX - Self.spacing)
        }
        placeTitle(in: gap)
    }

    private var leftViews: [UIView] {
        let own = (topItem?.leftBarButtonItems ?? []).compactMap { $0.viewInBar(self) }
        guard let topItem, let backItem, !topItem.hidesBackButton,
            own.isEmpty || topItem.leftItemsSupplementBackButton
        else { return own }
        return [backView(to: backItem)] + own
    }

    private func backView(to item: UINavigationItem) -> UIView {
        let given = item.backBarButtonItem
        if let given, let backButton, backButton.item === given { return backButton.view }
        let title = fitting(item.title ?? "")
        if given == nil, let backButton, backButton.item.title == title { return backButton.view }
        let button = given ?? UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
        let view = UINavigationButton(button) { [weak self] in self?.goBack() }
        backButton = (button, view)
        return view
    }

    /// The title of the screen before, or `Back` where it would leave too little for that of this one.
    private func fitting(_ title: String) -> String {
        let width = TextLayout.size(of: title, mode: .byClipping).width
        return title.isEmpty || width > bounds.width / 3 ? "Back" : title
    }

    private func goBack() {
        if let navigationController {
            guard let topItem, delegate?.navigationBar(self, shouldPop: topItem) ?? true else { return }
            navigationController.popViewController(animated: true)
            delegate?.navigationBar(self, didPop: topItem)
        } else {
            popItem(animated: true)
        }
    }

    private func place(_ view: UIView, at x: CGFloat) {
        let size = Self.size(of: view)
        let y = size.height > Self.lineHeight ? (upperHeight - size.height) / 2 : 0
        view.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
    }

    /// Places the title in the middle of the bar if it fits between the buttons there, else in the middle of the gap
    /// between them. Its frame takes all the space around that middle.
    private func placeTitle(in gap: ClosedRange<CGFloat>) {
        let wanted =
            topItem?.titleView.map { Self.size(of: $0).width }
            ?? TextLayout.size(of: topItem?.title ?? "", mode: .byClipping).width
        let centered = bounds.midX - wanted / 2...bounds.midX + wanted / 2
        let fits = gap.lowerBound <= centered.lowerBound && centered.upperBound <= gap.upperBound
        let reach = min(bounds.midX - gap.lowerBound, gap.upperBound - bounds.midX)
        let span = fits ? bounds.midX - reach...bounds.midX + reach : gap
        titleFrame = CGRect(
            x: span.lowerBound, y: 0, width: span.upperBound - span.lowerBound, height: upperHeight)
        if let titleView = topItem?.titleView {
            place(titleView, at: (span.lowerBound + span.upperBound - wanted) / 2)
        }
    }
}
