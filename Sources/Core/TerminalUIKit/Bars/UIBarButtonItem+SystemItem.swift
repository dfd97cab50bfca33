extension UIBarButtonItem {
    /// The buttons and spaces every program can have.
    public nonisolated enum SystemItem: Int, CaseIterable, Sendable, NibEnum {
        /// Ends what a user does here, and keeps it.
        case done
        /// Ends what a user does here, and forgets it.
        case cancel
        /// Lets a user change what is shown.
        case edit
        /// Keeps what a user did.
        case save
        /// Makes something new.
        case add
        /// Takes all the room the others leave, shared with its like.
        case flexibleSpace
        /// Takes the room of its ``UIBarButtonItem/width``.
        case fixedSpace
        /// Writes something new.
        case compose
        /// Answers a message.
        case reply
        /// Offers what can be done.
        case action
        /// Puts things in order.
        case organize
        /// Shows bookmarks.
        case bookmarks
        /// Looks for something.
        case search
        /// Brings what is shown up to date.
        case refresh
        /// Stops what goes on.
        case stop
        /// Takes an image.
        case camera
        /// Throws something away.
        case trash
        /// Starts playing.
        case play
        /// Pauses playing.
        case pause
        /// Goes back in what is played.
        case rewind
        /// Goes forward in what is played.
        case fastForward
        /// Takes back what a user did last.
        case undo
        /// Does again what was taken back.
        case redo
        /// Turns a page's corner.
        case pageCurl
        /// Closes what is shown.
        case close

        /// Those that keep what a user did are drawn bold.
        var style: Style { self == .done || self == .save ? .done : .plain }

        /// The title of the button: UIKit's word, or a word in place of its picture. Nil for spaces.
        var title: String? {
            switch self {
            case .flexibleSpace, .fixedSpace: nil
            case .add: "+"
            case .fastForward: "Fast Forward"
            case .pageCurl: "Page Curl"
            default: "\(self)".capitalized
            }
        }
    }
}
