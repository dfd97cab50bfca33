import TerminalUIKit
import TerminalTesting
import Testing
import UIKitExtras

@testable @_spi(Overriding) import Views

/// The default results of delegates, data sources and superclasses.
struct UnansweredTests {
    /// A delegate and data source with only the required methods.
    private final class Silent: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
        UICollectionViewDelegateFlowLayout, UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate,
        UINavigationBarDelegate, UIGestureRecognizerDelegate
    {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    }

    private let silent = Silent()
    private let first = IndexPath(row: 0, section: 0)

    @Test("A table without delegate methods allows everything, and has one section without titles or an index")
    func table() {
        // Given
        let table = UITableView(frame: .zero)
        let source: any UITableViewDataSource = silent
        let delegate: any UITableViewDelegate = silent

        // When
        let allowed = [
            source.tableView(table, canEditRowAt: first), source.tableView(table, canMoveRowAt: first),
            delegate.tableView(table, shouldHighlightRowAt: first),
            delegate.tableView(table, shouldIndentWhileEditingRowAt: first),
            delegate.scrollViewShouldScrollToTop(table),
        ]
        let paths = [
            delegate.tableView(table, willSelectRowAt: first), delegate.tableView(table, willDeselectRowAt: first),
            delegate.tableView(table, targetIndexPathForMoveFromRowAt: [0, 1], toProposedIndexPath: first),
        ]

        // Then
        expect(allowed == [true, true, true, true, true] && paths == [first, first, first])
        expect(source.numberOfSections(in: table) == 1 && source.sectionIndexTitles(for: table) == nil)
        expect(source.tableView(table, titleForHeaderInSection: 0), equals: nil)
        expect(source.tableView(table, titleForFooterInSection: 0), equals: nil)
        expect(source.tableView(table, sectionForSectionIndexTitle: "M", at: 4), equals: 4)
        expect(delegate.tableView(table, viewForHeaderInSection: 0), equals: nil)
        expect(delegate.tableView(table, viewForFooterInSection: 0), equals: nil)
        expect(delegate.tableView(table, titleForDeleteConfirmationButtonForRowAt: first), equals: nil)
        expect(delegate.tableView(table, leadingSwipeActionsConfigurationForRowAt: first), equals: nil)
        expect(delegate.tableView(table, trailingSwipeActionsConfigurationForRowAt: first), equals: nil)
        expect(delegate.tableView(table, indentationLevelForRowAt: first), equals: 0)
        expect(delegate.tableView(table, editingStyleForRowAt: first), equals: .delete)
        expect(delegate.viewForZooming(in: table), equals: nil)
    }

    @Test("A collection without delegate methods allows everything, with one section and the layout's sizes")
    func collection() {
        // Given
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 7, height: 9)
        layout.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (5, 6)
        layout.headerReferenceSize = CGSize(width: 8, height: 10)
        layout.footerReferenceSize = CGSize(width: 11, height: 12)
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let source: any UICollectionViewDataSource = silent
        let delegate: any UICollectionViewDelegateFlowLayout = silent

        // When
        let allowed = [
            source.collectionView(view, canMoveItemAt: first), delegate.collectionView(view, shouldSelectItemAt: first),
            delegate.collectionView(view, shouldDeselectItemAt: first),
            delegate.collectionView(view, shouldHighlightItemAt: first),
        ]

