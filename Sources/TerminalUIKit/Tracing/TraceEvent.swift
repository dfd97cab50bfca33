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
        /// A new cell was put on screen.
        case create
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

    /// What kind of step it was.
    public let event: Kind
    /// The object it happened to: its id in the nib, or its class and number.
    public let object: String
    /// The class of the object.
    public let `class`: String
    /// What was done.
    public let detail: String

    // What follows is for those who compose a text; in JSON it would say the same twice.

    /// The object it happened to; nil if there was none.
    public let subject: TraceObject?
    /// What it was done by: the name of an outlet or action, an identifier, a method.
    public let key: String?
    /// The other object: what an outlet leads to, whom a message was sent to, the cell that was found.
    public let counterpart: TraceObject?
    /// The row or item, `row 3`.
    public let place: String?
    /// The load of a nib in which it happened.
    public let load: NibLoad?

    private enum CodingKeys: CodingKey {
        case event, object, `class`, detail
    }

    /// Makes an event.
    public init(
        event: Kind, object: String, class: String, detail: String, subject: TraceObject? = nil, key: String? = nil,
        counterpart: TraceObject? = nil, place: String? = nil, load: NibLoad? = nil
    ) {
        self.event = event
        self.object = object
        self.class = `class`
        self.detail = detail
        self.subject = subject
        self.key = key
        self.counterpart = counterpart
        self.place = place
        self.load = load
    }

    /// Reads an event that was written as JSON; of objects only what their names say is left.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            event: try values.decode(Kind.self, forKey: .event),
            object: try values.decode(String.self, forKey: .object),
            class: try values.decode(String.self, forKey: .class),
            detail: try values.decode(String.self, forKey: .detail))
    }
}
