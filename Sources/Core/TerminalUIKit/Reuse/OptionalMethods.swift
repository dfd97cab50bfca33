/// A cache of which optional methods a delegate has.
///
/// Swift doesn't tell whether a class has a method or its protocol's default. So the default tells when it is called.
final class OptionalMethods<Method: Equatable> {
    // Lists, because to look through a few methods takes less than to hash one.
    private var lacking: [Method] = []
    private var present: [Method] = []

    /// Notes that the delegate lacks a method, unless it has the method and calls its superclass. Called by defaults.
    func lack(_ method: Method) {
        if has(method) == nil { lacking.append(method) }
    }

    /// Returns a Boolean value that indicates whether the delegate has a method, or nil if it has not been asked.
    func has(_ method: Method) -> Bool? {
        lacking.contains(method) ? false : present.contains(method) ? true : nil
    }

    /// Asks a delegate, unless it is known to lack the method, or nil if it does.
    func answer<Answer>(of method: Method, _ ask: () -> Answer) -> Answer? {
        guard !lacking.contains(method) else { return nil }
        let answer = ask()
        guard !lacking.contains(method) else { return nil }
        if has(method) == nil { present.append(method) }
        return answer
    }

    /// Invalidates the cache, for another delegate.
    func forget() { (lacking, present) = ([], []) }
}
