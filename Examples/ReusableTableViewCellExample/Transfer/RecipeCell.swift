import ReusableViews

// Both cells of RecipeCells.xib. Only that of a favorite has a star.
final class RecipeCell: UITableViewCell {
    @Outlet var titleLabel: UILabel?
    @Outlet var minutesLabel: UILabel?
    @Outlet var starView: UIImageView?

    func show(_ recipe: Recipe) {
        titleLabel?.text = recipe.title
        minutesLabel?.text = "\(recipe.minutes) min"
    }
}
