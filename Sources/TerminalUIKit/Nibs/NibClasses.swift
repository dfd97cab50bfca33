import InterfaceBuilder

/// Finds the class that an object of a nib is to be made of.
struct NibClasses {
    /// Modules to look in for a custom class whose module the nib does not name.
    let modules: [String]

    /// The classes behind Interface Builder's element names.
    static let builtIn: [String: any NSCoding.Type] = [
        "view": UIView.self,
        "window": UIWindow.self,
        "label": UILabel.self,
        "imageView": UIImageView.self,
        "scrollView": UIScrollView.self,
        "tableView": UITableView.self,
        "tableViewCell": UITableViewCell.self,
        "tableViewCellContentView": UIView.self,
        "control": UIControl.self,
        "button": UIButton.self,
        "switch": UISwitch.self,
        "slider": UISlider.self,
        "stepper": UIStepper.self,
        "segmentedControl": UISegmentedControl.self,
        "segment": Segment.self,
        "datePicker": UIDatePicker.self,
        "pageControl": UIPageControl.self,
        "progressView": UIProgressView.self,
        "activityIndicatorView": UIActivityIndicatorView.self,
        "textField": UITextField.self,
        "textView": UITextView.self,
        "navigationBar": UINavigationBar.self,
        "navigationItem": UINavigationItem.self,
        "barButtonItem": UIBarButtonItem.self,
        "toolbar": UIToolbar.self,
        "tabBar": UITabBar.self,
        "tabBarItem": UITabBarItem.self,
        "viewController": UIViewController.self,
        "collectionView": UICollectionView.self,
        "collectionViewCell": UICollectionViewCell.self,
        "collectionViewCellContentView": UIView.self,
        "collectionReusableView": UICollectionReusableView.self,
        "collectionViewFlowLayout": UICollectionViewFlowLayout.self,
        "collectionViewController": UICollectionViewController.self,
        "tableViewSection": StaticTableSection.self,
        "tableViewController": UITableViewController.self,
        "navigationController": UINavigationController.self,
        "tabBarController": UITabBarController.self,
    ]

    /// What an object is to be made of.
    enum Answer {
        /// Of this class.
        case found(any NSCoding.Type)
        /// The custom class is not in the program: of the element's class, after saying so.
        case unknownClass(String, instead: any NSCoding.Type)
        /// Interface Builder's element has no class here; a plain view keeps its place.
        case unknownElement(instead: any NSCoding.Type)
        /// The element has no class here, and is no view either: it is left out.
        case leftOut
    }

    func answer(for object: IBObject) -> Answer {
        let base = Self.builtIn[object.element]
        if let name = object.customClass {
            if let type = customClass(name, module: object.customModule) { return .found(type) }
            return .unknownClass(name, instead: base ?? UIView.self)
        }
        if let base { return .found(base) }
        return object.properties["frame"] != nil ? .unknownElement(instead: UIView.self) : .leftOut
    }

    private func customClass(_ name: String, module: String?) -> (any NSCoding.Type)? {
        // The module's name in Xcode has underscores where the product's has hyphens; ours are the same.
        let candidates = (module.map { [$0] } ?? []) + modules + ["TerminalUIKit"]
        return candidates.lazy.compactMap { NSClassFromString("\($0).\(name)") as? any NSCoding.Type }.first
    }
}
