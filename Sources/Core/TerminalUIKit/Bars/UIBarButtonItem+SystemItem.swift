extension UIBarButtonItem {
    /// The buttons and spaces every program can have.
    public nonisolated enum SystemItem: Int, CaseIterable, Sendable, NibEnum {
        /// Ends the user's task, and keeps the changes.
        case done
        /// Ends the user's task, and discards the changes.
        case cancel
        /// Lets a user change the content.
        case edit
        /// Saves the changes.
        case save
        /// Makes something new.
        case add
        /// Takes the space that the others leave, in equal parts if there are several.
        case flexibleSpace
        /// Takes the space of its ``UIBarButtonItem/width``.
        case fixedSpace
        /// Writes something new.
        case compose
        /// Answers a message.
        case reply
        /// Offers a choice of actions.
        case action
        /// Puts things in order.
        case organize
        /// Shows bookmarks.
        case bookmarks
        /// Looks for something.
        case search
        /// Updates the content.
        case refresh
        /// Stops the current activity.
        case stop
        /// Takes an image.
        case camera
        /// Throws something away.
        case trash
        /// Starts playing.
        case play
        /// Pauses playing.
        case pause
        /// Goes back in a recording.
        case rewind
        /// Goes forward in a recording.
        case fastForward
        /// Undoes the last change.
        case undo
        /// Repeats the change that was undone.
        case redo
        /// Turns a page's corner.
        case pageCurl
        /// Closes the screen.
        case close

        /// The style of the button: bold for items that keep changes.
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
