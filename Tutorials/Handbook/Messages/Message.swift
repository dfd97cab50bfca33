/// A message that iOS writes about nibs, lists or screens: what it means, and its likely causes.
///
/// The handbook's page of messages has a section for each.
public struct Message: Sendable {
    /// A likely cause of a message.
    public struct Cause: Sendable {
        /// The sentences that tell it from the other causes, and what to do in Xcode, as Markdown.
        public let text: String
        /// The sentences without the condition that names the ``signs``.
        public let advice: String
        /// The pieces of text or stack that show it, or empty if a text alone can't.
        public let signs: [String]
        /// The names of the rules of `nib lint` that find it.
        public let rules: [String]
    }

    /// The title of the section, in the words that people search for.
    public let title: String
    /// The heading that it is listed under.
    public let heading: String
    /// The message in old and new words. Names in braces stand for what differs: `for the key {key}`.
    public let wordings: [String]
    /// The methods in a stack when iOS writes it, innermost first, for each way to it, or empty if a stack doesn't show
    /// it.
    public let stacks: [[String]]
    /// The meaning of the message, as Markdown.
    public let meaning: String
    /// The likely causes, the likeliest first.
    public let causes: [Cause]
    /// The commands, chapters and rules that show it here, as Markdown.
    public let shown: String
    /// The public reports that the words come from, as Markdown with links.
    public let source: String
}
