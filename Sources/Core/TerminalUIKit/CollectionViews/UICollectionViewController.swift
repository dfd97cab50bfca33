/// A controller of a collection that fills the screen. It is the collection's data source and delegate.
///
/// The collection is the controller's view itself. UIKit puts a view between.
open class UICollectionViewController: ListController, UICollectionViewDataSource, UICollectionViewDelegate {
    private var layout: UICollectionViewLayout?

    /// Creates a controller that creates its collection view in code.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller that loads its collection view from a nib.
    public override init(nibName: String?, bundle nibBundle: Bundle?) {
        super.init(nibName: nibName, bundle: nibBundle)
    }

    /// Decodes a controller.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The collection. Ends the process, as UIKit does, if the nib's view is of another class.
    open var collectionView: UICollectionView! {
        get {
            guard let collection = view as? UICollectionView else {
                refuseView(wanting: "a UICollectionView", in: "UICollectionViewController")
            }
            return collection
        }
        set { view = newValue }
    }

    /// The collection's layout.
    open var collectionViewLayout: UICollectionViewLayout { collectionView.collectionViewLayout }

    /// Creates the collection view if the controller was created with a layout, or else loads it.
    open override func loadView() {
        if let layout {
            let collection = UICollectionView(frame: UIScreen.main.applicationFrame, collectionViewLayout: layout)
            collection.dataSource = self
            collection.delegate = self
            view = collection
        } else {
            super.loadView()
        }
    }

    /// Deselects all items.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if clearsSelectionOnViewWillAppear {
            collectionView.selectItem(at: nil, animated: animated, scrollPosition: [])
        }
    }

    // MARK: Data source

    /// Returns 1.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    /// Returns 0.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

    /// Ends the process, because a subclass with items must override this method.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        UIKitException.inconsistency(
            "\(type(of: self)) must override collectionView:cellForItemAtIndexPath:"
        ).raise()
    }

    /// Ends the process, because a subclass with headers or footers must override this method.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        UIKitException.inconsistency(
            "\(type(of: self)) must override collectionView:viewForSupplementaryElementOfKind:atIndexPath:"
        ).raise()
    }

    /// Returns `true`.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

    /// Tells the collection that users can't move items.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { collectionView.optionalMethods.lack(.moveItem) }

    // MARK: Delegate

    /// Returns `true`.
    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        true
    }
    /// Does nothing.
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    /// Does nothing.
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
    /// Does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    /// Does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    /// Returns `true`.
    open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        true
    }
    /// Does nothing.
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
    /// Does nothing.
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
    /// Returns `true`.
    open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        true
    }
    /// Does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {}
    /// Does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {}
    /// Returns the proposed place.
    open func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { proposedIndexPath }
}
