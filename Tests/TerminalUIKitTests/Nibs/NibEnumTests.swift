import TerminalTesting
import Testing

@testable import Controls
@testable import Lists
@testable import TerminalUIKit
@testable import Views

/// The words that Interface Builder has for values.
struct NibEnumTests {
    private let enums: [any NibEnum.Type] = [
        UIBarButtonItem.Style.self, UIBarButtonItem.SystemItem.self, UIStackView.Distribution.self,
        UIStackView.Alignment.self, NSLayoutConstraint.Axis.self, NSLayoutConstraint.Attribute.self,
        UIControl.ContentVerticalAlignment.self, UIControl.ContentHorizontalAlignment.self, NSTextAlignment.self,
        NSLineBreakMode.self, UIView.ContentMode.self, UISwipeGestureRecognizer.Direction.self,
        UITableView.Style.self, UITableViewCell.SelectionStyle.self, UITableViewCell.AccessoryType.self,
        UITableViewCell.CellStyle.self, UITableViewCell.SeparatorStyle.self, UIModalPresentationStyle.self,
        UICollectionView.ScrollDirection.self, UIDatePicker.Mode.self, UIDatePickerStyle.self,
        UIActivityIndicatorView.Style.self, UIButton.ButtonType.self, UITextField.BorderStyle.self,
        UISemanticContentAttribute.self,
    ]

    @Test("The names of an enumeration's cases in nibs are words")
    func words() {
        for type in enums {
            // When
            let names = type.names

            // Then
            expect(names.count > 1 && names.allSatisfy { $0.wholeMatch(of: /[A-Za-z][A-Za-z0-9]*/) != nil }, "\(type)")
        }
    }

    @Test("By default a case has the same name in nibs as in Swift")
    func listedNames() {
        expect(NSTextAlignment.nibNames, equals: NSTextAlignment.caseNames)
        expect(UITableView.Style.nibNames, equals: UITableView.Style.caseNames)
        expect(UITableViewCell.SelectionStyle.nibNames, equals: UITableViewCell.SelectionStyle.caseNames)
        expect(UIControl.ContentVerticalAlignment.nibNames, equals: UIControl.ContentVerticalAlignment.caseNames)
        expect(UIControl.ContentHorizontalAlignment.nibNames, equals: UIControl.ContentHorizontalAlignment.caseNames)
    }

    @Test("A different name in nibs means the right case")
    func otherWords() {
        expect(UIView.ContentMode.nibNames["TopLeft"], equals: .topLeft)
        expect(NSLineBreakMode.nibNames["headTruncation"], equals: .byTruncatingHead)
        expect(NSLineBreakMode.nibNames["middleTruncation"], equals: .byTruncatingMiddle)
        expect(NSLineBreakMode.nibNames["characterWrap"], equals: .byCharWrapping)
        expect(NSLineBreakMode.nibNames["clip"], equals: .byClipping)
        expect(UIButton.ButtonType.nibNames["roundedRect"], equals: .roundedRect)
        expect(UIButton.ButtonType.nibNames["contactAdd"], equals: .contactAdd)
        expect(UITextField.BorderStyle.nibNames["roundedRect"], equals: .roundedRect)
        expect(UITextField.BorderStyle.nibNames["bezel"], equals: .bezel)
    }
}

extension NibEnum {
    /// All words of the enumeration.
    fileprivate static var names: [String] { nibNames.keys.sorted() }
}
