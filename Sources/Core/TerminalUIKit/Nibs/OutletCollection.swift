/// A value that holds several connected objects.
protocol OutletCollection {
    /// The objects.
    var objects: [AnyObject] { get }
    /// Returns the collection with one more object, or nil if the object is of another type.
    func appending(_ object: AnyObject) -> Self?
}

extension Array: OutletCollection {
    var objects: [AnyObject] { map { $0 as AnyObject } }

    func appending(_ object: AnyObject) -> [Element]? { (object as? Element).map { self + [$0] } }
}

extension Optional: OutletCollection where Wrapped: OutletCollection & ExpressibleByArrayLiteral {
    var objects: [AnyObject] { self?.objects ?? [] }

    func appending(_ object: AnyObject) -> Self? { (self ?? []).appending(object).map(Optional.some) }
}
