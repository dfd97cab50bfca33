internal import Foundation
internal import InterfaceBuilder
internal import NibChecking
internal import PlainText

enum UnknownScenes: IBRule, SourceRule {
    static let name = "unknown-scene"
    static let page = """
        Scenes that code asks for by an identifier that the storyboard doesn't have.

        ```swift
        storyboard?.instantiateViewController(withIdentifier: "DishController")
        ```

        iOS raises "Storyboard (<UIStoryboard: 0x…>) doesn't contain a view controller with identifier \
        'DishController'", and the app ends. If the code doesn't name the storyboard in the same line, any storyboard \
        may have the scene. The rule applies only to folders. If the folder uses libraries without sources, this is a \
        warning.
        """

    static func findings(in folder: URL, of project: Project) -> [IBFault] {
        let storyboards = project.nibs.nibs.filter { $0.url.pathExtension == "storyboard" }
        return findings(in: folder, of: project) { call in
            // UIKit calls this method of a library with a scene that it has shown before.
            guard case .scene(let place) = call.kind, let name = project.contents.sources.text(call.value, in: call),
                !call.member.hasPrefix("viewControllerWithRestorationIdentifierPath")
            else { return nil }
            let known = place.flatMap { project.contents.sources.text($0, in: call) }
            let asked = known.map(project.nibs.storyboards) ?? storyboards
            // The rule for storyboards reports one that isn't there.
            guard !asked.isEmpty, asked.allSatisfy(\.isRead), !asked.contains(where: { $0.scenes.contains(name) })
            else { return nil }
            let whole = known.map { "the storyboard \($0) has no scene" } ?? "no storyboard has the scene"
            let nearest = nearestName(to: name, among: asked.flatMap { $0.scenes.sorted() })
            let other = storyboards.first { $0.scenes.contains(name) }
            return ("\(whole) `\(name)`" + (other.map { ", but \($0.name) has" } ?? ""), other == nil ? nearest : nil)
        }
    }
}
