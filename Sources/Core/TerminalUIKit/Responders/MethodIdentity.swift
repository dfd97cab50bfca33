/// The identity of a method that code names as `MoonController.done`, by which two actions are compared.
///
/// Swift compares no functions. But a function is stored as the address of its code and a context. Each time the same
/// line names a method, both are the same. So a data source that configures a reused cell again and again adds one
/// method.
///
/// Two places that name one method can't be told from two methods. For each place, Swift 6.3 makes a closure that calls
/// the method: `-emit-sil` lists "implicit closure #1 in one()" and "implicit closure #1 in two()", also with `-O`. The
/// method's own address is only in the code of these closures. Key paths to methods (SE-0479) could be compared, but
/// release compilers don't accept them.
struct MethodIdentity: Equatable {
    /// The addresses of the code, of the context's type, and of what the context has captured first, or zero without a
    /// context. A debug build may put other code before a method, which passes on its arguments, and captures where it
    /// is.
    private let words: SIMD4<UInt>

    /// Identifies a method without parameters.
    init<Target: AnyObject>(_ method: @escaping (Target) -> @MainActor () -> Void) {
        self.init(in: Bare(method: method))
    }

    /// Identifies a method that takes the sender.
    init<Target: AnyObject, Sender>(_ method: @escaping (Target) -> @MainActor (Sender) -> Void) {
        self.init(in: WithSender(method: method))
    }

    /// Identifies a method that takes the sender and the event.
    init<Target: AnyObject, Sender>(_ method: @escaping (Target) -> @MainActor (Sender, UIEvent?) -> Void) {
        self.init(in: WithEvent(method: method))
    }

    // A function of a type that is not spelled out would be wrapped anew each time.
    private struct Bare<Target> { let method: (Target) -> @MainActor () -> Void }
    private struct WithSender<Target, Sender> { let method: (Target) -> @MainActor (Sender) -> Void }
    private struct WithEvent<Target, Sender> { let method: (Target) -> @MainActor (Sender, UIEvent?) -> Void }

    private init<Holder>(in holder: Holder) {
        words = withUnsafeBytes(of: holder) { bytes in
            let function = bytes.bindMemory(to: UInt.self)
            guard let context = UnsafePointer<UInt>(bitPattern: function[1]) else { return [function[0], 0, 0, 0] }
            // An object: its type, its reference count, then what it has captured.
            return [function[0], context[0], context[2], context[3]]
        }
    }
}