        // Then
        expect(allowed == [true, true, true, true] && source.numberOfSections(in: view) == 1)
        expect(
            delegate.collectionView(view, targetIndexPathForMoveFromItemAt: [0, 1], toProposedIndexPath: first),
            equals: first)
        expect(delegate.collectionView(view, layout: layout, sizeForItemAt: first), equals: layout.itemSize)
        expect(delegate.collectionView(view, layout: layout, insetForSectionAt: 0), equals: layout.sectionInset)
        expect(delegate.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: 0), equals: 5)
        expect(delegate.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: 0), equals: 6)
        expect(
            delegate.collectionView(view, layout: layout, referenceSizeForHeaderInSection: 0).width, equals: 8)
        expect(
            delegate.collectionView(view, layout: layout, referenceSizeForFooterInSection: 0).width, equals: 11)
    }

    @Test("In a layout that isn't a flow, the delegate's sizes and spacings are zero")
    func otherLayout() {
        // Given
        let layout = UICollectionViewLayout()
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let delegate: any UICollectionViewDelegateFlowLayout = silent

        // When
        let spacings = [
            delegate.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: 0),
            delegate.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: 0),
        ]
        let sizes = [
            delegate.collectionView(view, layout: layout, sizeForItemAt: first),
            delegate.collectionView(view, layout: layout, referenceSizeForHeaderInSection: 0),
            delegate.collectionView(view, layout: layout, referenceSizeForFooterInSection: 0),
        ]

        // Then
        expect(spacings == [0, 0] && sizes == [.zero, .zero, .zero])
        expect(delegate.collectionView(view, layout: layout, insetForSectionAt: 0), equals: .zero)
    }

    @Test("Texts, bars and gestures without delegate methods allow editing, pushing, popping and recognizing")
    func others() {
        // Given
        let (field, text, bar) = (UITextField(), UITextView(), UISearchBar())
        let (item, tap) = (UINavigationItem(title: "Moon"), UITapGestureRecognizer())
        let fieldDelegate: any UITextFieldDelegate = silent
        let textDelegate: any UITextViewDelegate = silent
        let barDelegate: any UISearchBarDelegate = silent
        let navigationDelegate: any UINavigationBarDelegate = silent
        let gestureDelegate: any UIGestureRecognizerDelegate = silent

        // When
        let allowed = [
            fieldDelegate.textFieldShouldBeginEditing(field), fieldDelegate.textFieldShouldEndEditing(field),
            fieldDelegate.textFieldShouldReturn(field), textDelegate.textViewShouldBeginEditing(text),
            textDelegate.textViewShouldEndEditing(text), barDelegate.searchBarShouldBeginEditing(bar),
            barDelegate.searchBarShouldEndEditing(bar),
            navigationDelegate.navigationBar(UINavigationBar(), shouldPush: item),
            navigationDelegate.navigationBar(UINavigationBar(), shouldPop: item),
            gestureDelegate.gestureRecognizerShouldBegin(tap),
        ]

        // Then
        expect(allowed.allSatisfy { $0 })
    }

    @Test("Superclasses return what UIKit documents if they aren't overridden")
    func superclasses() {
        // Given
        let (controller, view, responder) = (UIViewController(), UIView(), UIResponder())
        let layout = UICollectionViewLayout()
        let gestures = [UIGestureRecognizer(), UIPinchGestureRecognizer(), UIRotationGestureRecognizer()]

        // When
        let answers = [
            responder.canBecomeFirstResponder, view.canBecomeFirstResponder,
            UIView.requiresConstraintBasedLayout, layout.shouldInvalidateLayout(forBoundsChange: .zero),
            UIApplication.shared.canOpenURL(URL(fileURLWithPath: "/")), view.heightFollowsWidth,
        ]

        // Then
        expect(answers, equals: [Bool](repeating: false, count: answers.count))
        expect(controller.shouldPerformSegue(withIdentifier: "", sender: nil))
        expect(controller.shouldAutomaticallyForwardAppearanceMethods && responder.canResignFirstResponder)
        expect(responder.next == nil && view.alignmentRectInsets == .zero && view.displayedText == nil)
        expect(view.gestureRecognizerShouldBegin(gestures[0]) && view.baselineInsets.fromTop == nil)
        expect(view.baselineInsets.fromBottom == 0 && layout.collectionViewContentSize == .zero)
        expect(
            layout.layoutAttributesForItem(at: first) == nil && layout.layoutAttributesForElements(in: .zero) == nil)
        expect(UIPanGestureRecognizer().velocity(in: nil) == .zero && UIPinchGestureRecognizer().velocity == 0)
        expect(UIRotationGestureRecognizer().velocity, equals: 0)
        expect(gestures.map { $0.fingers } == [1, 2, 2] && !gestures[0].notices(.tap()))
        var isOpened: Bool?
        UIApplication.shared.open(URL(fileURLWithPath: "/")) { isOpened = $0 }
        expect(isOpened, equals: false)
    }
}
