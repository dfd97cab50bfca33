extension TraceObject {
    /// Names an object by its class, and a responder by its number, too.
    @MainActor public init(_ object: AnyObject) {
        self.init(
            className: World.current.className(of: object), number: (object as? UIResponder)?.serialNumber,
            type: ObjectIdentifier(Swift.type(of: object)))
    }
}
