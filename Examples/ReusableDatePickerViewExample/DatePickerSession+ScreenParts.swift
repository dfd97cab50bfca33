import ExampleShell
import ReusableViews

extension DatePickerSession {
    /// The parents' dates, the place of the picker on the screen, and the controller that a picker called last. The
    /// place that isn't in front is at the bottom, with the tabs.
    var statesOfControllers: [ScreenPart] {
        let ownership = Ownership(of: window)
        let front: UIViewController = picker ?? parent(tab)
        let top = front.view.convert(CGPoint.zero, to: window).y
        let bottom = window.bounds.height - tabs.tabBar.bounds.height
        let parents = Tab.allCases.map { tab in
            state(of: tab, at: parent(tab) === front ? top : bottom, in: ownership)
        }
        let all = parents + (picker.map { [state(of: $0, at: top, in: ownership)] } ?? []) + message(above: bottom)
        return all.sorted { $0.y < $1.y }
    }

    private func state(
        of picker: ReusableDatePickerViewController, at y: CGFloat, in ownership: Ownership
    ) -> ScreenPart {
        let links = ownership.properties(of: picker)
        let tellsSomebody = links.contains { $0.bond == .closure }
        let nobody =
            picker.delegate == nil ? [ScreenPart.Property("delegate →", "nil", isBroken: !tellsSomebody)] : []
        return ScreenPart(
            "picker", y: y,
            [.init("", way(of: picker)), .init("date", day(picker.date))] + nobody + links.map(property))
    }

    private func state(of tab: Tab, at y: CGFloat, in ownership: Ownership) -> ScreenPart {
        let parent = parent(tab)
        let links = ownership.properties(of: parent)
        return ScreenPart(tab.rawValue, y: y, [.init("", day(parent.date))] + links.map(property))
    }

    /// Returns the object to which a property leads.
    private func property(_ link: Ownership) -> ScreenPart.Property {
        let isCycle = link.bond == .cycle || link.children.contains { $0.bond == .cycle }
        let end =
            link.controller.map { $0 is ReusableDatePickerViewController ? "a picker" : name(of: TraceObject($0)) }
            ?? "a closure"
        let bond = isCycle ? Ownership.Bond.cycle : link.bond
        return .init("\(link.property ?? "") →", end + bond.remark, isBroken: isCycle)
    }

    private func message(above bottom: CGFloat) -> [ScreenPart] {
        guard let (number, call) = recorder.lastDelegateCall else { return [] }
        let receiver =
            switch call.receiver {
            case .delegate(let object): name(of: object)
            case .closure: "a closure"
            case .nobody: "nil"
            }
        // Its lines, and one that sets them apart.
        let y = bottom - 3 * TextLayout.lineHeight
        let properties = [
            ScreenPart.Property("", "→ \(receiver)", isBroken: call.receiver == .nobody), .init(call.method),
        ]
        return [ScreenPart("message \(number)", y: y, properties)]
    }

    /// Returns the name of a controller. A parent has the name of its tab.
    private func name(of object: TraceObject) -> String {
        Tab.allCases.first { TraceObject(parent($0)) == object }?.rawValue ?? object.name
    }
}
