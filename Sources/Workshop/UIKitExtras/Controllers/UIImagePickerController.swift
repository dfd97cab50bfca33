/// A controller in which a user chooses a picture. Here, it has only a gray square, and no camera.
open class UIImagePickerController: UINavigationController {
    /// The places that pictures come from.
    public nonisolated enum SourceType: Int, Sendable {
        /// The library.
        case photoLibrary
        /// The camera.
        case camera
        /// The album of saved pictures.
        case savedPhotosAlbum
    }

    /// The keys of a choice.
    public nonisolated struct InfoKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The picture.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The picture as the user has cropped it.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The kind of the file. Never set here.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The address of the file. Never set here.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    }

    /// The place that pictures come from. Stored without effect.
    open var sourceType = SourceType.photoLibrary
    /// A Boolean value that determines whether the user may crop the picture. Stored without effect.
    open var allowsEditing = false
    /// The kinds of files to choose from. Stored without effect.
    open var mediaTypes = ["public.image"]

    /// Returns a Boolean value that indicates whether there are pictures of a place: not of the camera.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

    private var chooser: (any UIImagePickerControllerDelegate)? { delegate as? any UIImagePickerControllerDelegate }

    /// Shows the picture to choose.
    open override func viewDidLoad() {
        super.viewDidLoad()
        let photos = UIViewController()
        photos.title = "Photos"
        photos.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [unowned self] _ in chooser?.imagePickerControllerDidCancel(self) })
        let image = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 80)).image { context in
            UIColor.gray.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 80, height: 80))
        }
        let button = UIButton(
            type: .system,
            primaryAction: UIAction(title: "Gray Square") { [unowned self] _ in
                chooser?.imagePickerController(
                    self, didFinishPickingMediaWithInfo: [.originalImage: image, .editedImage: image])
            })
        button.frame = CGRect(x: 20, y: 80, width: 160, height: 40)
        photos.view.addSubview(button)
        setViewControllers([photos], animated: false)
    }
}

/// The methods that an image picker calls on its delegate.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: AnyObject {
    /// Tells the delegate that the user has chosen a picture.
    func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// Tells the delegate that the user has canceled.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    /// Does nothing by default.
    public func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
    /// Dismisses the picker.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        picker.dismiss(animated: true)
    }
}
