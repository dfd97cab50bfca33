/// A short tremble of the phone. Nothing trembles here.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
    /// Does nothing.
    open func prepare() {}
}

/// A tremble as if two things had met.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The strengths of a tremble.
    public nonisolated enum FeedbackStyle: Int, Sendable {
        /// In UIKit's order.
        case light, medium, heavy, soft, rigid
    }

    /// Creates a generator. The strength has no effect.
    public convenience init(style: FeedbackStyle) { self.init() }
    /// Does nothing.
    open func impactOccurred() {}
}

/// A tremble that says how something ended.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The ends.
    public nonisolated enum FeedbackType: Int, Sendable {
        /// In UIKit's order.
        case success, warning, error
    }

    /// Does nothing.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A tremble that says that the selection has changed.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Does nothing.
    open func selectionChanged() {}
}
