extension UINavigationBar {
    func setDelegate(_ delegate: (any UINavigationBarDelegate)?) {
        guard navigationController == nil else {
            UIKitException.inconsistency(
                "Cannot manually set the delegate on a UINavigationBar managed by a controller."
            )
            .raise()
        }
        connectedDelegate = delegate
    }

    func push(_ item: UINavigationItem) {
        guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        items = (items ?? []) + [item]
        delegate?.navigationBar(self, didPush: item)
    }

    func pop() -> UINavigationItem? {
        guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
        items?.removeLast()
        delegate?.navigationBar(self, didPop: item)
        return item
    }
}
