extension UICollectionView {
    func register(_ origin: UICollectionReusableView.Origin?, kind: String?, _ identifier: String) {
        registrations[RegistrationKey(kind: kind, identifier: identifier)] = origin
    }

    /// Registers what a storyboard describes inside the collection.
    func registerPrototypes(from coder: NSCoder) {
        guard coder.hasPrototypes else { return }
        func register(_ prototype: CellPrototype, kind: String?) {
            // Without an identifier it can't be asked for.
            guard !prototype.identifier.isEmpty else { return }
            self.register(.nib(prototype.nib), kind: kind, prototype.identifier)
        }
        for cell in coder.decodeList(of: CellPrototype.self, forKey: "cells") ?? [] {
            register(cell, kind: nil)
        }
        if let header = coder.decodeObjectIfPresent(forKey: "sectionHeaderView") as? CellPrototype {
            register(header, kind: Self.elementKindSectionHeader)
        }
        if let footer = coder.decodeObjectIfPresent(forKey: "sectionFooterView") as? CellPrototype {
            register(footer, kind: Self.elementKindSectionFooter)
        }
    }

    func dequeueCell(_ identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
        let place = collectionViewLayout.layoutAttributesForItem(at: indexPath)
        let cell = recycler.dequeue(withIdentifier: identifier) ?? make(kind: nil, identifier, frame: place?.frame)
        dequeued.append(cell)
        return cell
    }

    func dequeueSupplementaryView(
        ofKind kind: String, _ identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        let place = collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
        let view =
            supplementaryRecycler(ofKind: kind).dequeue(withIdentifier: identifier)
            ?? make(kind: kind, identifier, frame: place?.frame)
        dequeued.append(view)
        return view
    }

    private func make<View: UICollectionReusableView>(
        kind: String?, _ identifier: String, frame: CGRect?
    ) -> View {
        guard let origin = registrations[RegistrationKey(kind: kind, identifier: identifier)] else {
            UIKitException.inconsistency(
                "could not dequeue a view of kind: \(kind ?? "UICollectionElementKindCell") with identifier "
                    + "\(identifier) - must register a nib or a class for the identifier or connect a prototype cell "
                    + "in a storyboard"
            ).raise()
        }
        return make(origin, identifier, frame: frame)
    }

    /// Makes a view that is known by an identifier.
    func make<View: UICollectionReusableView>(
        _ origin: UICollectionReusableView.Origin, _ identifier: String, frame: CGRect? = nil,
        orRefuse words: NibRefusal = .collection
    ) -> View {
        let view =
            switch origin {
            // Only cells are registered without a kind.
            case .class(let type): type.init(frame: frame ?? .zero) as! View
            case .nib(let nib): nib.onlyObject(View.self, registeredFor: identifier, orRefuse: words)
            }
        view.reuseIdentifier = identifier
        return view
    }
}

extension UICollectionReusableView {
    /// The sources of new views.
    enum Origin {
        case nib(UINib)
        case `class`(UICollectionReusableView.Type)
    }
}
