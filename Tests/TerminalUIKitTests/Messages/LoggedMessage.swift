import TerminalUIKit
import Testing

/// A mistake that iOS logs and goes on after, and the title of the section that explains it.
nonisolated struct LoggedMessage: Sendable, CustomTestStringConvertible {
    let title: String
    /// The name of a value in the message, and the value.
    let value: (name: String, value: String)?
    /// Makes the mistake.
    let mistake: @MainActor () -> Void

    var testDescription: String { title }

    static let all = [
        LoggedMessage(title: "Unknown class in Interface Builder file", value: ("class", "GoneView")) {
            _ = Nib.make(#"<view customClass="GoneView" id="v1"/>"#).instantiate(withOwner: nil)
        },
        LoggedMessage(title: "Could not load the image referenced from a nib", value: ("image", "crater")) {
            _ = Nib.make(#"<imageView image="crater" id="v1"/>"#).instantiate(withOwner: nil)
        },
        LoggedMessage(title: "Failed to set user defined inspected property", value: ("key", "totalStars")) {
            _ =
                Nib.make(
                    """
                    <view id="v1"><userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="number" keyPath="totalStars"><integer key="value" value="5"/>
                    </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
                    """
                ).instantiate(withOwner: nil)
        },
        LoggedMessage(title: "Unable to simultaneously satisfy constraints", value: nil) {
            let (outer, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView(frame: .zero))
            view.translatesAutoresizingMaskIntoConstraints = false
            outer.addSubview(view)
            for width: CGFloat in [50, 100] { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
            outer.layoutIfNeeded()
        },
        LoggedMessage(title: "Constraints suggest a height of zero", value: nil) {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            let view = UIView(frame: .zero)
            view.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(view)
            view.topAnchor.constraint(equalTo: cell.contentView.topAnchor).isActive = true
            view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor).isActive = true
            _ = cell.systemLayoutSizeFitting(
                CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
        },
        LoggedMessage(title: "The view is not in the window hierarchy", value: ("class", "UIViewController")) {
            UIViewController().present(UIViewController(), animated: false)
        },
        LoggedMessage(title: "The controller is already presenting", value: ("class", "UIViewController")) {
            let (window, first) = (UIWindow(frame: UIScreen.main.bounds), UIViewController())
            window.rootViewController = first
            window.makeKeyAndVisible()
            for _ in 1...2 { first.present(UIViewController(), animated: false) }
        },
    ]
}
