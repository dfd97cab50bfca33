/// One step of loading a nib, reusing a cell or showing a view controller.
public nonisolated struct TraceEvent: Hashable, Codable, Sendable {
    /// What kind of step it was.
    public enum Kind: String, Codable, Sendable, CaseIterable {
        /// A nib file was read.
        case load
        /// An object of a nib went through `init?(coder:)`.
        case decode
        /// `awakeAfter(using:)` put another object in the place of the decoded one.
        case awakeAfter
        /// An outlet or action was connected, or could not be.
        case connect
        /// A user defined runtime attribute was set.
        case attribute
        /// `awakeFromNib()` was sent.
        case awakeFromNib
        /// A table or grid was asked for a cell by identifier.
        case dequeue
        /// A cell nobody had seen before was put on screen.
        case create
        /// A cell came back from the reuse queue.
        case reuse
        /// A cell left the screen and went to the reuse queue, or was dropped.
        case queue
        /// A view controller reached a point of its view's life.
        case lifecycle
        /// A control sent an action, or a delegate was told.
        case action
    }

    /// What kind of step it was.
    public let event: Kind
    /// The object it happened to: its id in the nib, or its class and number.
    public let object: String
    /// The class of the object.
    public let `class`: String
    /// What was done.
    public let detail: String

    /// Makes an event.
    public init(event: Kind, object: String, class: String, detail: String) {
        self.event = event
        self.object = object
        self.class = `class`
        self.detail = detail
    }
}
