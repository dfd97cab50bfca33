import InterfaceBuilder

/// A screen of an app, and what makes it in Swift.
struct Screen: Equatable {
    /// Its name, for who asks for it.
    let name: String
    /// What makes it.
    let code: String

    /// All that are to be found, the one that the app begins with first: in code, then the scenes of storyboards.
    ///
    /// - Parameter first: What makes the first; nil to look for it.
    @MainActor static func all(of project: XcodeProject, beginningWith first: String?) -> [Screen] {
        var screens: [Screen] = []
        if let first {
            screens.append(Screen(name: "first", code: first))
        } else if let main = project.mainStoryboard {
            let code = "UIStoryboard(name: \(main.literal), bundle: nil).instantiateInitialViewController()!"
            screens.append(Screen(name: "first", code: code))
        } else if let code = RootScreen(in: project.sources).code {
            screens.append(Screen(name: "first", code: code))
        }
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
