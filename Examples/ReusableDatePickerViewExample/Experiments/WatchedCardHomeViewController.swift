import ReusableViews

// Also the delegate of the card, which is its presentation controller. That has the picker on the screen and handles
// the pull.
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
