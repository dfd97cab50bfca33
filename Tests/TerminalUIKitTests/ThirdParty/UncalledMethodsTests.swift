import TerminalUIKit
import Testing

/// On iOS a subclass may add an optional method to what its superclass declares. Here nobody calls it, so it is said.
@Suite("Methods that nobody calls")
struct UncalledMethodsTests {
    private let world = World()

    /// What is logged when an object becomes a table's delegate.
    private func log(_ delegate: any UITableViewDelegate) -> [String] {
        var lines: [String] = []
        world.log = { lines.append($0) }
        world.run { UITableView(frame: .zero, style: .plain).delegate = delegate }
        return lines
    }

    @Test("A delegate's method that only a subclass has is named, with what to do, once")
    func added() {
        // Given, When
        let first = log(SelectingMenu())
        let second = log(SelectingMenu())

        // Then
        #expect(
            first == [
                "SelectingMenu declares tableView(_:didSelectRowAt:), which nobody calls: PlainMenu is the "
                    + "UITableViewDelegate, and has no such method. Declare it there, and override it."
            ])
        #expect(second == [])
    }

    @Test("So is a private class's, whose name nothing tells but the program's file")
    func hidden() {
        #expect(log(HiddenMenu()).first?.hasPrefix("HiddenMenu declares tableView(_:didSelectRowAt:), which") == true)
    }

    @Test("A world that begins later is told as well")
    func otherWorld() {
        // Given
        let first = log(SelectingMenu())

        // When
        let second = UncalledMethodsTests().log(SelectingMenu())

        // Then
        #expect(first == second && first.count == 1)
    }

    @Test("What a superclass has is overridden and called: nothing is said")
    func overridden() {
        #expect(log(TallMenu()) == [])
    }

    @Test("A method that has another type than the protocol's is none of the protocol's: nothing is said")
    func otherType() {
        #expect(log(OtherMenu()) == [])
    }

    @Test("A controller of a table has all methods there are: whatever a subclass has overrides one")
    func tableController() {
        #expect(log(MenuController(style: .plain)) == [])
    }
}

class PlainMenu: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
}

final class SelectingMenu: PlainMenu {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

private final class HiddenMenu: PlainMenu {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

final class TallMenu: PlainMenu {
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 88 }
}

final class OtherMenu: PlainMenu {
    func tableView(_ tableView: UITableView, didSelectRowAt row: Int) {}
}

class MenuController: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
