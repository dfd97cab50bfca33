public import TerminalUIKit

/// The classes whose living objects a program's `stats` counts, their subclasses included.
public struct CountedClasses {
    /// Returns the number of objects of each class in a world. If it has cells, only they count.
    let living: (World) -> [(name: String, count: Int)]

    /// Returns the number of objects of these classes that were made in a world and are alive.
    public func count(in world: World) -> Int { living(world).reduce(0) { $0 + $1.count } }

    /// The names of the classes, as far as there are objects of them in a world.
    func names(in world: World) -> String {
        let counts = living(world)
        let alive = counts.filter { $0.count > 0 }
        return (alive.isEmpty ? Array(counts.prefix(1)) : alive).map(\.name).joined(separator: " or ")
    }

    /// Names the classes.
    public init<each Counted: UIResponder>(_ counted: repeat (each Counted).Type) {
        living = { world in
            var (cells, others): ([(name: String, count: Int)], [(name: String, count: Int)]) = ([], [])
            for counted in repeat each counted {
                let count = ("\(counted)", world.liveObjects.count(of: counted))
                // Swift searches the program for a class with a protocol, but not for one with a superclass.
                let isCell = counted is UITableViewCell.Type || counted is any ReusableCell.Type
                if isCell { cells.append(count) } else { others.append(count) }
            }
            return others.isEmpty || cells.contains { $0.count > 0 } ? cells : others
        }
    }
}
