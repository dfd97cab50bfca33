/// Where the steps of nib loading and reuse are told to whoever listens.
public enum Trace {
    /// Receives every event. While it is nil nothing is composed or kept, and tracing costs one comparison.
    public static var sink: ((TraceEvent) -> Void)?

    /// Tells the sink, if there is one, of a step.
    ///
    /// - Parameters:
    ///   - kind: The kind of step.
    ///   - object: The object it happened to.
    ///   - id: The object's name; nil for its class and number.
    ///   - detail: What was done. Not evaluated when nobody listens.
    public static func emit(
        _ kind: TraceEvent.Kind, _ object: AnyObject?, id: String? = nil, _ detail: @autoclosure () -> String
    ) {
        guard let sink else { return }
        let className = object.map { "\(type(of: $0))" } ?? ""
        sink(TraceEvent(event: kind, object: id ?? name(of: object), class: className, detail: detail()))
    }

    /// A short, repeatable name for an object: `UILabel #3`.
    public static func name(of object: AnyObject?) -> String {
        switch object {
        case let responder as UIResponder: "\(type(of: responder)) #\(responder.serialNumber)"
        case let object?: "\(type(of: object))"
        case nil: "nil"
        }
    }
}
