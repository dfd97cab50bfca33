extension IBConnection {
    /// The property that it fills, or nil if it isn't one of an outlet.
    package var outlet: String? {
        switch kind {
        case .outlet(let property), .outletCollection(let property): property
        default: nil
        }
    }
}
