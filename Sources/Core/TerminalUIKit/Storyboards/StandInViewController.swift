/// Stands where a storyboard has a controller of an element that has no class here, a hosting controller say.
final class StandInViewController: UIViewController {
    /// The name of the element, `hostingController`.
    private let element: String

    required init?(coder: NSCoder) {
        element = coder.decodeObjectIfPresent(forKey: NibValues.elementKey) as? String ?? ""
        super.init(coder: coder)
    }

    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(element, forKey: NibValues.elementKey)
    }

    /// Makes the view that the storyboard has for the controller, or a frame with the element's name if it doesn't have
    /// one.
    override func loadView() {
        super.loadView()
        guard let view = viewIfLoaded, view.subviews.isEmpty else { return }
        let standIn = StandInView(element: element, frame: view.bounds)
        standIn.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(standIn)
    }
}
