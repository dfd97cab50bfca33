extension TraceObject {
    /// Creates the name of an object: its class, and the number of a responder.
    @MainActor public init(_ object: AnyObject) {
        self.init(
            className: World.current.className(of: object), number: (object as? UIResponder)?.serialNumber,
            type: ObjectIdentifier(Swift.type(of: object)))
    }
}
