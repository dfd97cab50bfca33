/// The steps of nib loading and reuse in a world, for listeners.
public final class Trace {
    /// The closure that receives every event. While it is nil, no event is created, and tracing costs one comparison.
    public var sink: ((TraceEvent) -> Void)?
    /// The closure that receives calls of delegates, with or without a ``sink``. While both are nil, no event is
    /// created.
    public var delegateSink: ((DelegateCall) -> Void)?

    /// The loads that go on, the innermost last.
    private var loads: [NibLoad] = []
    private var loadsSoFar = 0

    /// Tells the sink of the current world, if there is one, of a step.
    ///
    /// - Parameters:
    ///   - kind: The kind of step.
    ///   - object: The object it happened to.
    ///   - id: The object's name, or nil for its class and number.
    ///   - key: The means of the step: the name of an outlet or action, an identifier, a method.
    ///   - counterpart: The other object: the target of an outlet, or the receiver of a message.
    ///   - counterpartID: The other object's id in the nib.
    ///   - place: The row or item.
    ///   - words: Further words. Not evaluated without a sink.
    public static func emit(
        _ kind: TraceEvent.Kind, _ object: AnyObject?, id: String? = nil, key: String? = nil,
        to counterpart: AnyObject? = nil, toID counterpartID: String? = nil,
        at place: @autoclosure () -> CellPlace? = nil, _ words: @autoclosure () -> String? = nil
    ) {
        let trace = World.current.trace
        guard let sink = trace.sink else { return }
        sink(
            TraceEvent(
                event: kind, id: id, subject: object.map(TraceObject.init), key: key,
                counterpart: counterpart.map(TraceObject.init), counterpartID: counterpartID, place: place(),
                words: words(), load: trace.loads.last))
    }

    /// Runs the steps of a load, so that each event in it tells to which load it belongs. The number of objects is not
    /// evaluated without a sink.
    static func loading<Result, Failure: Error>(
        _ file: String, objects: @autoclosure () -> Int, owner: AnyObject?, _ steps: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let trace = World.current.trace
        guard trace.sink != nil else { return try steps() }
        trace.loadsSoFar += 1
        trace.loads.append(
            NibLoad(
                number: trace.loadsSoFar, file: file, objects: objects(), owner: owner.map(TraceObject.init),
                depth: trace.loads.count))
        defer { trace.loads.removeLast() }
        return try steps()
    }

    /// Tells the sinks, if there are any, that an object is about to tell its delegate something.
    ///
    /// - Parameters:
    ///   - method: The method of the delegate that is called.
    ///   - delegate: The delegate, or nil if there isn't one, if no object is called.
    ///   - sender: The object that calls it.
    public static func tell(_ method: @autoclosure () -> String, to delegate: AnyObject?, from sender: AnyObject) {
        emit(DelegateCall(method: method(), receiver: delegate.map { .delegate(TraceObject($0)) } ?? .nobody), sender)
    }

    /// Tells the sinks, if there are any, that an object is about to call a closure that it has in place of a delegate.
    ///
    /// - Parameters:
    ///   - closure: The name of the property with the closure.
    ///   - isThere: True if there is a delegate. Without one the call has no receiver.
    ///   - sender: The object that calls it.
    public static func call(_ closure: String, isThere: Bool, from sender: AnyObject) {
        emit(DelegateCall(method: closure, receiver: isThere ? .closure : .nobody), sender)
    }

    private static func emit(_ call: @autoclosure () -> DelegateCall, _ sender: AnyObject) {
        let trace = World.current.trace
        guard trace.sink != nil || trace.delegateSink != nil else { return }
        let call = call()
        emit(.delegate, sender, call.description)
        trace.delegateSink?(call)
    }

    /// Returns a short, repeatable name for an object: `UILabel #3`.
    public static func name(of object: AnyObject?) -> String {
        object.map { TraceObject($0).name } ?? "nil"
    }
}
