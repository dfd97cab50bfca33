extension UICollectionView {
    /// The class or nib of a kind of cells, and the code that configures one. Create it once, and use it for every
    /// item.
    @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Configures a cell for an item.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let number = World.current.nextRegistration()
        fileprivate let origin: UICollectionReusableView.Origin
        fileprivate let handler: Handler

        /// Creates a registration whose cells are made from their class.
        ///
        /// - Parameter handler: The closure that configures a cell for its item.
        public init(handler: @escaping Handler) {
            origin = .class(Cell.self)
            self.handler = handler
        }

        /// Creates a registration whose cells are made from a nib.
        ///
        /// - Parameters:
        ///   - cellNib: The nib, whose only top-level object is the cell.
        ///   - handler: The closure that configures a cell for its item.
        public init(cellNib: UINib, handler: @escaping Handler) {
            origin = .nib(cellNib)
            self.handler = handler
        }
    }

    /// The class or nib of headers or footers, and the code that configures one.
    @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Configures a view.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        let number = World.current.nextRegistration()
        fileprivate let kind: String
        fileprivate let origin: UICollectionReusableView.Origin
        fileprivate let handler: Handler

        /// Creates a registration whose headers or footers are made from their class.
        ///
        /// - Parameters:
        ///   - elementKind: The kind of the views.
        ///   - handler: The closure that configures a view.
        public init(elementKind: String, handler: @escaping Handler) {
            kind = elementKind
            origin = .class(Supplementary.self)
            self.handler = handler
        }

        /// Creates a registration whose headers or footers are made from a nib.
        ///
        /// - Parameters:
        ///   - supplementaryNib: The nib, whose only top-level object is the view.
        ///   - elementKind: The kind of the views.
        ///   - handler: The closure that configures a view.
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            kind = elementKind
            origin = .nib(supplementaryNib)
            self.handler = handler
        }
    }

    /// Returns a queued cell or a new one, which the registration configures for an item.
    ///
    /// - Precondition: The registration exists before the collection asks for the cell. Otherwise, the process ends, as
    ///   in UIKit.
    public final func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        guard let item else {
            UIKitException.inconsistency("Cannot configure a cell for a nil item identifier.").raise()
        }
        refuse(registration.number, ifMadeAfter: registrationsBeforeAsking)
        let identifier = "\(Cell.self) registration \(registration.number)"
        if registrations[RegistrationKey(kind: nil, identifier: identifier)] == nil {
            register(registration.origin, kind: nil, identifier)
        }
        let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) as! Cell
        registration.handler(cell, indexPath, item)
        return cell
    }

    /// Returns a queued header, footer or other view, or a new one, which the registration configures.
    ///
    /// - Precondition: The registration exists before the collection asks for the view. Otherwise, the process ends, as
    ///   in UIKit.
    public final func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        refuse(registration.number, ifMadeAfter: registrationsBeforeAsking)
        let identifier = "\(Supplementary.self) registration \(registration.number)"
        if registrations[RegistrationKey(kind: registration.kind, identifier: identifier)] == nil {
            register(registration.origin, kind: registration.kind, identifier)
        }
        let view =
            dequeueReusableSupplementaryView(
                ofKind: registration.kind, withReuseIdentifier: identifier, for: indexPath) as! Supplementary
        registration.handler(view, registration.kind, indexPath)
        return view
    }

    /// Asks the data source for a view, and notes which registrations there were before.
    func asking<View>(_ ask: () -> View) -> View {
        let before = registrationsBeforeAsking
        registrationsBeforeAsking = World.current.registrations
        defer { registrationsBeforeAsking = before }
        return ask()
    }

    // The words since iOS 15: https://developer.apple.com/forums/thread/681739
    private func refuse(_ number: Int, ifMadeAfter last: Int?) {
        guard let last, number > last else { return }
        UIKitException.inconsistency(
            "Attempted to dequeue a cell using a registration that was created inside "
                + "-collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell "
                + "provider. Creating a new registration each time a cell is requested will prevent reuse and cause "
                + "created cells to remain inaccessible in memory for the lifetime of the collection view. "
                + "Registrations should be created up front and reused. Registration: "
                + "<UICollectionViewCellRegistration #\(number)>"
        ).raise()
    }
}
