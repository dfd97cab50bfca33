import ReusableViews

// Two kinds of rows, whose cells are in one nib: the plain one first, then that of a favorite.
final class RecipeListViewController: UITableViewController {
    private let recipes = (0..<60).map { Recipe(number: $0) }
    private let nib = UINib(nibName: "RecipeCells", bundle: nil)

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        recipes.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let recipe = recipes[indexPath.row]
        let identifier = recipe.isFavorite ? "FavoriteCell" : "RecipeCell"
        let waiting = tableView.dequeueReusableCell(withIdentifier: identifier)
        let cell = waiting ?? nib.instantiate(withOwner: nil, options: nil)[recipe.isFavorite ? 1 : 0]
        (cell as! RecipeCell).show(recipe)
        return cell as! RecipeCell
    }
}
