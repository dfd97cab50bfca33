import ReusableViews

// Is the delegate of the card as well: of the presentation controller, which has the picker on the screen and sees the
// finger.
final class WatchedCardHomeViewController: CardHomeViewController, UIAdaptivePresentationControllerDelegate {
    override func makePicker() -> ReusableDatePickerViewController {
        let picker = super.makePicker()
        picker.presentationController?.delegate = self
        return picker
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        stopWaiting()
    }
}
