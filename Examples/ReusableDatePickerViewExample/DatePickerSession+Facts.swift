import ExampleShell
import ReusableViews

extension DatePickerSession {
    /// The parents' dates, where the picker on the screen leads, and whom a picker told something last. What is not in
    /// front stands at the bottom, where the tabs are.
    var factsOfControllers: [PlaceFacts] {
        let ownership = Ownership(of: window)
        let front: UIViewController = picker ?? parent(tab)
        let top = front.view.convert(CGPoint.zero, to: window).y
        let bottom = window.bounds.height - tabs.tabBar.bounds.height
        let parents = Tab.allCases.map { tab in
            facts(of: tab, at: parent(tab) === front ? top : bottom, in: ownership)
        }
        let all = parents + (picker.map { [facts(of: $0, at: top, in: ownership)] } ?? []) + message(above: bottom)
        return all.sorted { $0.y < $1.y }
    }

    private func facts(
        of picker: ReusableDatePickerViewController, at y: CGFloat, in ownership: Ownership
    ) -> PlaceFacts {
        let links = ownership.properties(of: picker)
        let tellsSomebody = links.contains { $0.bond == .closure }
        let nobody =
            picker.delegate == nil ? [PlaceFacts.Fact("delegate →", "nobody", isBroken: !tellsSomebody)] : []
        return PlaceFacts(
            "picker", y: y, [.init("", way(of: picker)), .init("date", day(picker.date))] + nobody + links.map(fact))
    }

    private func facts(of tab: Tab, at y: CGFloat, in ownership: Ownership) -> PlaceFacts {
        let parent = parent(tab)
        let links = ownership.properties(of: parent)
        return PlaceFacts(tab.rawValue, y: y, [.init("", day(parent.date))] + links.map(fact))
    }

    /// What a property leads to.
    private func fact(_ link: Ownership) -> PlaceFacts.Fact {
        let isCircle = link.bond == .circle || link.children.contains { $0.bond == .circle }
        let end =
            link.controller.map { $0 is ReusableDatePickerViewController ? "a picker" : name(of: TraceObject($0)) }
            ?? "a closure"
        let bond = isCircle ? Ownership.Bond.circle : link.bond
        return .init("\(link.property ?? "") →", end + bond.remark, isBroken: isCircle)
    }

    private func message(above bottom: CGFloat) -> [PlaceFacts] {
        guard let (number, call) = lastDelegateCall else { return [] }
        let receiver =
            switch call.receiver {
            case .delegate(let object): name(of: object)
            case .closure: "a closure"
            case .nobody: "nobody"
            }
        // Its lines, and one that sets them apart.
        let y = bottom - 3 * TextLayout.lineHeight
        let facts = [PlaceFacts.Fact("", "→ \(receiver)", isBroken: call.receiver == .nobody), .init(call.method)]
        return [PlaceFacts("message \(number)", y: y, facts)]
    }

    /// What a controller is called here: a parent by its tab.
    private func name(of object: TraceObject) -> String {
        Tab.allCases.first { TraceObject(parent($0)) == object }?.rawValue ?? object.name
    }
}
