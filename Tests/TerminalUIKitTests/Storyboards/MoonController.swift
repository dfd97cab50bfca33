import TerminalUIKit

/// A controller whose outlets lead into its view.
final class MoonController: UIViewController {
    @Outlet var label: UILabel?
    @Outlet var distance: NSLayoutConstraint?
    private(set) var log: [String] = []

    override class var actions: [String: Action] { ["rise:": Action(MoonController.rise)] }

    func rise(_ sender: UIButton) {
        log.append("rise")
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        log.append("awakeFromNib, label \(label?.text ?? "nil")")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        log.append("viewDidLoad, label \(label?.text ?? "nil")")
    }

    /// The scene of such a controller.
    static let scene = """
        <viewController storyboardIdentifier="Moon" id="Mo0-00-001" \(Nib.custom(MoonController.self)) sceneMemberID="viewController">
        <layoutGuides><viewControllerLayoutGuide type="top" id="To0-00-001"/></layoutGuides>
        <view key="view" id="Vi0-00-001"><rect key="frame" x="0" y="0" width="320" height="460"/>
        <subviews>
        <label text="Moon" translatesAutoresizingMaskIntoConstraints="NO" id="La0-00-001"><rect key="frame" x="0" y="0" width="80" height="22"/></label>
        <button buttonType="system" id="Bu0-00-001"><rect key="frame" x="0" y="88" width="80" height="44"/><state key="normal" title="Rise"/>
        <connections><action selector="rise:" destination="Mo0-00-001" eventType="touchUpInside" id="a1"/></connections></button>
        </subviews>
        <constraints><constraint firstItem="La0-00-001" firstAttribute="top" secondItem="To0-00-001" secondAttribute="bottom" constant="44" id="Co0-00-001"/></constraints>
        </view>
        <connections><outlet property="label" destination="La0-00-001" id="o1"/><outlet property="distance" destination="Co0-00-001" id="o2"/></connections>
        </viewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="Fi0-00-001" sceneMemberID="firstResponder"/>
        """
}
