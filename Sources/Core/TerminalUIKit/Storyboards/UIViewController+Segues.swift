extension UIViewController {
    func performSegue(named identifier: String, sender: Any?) {
        guard let template = scene?.segue(withIdentifier: identifier) else {
            UIKitException.invalidArgument(
                "Receiver (<\(Trace.name(of: self))>) has no segue with identifier '\(identifier)'"
            ).raise()
        }
        template.perform(from: self, sender: sender)
    }
}
