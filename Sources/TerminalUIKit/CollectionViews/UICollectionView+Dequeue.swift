extension UICollectionView {
    /// Says that cells with an identifier are made with `init(frame:)` of a class; nil unregisters.
    public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        register((cellClass as? UICollectionViewCell.Type).map { .class($0) }, kind: nil, identifier)
    }

    /// Says that cells with an identifier are made from a nib, whose only root object is the cell; nil unregisters.
    ///
    /// Nothing is checked before a cell is made. Then the process ends, as UIKit's does, if the nib holds anything else,
    /// or a cell with another identifier.
    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        register(nib.map { .nib($0) }, kind: nil, identifier)
    }

    /// Says that headers, footers or the like with an identifier are made with `init(frame:)` of a class.
    public func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        register((viewClass as? UICollectionReusableView.Type).map { .class($0) }, kind: elementKind, identifier)
    }

    /// Says that headers, footers or the like with an identifier are made from a nib, whose only root object is one; nil
    /// unregisters. The process ends, as UIKit's does, when one is made and the nib holds anything else.
    public func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        register(nib.map { .nib($0) }, kind: kind, identifier)
    }

    private func register(_ origin: UICollectionReusableView.Origin?, kind: String?, _ identifier: String) {
        registrations[RegistrationKey(kind: kind, identifier: identifier)] = origin
    }

    /// Registers what a storyboard describes inside the collection.
    func registerPrototypes(from coder: NSCoder) {
        func register(_ prototype: CellPrototype, kind: String?) {
            // Without an identifier it can't be asked for.
            guard !prototype.identifier.isEmpty else { return }
            self.register(.nib(prototype.nib), kind: kind, prototype.identifier)
        }
        for cell in coder.decodeObjectIfPresent(forKey: "cells") as? [CellPrototype] ?? [] {
            register(cell, kind: nil)
        }
        if let header = coder.decodeObjectIfPresent(forKey: "sectionHeaderView") as? CellPrototype {
            register(header, kind: Self.elementKindSectionHeader)
        }
        if let footer = coder.decodeObjectIfPresent(forKey: "sectionFooterView") as? CellPrototype {
            register(footer, kind: Self.elementKindSectionFooter)
        }
    }

    /// A cell that waits under an identifier, or a new one from what is registered for it.
    ///
    /// Ends the process, as UIKit does, if nothing is registered.
    public func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        if let cell = recycler.dequeue(withIdentifier: identifier) { return cell }
        let place = collectionViewLayout.layoutAttributesForItem(at: indexPath)
        return make(UICollectionViewCell.self, kind: nil, identifier, frame: place?.frame)
    }

    /// A header, footer or the like that waits under an identifier, or a new one from what is registered for it.
    ///
    /// Ends the process, as UIKit does, if nothing is registered.
    public func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        let place = collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
        return supplementaryRecycler(ofKind: elementKind).dequeue(withIdentifier: identifier)
            ?? make(UICollectionReusableView.self, kind: elementKind, identifier, frame: place?.frame)
    }

    private func make<View: UICollectionReusableView>(
        _ viewType: View.Type, kind: String?, _ identifier: String, frame: CGRect?
    ) -> View {
        switch registrations[RegistrationKey(kind: kind, identifier: identifier)] {
        case .class(let type):
            // What is registered without a kind is a cell.
            let view = type.init(frame: frame ?? .zero) as! View
            view.reuseIdentifier = identifier
            return view
        case .nib(let nib):
            let view = nib.onlyObject(viewType, registeredFor: identifier)
            view.reuseIdentifier = identifier
            return view
        case nil:
            UIKitException.inconsistency(
                "could not dequeue a view of kind: \(kind ?? "UICollectionElementKindCell") with identifier "
                    + "\(identifier) - must register a nib or a class for the identifier or connect a prototype cell "
                    + "in a storyboard"
            ).raise()
        }
    }
}

extension UICollectionReusableView {
    /// Where new views come from.
    enum Origin {
        case nib(UINib)
        case `class`(UICollectionReusableView.Type)
    }
}
