extension UIViewController {
    func performSegue(named identifier: String, sender: Any?) {
        guard let template = scene?.segue(withIdentifier: identifier) else {
            let exception = UIKitException.invalidArgument(
                "Receiver (<\(Trace.name(of: self))>) has no segue with identifier '\(identifier)'")
            return UIKitException.raising { throw scene?.error(noSegue: identifier, exception) ?? exception }
        }
        template.perform(from: self, sender: sender)
    }
}
