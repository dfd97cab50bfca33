/// One step of loading a nib, reusing a cell or showing a view controller.
///
/// The event has parts only. Its readers make a sentence of them.
public nonisolated struct TraceEvent: Hashable, Sendable {
    /// The kinds of steps.
    public enum Kind: String, Sendable, CaseIterable {
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
        /// A new cell was put on screen.
        case make
        /// A cell was taken from the reuse queue.
        case reuse
        /// A reused cell was put on screen.
        case show
        /// A cell left the screen and went to the reuse queue, or was dropped.
        case queue
        /// A view controller reached a point of its view's life.
        case lifecycle
        /// A control sent an action.
        case action
        /// An object told its delegate something, or called a closure that it has in place of one.
        case delegate
    }

    /// The kind of the step.
    public let event: Kind
    /// The name of the object it happened to, if it isn't its class and number.
    let id: String?
    /// The object it happened to, or nil if there wasn't one.
    public let subject: TraceObject?
    /// The key of the step: the name of an outlet or action, an identifier, a method.
    public let key: String?
    /// The other object: the target of an outlet, or the receiver of a message.
    public let counterpart: TraceObject?
    /// The other object's id in the nib.
    public let counterpartID: String?
    /// The row or item.
    public let place: CellPlace?
    /// The rest of the step: a value, an event, or the reason why there was no effect.
    public let words: String?
    /// The load of a nib in which it happened.
    public let load: NibLoad?

    /// The object it happened to: its id in the nib, or its class and number.
    public var object: String { id ?? subject?.name ?? "nil" }

    /// The class of the object, or empty if there wasn't one.
    public var `class`: String { subject?.className ?? "" }
}
