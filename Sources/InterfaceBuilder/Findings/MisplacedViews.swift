/// Views of which Interface Builder itself has noted that their constraints say something else, or too little.
enum MisplacedViews: IBRule {
    static let name = "misplaced"

    static func findings(in document: IBDocument) -> [IBFault] {
        document.allObjects.flatMap { object in
            let misplaced = "\(object.name) is misplaced: its constraints give it another frame than the file"
            let ambiguous = "\(object.name) is ambiguous: its constraints leave its frame open"
            return [("misplaced", misplaced), ("ambiguous", ambiguous)].compactMap { attribute, message in
                object.attributes[attribute] == "YES" ? finding(message, about: object, in: document) : nil
            }
        }
    }
}
