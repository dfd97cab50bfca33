extension UIView {
    func attach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view !== self else { return }
        recognizer.view?.removeGestureRecognizer(recognizer)
        recognizer.view = self
        recognizers.append(recognizer)
    }

    func detach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self else { return }
        recognizer.view = nil
        recognizers.removeAll { $0 === recognizer }
    }

    func replaceRecognizers(with new: [UIGestureRecognizer]) {
        recognizers.forEach(removeGestureRecognizer)
        new.forEach(addGestureRecognizer)
    }

    /// Performs a gesture, for the recognizers of the view and of its superviews. Not in UIKit.
    ///
    /// The nearest that notices the gesture recognizes it, and others if a delegate lets them. A control keeps its taps
    /// to itself. The touched view receives the touch, which a recognizer then cancels or which ends.
    ///
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - point: The place in the view's own coordinates, or nil for its middle.
    /// - Returns: `true` if the view no longer gets the touch, because a recognizer that cancels it has recognized it.
    @discardableResult
    public func perform(_ gesture: UIGestureRecognizer.Gesture, at point: CGPoint? = nil) -> Bool {
        let point = point ?? CGPoint(x: bounds.midX, y: bounds.midY)
        guard let touched = hitTest(point, with: nil) else { return false }
        let place = convert(point, to: nil)
        let touch = UITouch(on: touched, at: place, tapCount: gesture.tapCount)
        let event = UIEvent()
        event.allTouches = [touch]
        let noticing = touched.recognizers(noticing: gesture, touch)
        touched.touchesBegan([touch], with: event)
        var recognized: [UIGestureRecognizer] = []
        for recognizer in noticing {
            recognizer.location = place
            guard recognized.allSatisfy(recognizer.mayRecognize(beside:)),
                recognizer.view?.gestureRecognizerShouldBegin(recognizer) ?? true,
                recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
            else { continue }
            recognized.append(recognizer)
        }
        for recognizer in recognized { recognizer.recognize(gesture, at: place) }
        // "If a gesture recognizer recognizes its gesture … the window cancels the previously delivered touches" (Event
        // Handling Guide for iOS, Regulating the Delivery of Touches to Views).
        guard recognized.contains(where: \.cancelsTouchesInView) else {
            touched.touchesEnded([touch], with: event)
            return false
        }
        touched.touchesCancelled([touch], with: event)
        return true
    }

    /// The recognizers that notice gestures on the view, the nearest first. Those that wait for others last.
    private func recognizers(
        noticing gesture: UIGestureRecognizer.Gesture, _ touch: UITouch
    ) -> [UIGestureRecognizer] {
        let all = reachOfGesture(gesture).flatMap(\.recognizers).filter { recognizer in
            recognizer.isEnabled && recognizer.notices(gesture)
                && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
        }
        guard all.count > 1 else { return all }
        let waiting = all.filter { recognizer in all.contains { recognizer.waits(for: $0) } }
        return all.filter { !waiting.contains($0) } + waiting
    }

    /// The views whose recognizers notice gestures on this view, from the inside out.
    private func reachOfGesture(_ gesture: UIGestureRecognizer.Gesture) -> [UIView] {
        let views = Array(ancestors)
        guard gesture == .tap(), let control = views.firstIndex(where: { $0 is UIControl }) else { return views }
        return Array(views[...control])
    }

    /// A Boolean value that indicates whether a tap on the view does something because a recognizer waits for one.
    var takesTap: Bool { hasRecognizer(of: .tap()) }

    /// Returns a Boolean value that indicates whether a recognizer of the view itself waits for a gesture.
    package func hasRecognizer(of gesture: UIGestureRecognizer.Gesture) -> Bool {
        recognizers.contains { $0.isEnabled && $0.notices(gesture) }
    }
}

extension UIGestureRecognizer {
    /// Returns a Boolean value that indicates whether this recognizer counts only if another doesn't.
    fileprivate func waits(for other: UIGestureRecognizer) -> Bool {
        guard other !== self else { return false }
        return requiredToFail.contains(ObjectIdentifier(other))
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
    }

    /// Returns a Boolean value that indicates whether this recognizer and another may both recognize the same gesture.
    fileprivate func mayRecognize(beside other: UIGestureRecognizer) -> Bool {
        guard !waits(for: other) else { return false }
        return delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
    }
}

extension UIGestureRecognizer.Gesture {
    fileprivate var tapCount: Int {
        if case .tap(let count) = self { count } else { 0 }
    }
}
