import ExampleShell
import ReusableViews
import Teaching

extension TableCellSession {
    static var transfers: [Transfer] {
        [
            Transfer(
                name: "departures", question: "These cells have labels, and each was given a text. Why are they blank?",
                hints: [
                    "`tree --all` shows what is in a cell, and `source DepartureCell` what it does.",
                    "`why cardView` tells what is missing: chapter 4.",
                    "No connection in `DepartureCell` fills `cardView`; `edit DepartureCell --editor` opens the nib to "
                        + "add one.",
                ],
                answer: "The card with the labels is hidden in the nib. The class shows it through its outlet "
                    + "`cardView`, which no connection filled: `nil?.isHidden = false` has no effect and no message. A "
                    + "card that isn't hidden in the nib would also be visible before it has content.",
                mending: [
                    NibEdit(
                        nib: "DepartureCell", find: #"<outlet property="destinationLabel""#,
                        replacement: #"<outlet property="cardView" destination="j9K-e2-WbN" id="c1R-dV-w8O"/>"#
                            + #"<outlet property="destinationLabel""#)
                ],
                source: "DepartureCell", makeController: { DepartureBoardViewController() }),
            Transfer(
                name: "recipes", question: "Scroll: some rows always get new cells. Why does `made` grow?",
                hints: [
                    "`trace on`, `scroll 3`, `trace last`: for which name does no cell wait?",
                    "`xib RecipeCells`: under which name does each of the two cells wait? Chapters 2 and 13.",
                    "`edit RecipeCells --set ID.reuseIdentifier NAME` gives the second cell its name.",
                ],
                answer: "The cell of a favorite was copied from the plain one, with its name. It waits as "
                    + "`RecipeCell`, so no cell ever waits as `FavoriteCell`, and plain rows get cells with a star.",
                mending: [
                    NibEdit(
                        nib: "RecipeCells", find: #"reuseIdentifier="RecipeCell" rowHeight="44" id="eW9-5r-MpU""#,
                        replacement: #"reuseIdentifier="FavoriteCell" rowHeight="44" id="eW9-5r-MpU""#)
                ],
                source: "RecipeListViewController", makeController: { RecipeListViewController() }),
            Transfer(
                name: "trip", question: "The header says Trip, not where to. Why is its `titleLabel` nil?",
                hints: [
                    "`why titleLabel` tells of one object with this outlet, `why titleLabel headerView` of another.",
                    "`xib TripHeaderView`: whose outlet `titleLabel` is connected? Chapter 3.",
                    "`edit TripHeaderView`: the connection belongs into the view's own `connections`.",
                ],
                answer: "Two objects have an outlet of that name. The nib fills the one of File's Owner, the "
                    + "controller. The header reads its own outlet, which isn't connected.",
                mending: [
                    NibEdit(
                        nib: "TripHeaderView", find: #"<outlet property="datesLabel""#,
                        replacement: #"<outlet property="titleLabel" destination="Pf8-Ja-x1M" id="n6E-yT-2jQ"/>"#
                            + #"<outlet property="datesLabel""#)
                ],
                source: "TripHeaderView", makeController: { TripViewController() }),
        ]
    }
}
