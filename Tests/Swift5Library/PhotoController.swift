import TerminalUIKit

/// Shows a picture that two fingers zoom, and a double tap as well. It notes what happens to it.
open class PhotoController: UIViewController, UIScrollViewDelegate, UIGestureRecognizerDelegate {
    /// The scroll view of the photo.
    public let scrollView = UIScrollView()
    /// The picture.
    public let photo = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    /// The events, in order.
    public var log: [String] = []

    /// Prepares the view.
    open override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.delegate = self
        scrollView.maximumZoomScale = 4 * UIScreen.main.scale / 2
        scrollView.addSubview(photo)
        view.addSubview(scrollView)

        let twice = UITapGestureRecognizer(target: self, action: PhotoController.zoom)
        twice.numberOfTapsRequired = 2
        let press = UILongPressGestureRecognizer(target: self, action: PhotoController.choose)
        press.delegate = self
        press.require(toFail: twice)
        [twice, press].forEach { view.addGestureRecognizer($0) }
    }

    /// Notes why.
    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        let reason = isBeingPresented ? "presented" : isMovingToParent ? "pushed" : "again"
        log.append("appearing \(reason) at \(Int(view.bounds.height))")
    }

    /// Notes why.
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if isMovingFromParent || isBeingDismissed { log.append("leaving") }
    }

    private func zoom(_ recognizer: UITapGestureRecognizer) {
        UIView.animate(
            withDuration: 0.2, animations: { self.scrollView.zoomScale = self.scrollView.zoomScale > 1 ? 1 : 2 },
            completion: { _ in self.log.append("zoomed \(self.scrollView.zoomScale)") })
    }

    private func choose(_ recognizer: UILongPressGestureRecognizer) {
        if recognizer.state == .began { log.append("chosen on \(UIDevice.current.userInterfaceIdiom)") }
    }

    /// Not beside the picture.
    open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        return touch.view === photo && traitCollection.horizontalSizeClass == .compact
    }

    /// The picture.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { return photo }

    /// Notes the end.
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        log.append("ended at \(scale)")
    }
}
