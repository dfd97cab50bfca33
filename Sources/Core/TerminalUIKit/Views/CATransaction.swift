/// Changes of layers that belong together. All are made at once; what waits for their end is called at the commit.
@preconcurrency @MainActor public final class CATransaction: NSObject {
    private static var completions: [(() -> Void)?] = []

    /// Begins a group of changes.
    public class func begin() { completions.append(nil) }
    /// Ends the group that was begun last.
    public class func commit() { (completions.popLast() ?? nil)?() }
    /// Says what is called when the group that was begun last ends; outside a group it is called at once.
    public class func setCompletionBlock(_ block: (() -> Void)?) {
        if completions.isEmpty { block?() } else { completions[completions.count - 1] = block }
    }
    /// Does nothing: nothing is animated.
    public class func setDisableActions(_ flag: Bool) {}
    /// Does nothing: nothing takes time.
    public class func setAnimationDuration(_ duration: TimeInterval) {}
}
