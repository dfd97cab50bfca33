import TerminalUIKit

/// A controller that takes part in segues, as apps with storyboards have them.
class SeguedController: UIViewController {
    let calls = Calls()

    override func performSegue(withIdentifier identifier: String, sender: Any?) {
        calls.note()
        super.performSegue(withIdentifier: identifier, sender: sender)
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { false }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        calls.note()
    }

    override func canPerformUnwindSegueAction(
        _ action: String, from fromViewController: UIViewController, sender: Any?
    ) -> Bool { false }
}
