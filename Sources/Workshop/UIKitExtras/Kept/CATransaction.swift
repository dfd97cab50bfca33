/// A group of changes of layers. The changes are made at once, so a group ends when it is committed.
@preconcurrency @MainActor open class CATransaction: NSObject {
    private struct Groups {
        /// The functions to call at the ends of the groups, from the outside in.
        var completions: [(() -> Void)?] = []
    }

    private static var groups: Groups {
        get { World.current[Groups.self] ?? Groups() }
        set { World.current[Groups.self] = newValue }
    }

    /// Begins a group inside of the current one.
    open class func begin() { groups.completions.append(nil) }
    /// Ends the current group, and calls its completion.
    open class func commit() { groups.completions.popLast()??() }
    /// Sets the function that the end of the current group calls. Without a group, it is called at once.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        if let last = groups.completions.indices.last { groups.completions[last] = block } else { block?() }
    }
    /// Sets the seconds that the changes take. Without effect.
    open class func setAnimationDuration(_ duration: TimeInterval) {}
    /// Sets whether the changes are made without animations. Without effect.
    open class func setDisableActions(_ flag: Bool) {}
}
