#if !canImport(ObjectiveC)
    // The names are Objective-C's.
    // swift-format-ignore: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
    /// The ways to store an associated object. Here all are held strongly.
    public nonisolated enum objc_AssociationPolicy: Sendable {
        /// Weakly, on iOS without noticing when it is gone.
        case OBJC_ASSOCIATION_ASSIGN
        /// Strongly.
        case OBJC_ASSOCIATION_RETAIN_NONATOMIC
        /// As a copy.
        case OBJC_ASSOCIATION_COPY_NONATOMIC
        /// Strongly.
        case OBJC_ASSOCIATION_RETAIN
        /// As a copy.
        case OBJC_ASSOCIATION_COPY
    }

    @MainActor private enum Associations {
        struct Entry {
            weak var object: AnyObject?
            var values: [UnsafeRawPointer: Any] = [:]
        }

        static var entries: [ObjectIdentifier: Entry] = [:]
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The value that was set for an object by a key, the address of a variable; nil for none.
    @preconcurrency @MainActor public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
        let object = object as AnyObject
        guard let entry = Associations.entries[ObjectIdentifier(object)], entry.object === object else { return nil }
        return entry.values[key]
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Sets a value for an object by a key. Those of objects that are gone are given up when the next is set.
    @preconcurrency @MainActor public func objc_setAssociatedObject(
        _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
    ) {
        let object = object as AnyObject
        Associations.entries = Associations.entries.filter { $0.value.object != nil }
        Associations.entries[ObjectIdentifier(object), default: .init(object: object)].values[key] = value
    }
#endif
