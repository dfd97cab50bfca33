internal import AQGridView
internal import NibChecking

extension AQGridViewCell: ContentHolding {}
