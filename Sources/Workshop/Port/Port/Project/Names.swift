/// The tables of names that differ between Xcode and here.
enum Names {
    /// Modules that `UIKitExtras` and the stubs of a package stand for, `UIKit` first.
    static let uiKit = [
        "UIKit", "QuartzCore", "CoreGraphics", "CoreFoundation", "CoreText", "WebKit", "MapKit",
        "CoreLocation", "AVFoundation", "AudioToolbox", "UserNotifications", "os",
    ]

    /// Modules that are here under their own names: Swift's, and this project's.
    static let modules: Set<String> = [
        "Swift", "Foundation", "FoundationNetworking", "Dispatch", "Synchronization", "TerminalUIKit", "AQGridView",
        "ArgumentParser", "Canvases", "ExampleShell", "Handbook", "InterfaceBuilder", "PlainText", "REPL",
        "ReusableViews", "Teaching", "UIKitExtras",
    ]

    /// Attributes that only Objective-C, Interface Builder or an app's start read.
    static let attributes: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBAction", "IBSegueAction", "IBDesignable", "IBInspectable",
        "UIApplicationMain", "NSApplicationMain", "main", "NSManaged",
    ]

    /// Initializers by which a list makes its cells, and the classes that have them. Here each is `required`.
    static let cellInitializers: [String: Set<String>] = [
        "style:reuseIdentifier:": ["UITableViewCell"],
        "reuseIdentifier:": ["UITableViewHeaderFooterView"],
        "frame:": ["UICollectionReusableView", "UICollectionViewCell"],
    ]

    /// The beginnings of methods that a protocol of UIKit declares, and a class need not have.
    static let delegateMethods = [
        "collectionView", "gestureRecognizer", "navigationController", "numberOfSections", "pickerView", "scrollView",
        "searchBar", "tabBarController", "tableView", "textField", "textView",
    ]

    /// Names of before Swift 4.2, and those of since.
    static let types = [
        "NSBackgroundColorAttributeName": "NSAttributedString.Key.backgroundColor",
        "NSFontAttributeName": "NSAttributedString.Key.font",
        "NSForegroundColorAttributeName": "NSAttributedString.Key.foregroundColor",
        "UIKeyboardAnimationDurationUserInfoKey": "UIResponder.keyboardAnimationDurationUserInfoKey",
        "UIKeyboardFrameEndUserInfoKey": "UIResponder.keyboardFrameEndUserInfoKey",
        "NSAttributedStringKey": "NSAttributedString.Key", "NSLayoutAttribute": "NSLayoutConstraint.Attribute",
        "NSLayoutFormatOptions": "NSLayoutConstraint.FormatOptions",
        "NSLayoutRelation": "NSLayoutConstraint.Relation",
        "UIAlertActionStyle": "UIAlertAction.Style", "UIAlertControllerStyle": "UIAlertController.Style",
        "UICollectionElementCategory": "UICollectionView.ElementCategory",
        "UIActivityIndicatorViewStyle": "UIActivityIndicatorView.Style",
        "UIApplicationLaunchOptionsKey": "UIApplication.LaunchOptionsKey",
        "UIBarButtonItemStyle": "UIBarButtonItem.Style", "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem",
        "UIButtonType": "UIButton.ButtonType",
        "UICollectionElementKindSectionFooter":
            "UICollectionView.elementKindSectionFooter",
        "UICollectionElementKindSectionHeader": "UICollectionView.elementKindSectionHeader",
        "UICollectionViewScrollDirection": "UICollectionView.ScrollDirection",
        "UICollectionViewScrollPosition": "UICollectionView.ScrollPosition",
        "UIControlEvents": "UIControl.Event", "UIControlState": "UIControl.State",
        "UIGestureRecognizerState": "UIGestureRecognizer.State",
        "UISwipeGestureRecognizerDirection": "UISwipeGestureRecognizer.Direction",
        "UITableViewAutomaticDimension": "UITableView.automaticDimension",
        "UITableViewCellAccessoryType": "UITableViewCell.AccessoryType",
        "UITableViewCellEditingStyle": "UITableViewCell.EditingStyle",
        "UITableViewCellSelectionStyle": "UITableViewCell.SelectionStyle",
        "UITableViewCellStyle": "UITableViewCell.CellStyle",
        "UITableViewRowActionStyle": "UITableViewRowAction.Style",
        "UITableViewRowAnimation": "UITableView.RowAnimation",
        "UITableViewScrollPosition": "UITableView.ScrollPosition", "UITableViewStyle": "UITableView.Style",
        "UIViewAnimationOptions": "UIView.AnimationOptions", "UIViewAutoresizing": "UIView.AutoresizingMask",
        "UIViewContentMode": "UIView.ContentMode",
    ]

    /// The protocols that objects of a nib require of their outlets' values.
    static let delegates = [
        "collectionView.delegate": "UICollectionViewDelegate", "pickerView.delegate": "UIPickerViewDelegate",
        "scrollView.delegate": "UIScrollViewDelegate", "searchBar.delegate": "UISearchBarDelegate",
        "tableView.delegate": "UITableViewDelegate", "textField.delegate": "UITextFieldDelegate",
        "textView.delegate": "UITextViewDelegate",
    ]

    /// The names that exist only here, not in Xcode.
    static let added: Set<String> = [
        "AQGridView", "Action", "Inspectable", "Log", "NibEdit", "NibError", "NibHook", "NibOwnerLoadable",
        "NibTableViewCell", "Trace", "UIKitException", "ViewFactory", "World",
    ]
}
