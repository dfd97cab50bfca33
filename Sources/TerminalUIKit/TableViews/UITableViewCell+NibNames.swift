extension UITableViewCell.CellStyle: NibEnum {
    package static let nibNames: [String: UITableViewCell.CellStyle] = [
        "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
        "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
    ]
}

extension UITableViewCell.SelectionStyle: NibEnum {
    package static let nibNames = caseNames
}

extension UITableViewCell.SeparatorStyle: NibEnum {
    package static let nibNames: [String: UITableViewCell.SeparatorStyle] = [
        "none": .none, "singleLine": .singleLine, "singleLineEtched": .singleLineEtched, "default": .singleLine,
    ]
}

extension UITableViewCell.AccessoryType: NibEnum {
    package static let nibNames = caseNames
}
