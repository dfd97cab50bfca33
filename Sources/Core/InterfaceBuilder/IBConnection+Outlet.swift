extension IBConnection {
    /// The property that it fills; nil if it is none of an outlet.
    package var outlet: String? {
        switch kind {
        case .outlet(let property), .outletCollection(let property): property
        default: nil
        }
    }
}
