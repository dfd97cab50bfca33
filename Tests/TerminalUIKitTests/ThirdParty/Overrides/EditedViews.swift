import TerminalUIKit

// Views, cells and controllers that override what there is for editing, gestures and constraints, and note each call.

class TouchedView: UIView {
    let calls = Calls()

    override var gestureRecognizers: [UIGestureRecognizer]? { didSet { calls.note() } }

    override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        calls.note()
        super.addGestureRecognizer(gestureRecognizer)
    }

    override func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        calls.note()
        super.removeGestureRecognizer(gestureRecognizer)
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        calls.note()
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    override func tintColorDidChange() { calls.note() }
    override var traitCollection: UITraitCollection { super.traitCollection }

    override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        calls.note()
        super.exchangeSubview(at: index1, withSubviewAt: index2)
    }

    override func endEditing(_ force: Bool) -> Bool {
        calls.note()
        return super.endEditing(force)
    }

    override class var requiresConstraintBasedLayout: Bool { true }
    override func needsUpdateConstraints() -> Bool { super.needsUpdateConstraints() }

    override func setNeedsUpdateConstraints() {
        calls.note()
        super.setNeedsUpdateConstraints()
    }

    override func updateConstraintsIfNeeded() {
        calls.note()
        super.updateConstraintsIfNeeded()
    }

    override func updateConstraints() {
        calls.note()
        super.updateConstraints()
    }
}

class InsetScrollView: UIScrollView {
    let calls = Calls()

    override var adjustedContentInset: UIEdgeInsets { super.adjustedContentInset }
    override var contentLayoutGuide: UILayoutGuide { super.contentLayoutGuide }
    override var frameLayoutGuide: UILayoutGuide { super.frameLayoutGuide }
    override var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior { didSet { calls.note() } }
    override func adjustedContentInsetDidChange() { calls.note() }
}

class EditedCell: UITableViewCell {
    let calls = Calls()

    override var isEditing: Bool { didSet { calls.note() } }
    override var editingStyle: EditingStyle { super.editingStyle }
    override var showsReorderControl: Bool { didSet { calls.note() } }
    override var shouldIndentWhileEditing: Bool { didSet { calls.note() } }
    override var editingAccessoryType: AccessoryType { didSet { calls.note() } }
    override var showingDeleteConfirmation: Bool { super.showingDeleteConfirmation }

    override func setEditing(_ editing: Bool, animated: Bool) {
        calls.note("setEditing \(editing)")
        super.setEditing(editing, animated: animated)
    }

    override func willTransition(to state: StateMask) { calls.note("will \(state.rawValue)") }
    override func didTransition(to state: StateMask) { calls.note("did \(state.rawValue)") }
}

class EditedTableView: UITableView {
    let calls = Calls()

    override var allowsSelectionDuringEditing: Bool { didSet { calls.note() } }
    override var allowsMultipleSelectionDuringEditing: Bool { didSet { calls.note() } }
    override var sectionIndexMinimumDisplayRowCount: Int { didSet { calls.note() } }
    override var sectionIndexColor: UIColor? { didSet { calls.note() } }
    override var isEditing: Bool { didSet { calls.note() } }
    override func rect(forSection section: Int) -> CGRect { super.rect(forSection: section) }
    override func rectForHeader(inSection section: Int) -> CGRect { super.rectForHeader(inSection: section) }
    override func rectForFooter(inSection section: Int) -> CGRect { super.rectForFooter(inSection: section) }

    override func setEditing(_ editing: Bool, animated: Bool) {
        calls.note()
        super.setEditing(editing, animated: animated)
    }

    override func reloadSectionIndexTitles() {
        calls.note()
        super.reloadSectionIndexTitles()
    }
}

class EditedField: UITextField {
    override var isEditing: Bool { super.isEditing }
}

class SupplementedCollectionView: UICollectionView {
    override func indexPathsForVisibleSupplementaryElements(ofKind kind: String) -> [IndexPath] {
        super.indexPathsForVisibleSupplementaryElements(ofKind: kind)
    }
}

class EditedController: UIViewController {
    let calls = Calls()

    override var isEditing: Bool { didSet { calls.note() } }
    override var editButtonItem: UIBarButtonItem { super.editButtonItem }
    override var hidesBottomBarWhenPushed: Bool { didSet { calls.note() } }
    override var traitCollection: UITraitCollection { super.traitCollection }
    override var isBeingPresented: Bool { super.isBeingPresented }
    override var isBeingDismissed: Bool { super.isBeingDismissed }
    override var isMovingToParent: Bool { super.isMovingToParent }
    override var isMovingFromParent: Bool { super.isMovingFromParent }

    override func setEditing(_ editing: Bool, animated: Bool) {
        calls.note("setEditing \(editing)")
        super.setEditing(editing, animated: animated)
    }

    override func updateViewConstraints() {
        calls.note()
        super.updateViewConstraints()
    }

    override func viewWillAppear(_ animated: Bool) { calls.note(state("viewWillAppear")) }
    override func viewIsAppearing(_ animated: Bool) { calls.note("viewIsAppearing \(Int(view.bounds.height))") }
    override func viewWillLayoutSubviews() { calls.note("viewWillLayoutSubviews") }
    override func viewDidAppear(_ animated: Bool) { calls.note(state("viewDidAppear")) }
    override func viewDidDisappear(_ animated: Bool) { calls.note(state("viewDidDisappear")) }

    override func show(_ vc: UIViewController, sender: Any?) {
        calls.note()
        super.show(vc, sender: sender)
    }

    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        calls.note()
        super.showDetailViewController(vc, sender: sender)
    }

    private func state(_ name: String) -> String {
        let words = [
            isBeingPresented ? "presented" : nil, isBeingDismissed ? "dismissed" : nil,
            isMovingToParent ? "to" : nil, isMovingFromParent ? "from" : nil,
        ]
        return ([name] + words.compactMap(\.self)).joined(separator: " ")
    }
}
