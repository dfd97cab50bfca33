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

        /// The picture of the button, where there is room for it: the symbol most like UIKit's. Nil for an item with a
        /// word, and for spaces.
        var image: UIImage? {
            let name: String? =
                switch self {
                case .add: "plus"
                case .compose: "square.and.pencil"
                case .reply: "arrow.uturn.backward"
                case .action: "square.and.arrow.up"
                case .organize: "folder"
                case .bookmarks: "book"
                case .search: "magnifyingglass"
                case .refresh: "arrow.clockwise"
                case .stop, .close: "xmark"
                case .camera: "camera"
                case .trash: "trash"
                case .play: "play.fill"
                case .pause: "pause.fill"
                case .rewind: "backward"
                case .fastForward: "forward"
                case .done, .cancel, .edit, .save, .flexibleSpace, .fixedSpace, .undo, .redo, .pageCurl: nil
                }
            return name.flatMap(UIImage.init(systemName:))
        }

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
