/// A controller with which a user shares items. Here, the user can copy them to the pasteboard, or cancel.
open class UIActivityViewController: UIAlertController {
    /// The closure to call when the user has chosen an activity or has canceled.
    open var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
    /// The activities to leave out. Copying is left out if it is among them.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    private let items: [Any]

    /// Creates a controller.
    /// - Parameters:
    ///   - activityItems: The items to share. Their texts are shown.
    ///   - applicationActivities: Activities of the app. Not shown.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems
        super.init(title: "Share", message: Self.text(of: activityItems), preferredStyle: .actionSheet)
    }

    /// Returns `nil`, because a nib has no activities.
    public required init?(coder: NSCoder) { nil }

    /// Adds the buttons.
    open override func loadView() {
        if excludedActivityTypes?.contains(.copyToPasteboard) != true {
            addAction(UIAlertAction(title: "Copy", style: .default) { [unowned self] _ in copyItems() })
        }
        addAction(
            UIAlertAction(title: "Cancel", style: .cancel) { [unowned self] _ in
                completionWithItemsHandler?(nil, false, nil, nil)
            })
        super.loadView()
    }

    private func copyItems() {
        UIPasteboard.general.strings = items.compactMap { $0 as? String ?? ($0 as? URL)?.absoluteString }
        UIPasteboard.general.images = items.compactMap { $0 as? UIImage }
        completionWithItemsHandler?(.copyToPasteboard, true, nil, nil)
    }

    private static func text(of items: [Any]) -> String {
        items.map { ($0 as? UIImage).map { $0.name ?? "an image" } ?? "\($0)" }.joined(separator: "\n")
    }
}

/// An activity of an app.
@preconcurrency @MainActor open class UIActivity: NSObject {
    /// The names of activities.
    public nonisolated struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// Copying.
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        /// Printing.
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        /// Sending mail.
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        /// Sending a message.
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        /// Saving an image.
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
        /// Sending to a device nearby.
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        /// Setting a picture of a contact.
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        /// Adding to the list of pages to read.
        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
        /// Posting to Facebook.
        public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
        /// Posting to Twitter.
        public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
        /// Posting to Weibo.
        public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
        /// Posting to Vimeo.
        public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
        /// Posting to Flickr.
        public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
    }
}
