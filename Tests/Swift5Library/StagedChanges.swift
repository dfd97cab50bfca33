import TerminalUIKit

/// The changes from one list of sections to another, in stages that a table can make one after another.
public struct StagedChanges<Section> {
    /// One stage: the data it leads to, and what to tell.
    public struct Stage {
        /// The data afterwards.
        public var data: [Section]
        /// Sections that go, by their places before.
        public var deletedSections = IndexSet()
        /// Sections that come, by their places afterwards.
        public var insertedSections = IndexSet()
        /// Sections that go elsewhere.
        public var movedSections: [(from: Int, to: Int)] = []
        /// Rows that go elsewhere.
        public var moved: [(from: IndexPath, to: IndexPath)] = []

        /// Makes a stage that changes nothing.
        public init(_ data: [Section]) { self.data = data }

        /// The number of changes in the stage.
        public var count: Int {
            return deletedSections.count + insertedSections.count + movedSections.count + moved.count
        }
    }

    /// The stages in order.
    public var stages: [Stage]

    /// Makes changes of stages.
    public init(_ stages: [Stage]) { self.stages = stages }
}

extension UITableView {
    /// Makes changes stage by stage; all at once, and unseen, if there are too many or the table is nowhere.
    public func reload<Section>(
        using changes: StagedChanges<Section>, with animation: @autoclosure () -> RowAnimation,
        interrupt: ((StagedChanges<Section>.Stage) -> Bool)? = nil, setData: ([Section]) -> Void
    ) {
        if case .none = window, let data = changes.stages.last?.data {
            setData(data)
            return reloadData()
        }
        for stage in changes.stages {
            if let interrupt = interrupt, interrupt(stage), let data = changes.stages.last?.data {
                setData(data)
                return reloadData()
            }
            performBatchUpdates {
                setData(stage.data)
                deleteSections(stage.deletedSections, with: animation())
                insertSections(stage.insertedSections, with: animation())
                for (source, target) in stage.movedSections { moveSection(source, toSection: target) }
                for (source, target) in stage.moved { moveRow(at: source, to: target) }
            }
        }
    }
}
