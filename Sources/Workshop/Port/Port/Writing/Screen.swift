import InterfaceBuilder

/// A screen of an app, and the Swift code that makes it.
struct Screen: Equatable {
    let name: String
    let code: String

    /// Returns all screens: first the one with which the app begins, then the scenes of storyboards. Unless the first
    /// is given, the app's delegates or the main storyboard make it.
    @MainActor static func all(of project: XcodeProject, beginningWith first: String?) -> [Screen] {
        let main = project.mainStoryboard.map {
            "UIStoryboard(name: \($0.literal), bundle: nil).instantiateInitialViewController()"
        }
        let declarations = Declarations(project.sources)
        let launch = declarations.appDelegate.map { delegate in
            "launched(\(delegate)()\(declarations.sceneDelegate.map { ", scene: \($0)()" } ?? ""))"
                + (main.map { " { \($0) }" } ?? "")
        }
        var screens = (first ?? launch ?? main.map { $0 + "!" }).map { [Screen(name: "first", code: $0)] } ?? []
        for (name, document) in project.documents {
            for (index, scene) in document.scenes.enumerated() {
                guard let controller = scene.viewController, !controller.element.hasSuffix("Placeholder") else {
                    continue
                }
                let title = controller.customClass ?? controller.storyboardIdentifier ?? controller.element
                screens.append(
                    Screen(name: "\(name).\(index).\(title)", code: "scene(\(index), of: \(name.literal))"))
            }
        }
        return screens
    }
}
