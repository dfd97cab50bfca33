import ReusableViews

// Something to cook. Every third is a favorite.
struct Recipe {
    let title: String
    let minutes: Int
    let isFavorite: Bool

    init(number: Int) {
        let vegetable = ["Leek", "Pumpkin", "Tomato", "Carrot"][number % 4]
        title = vegetable + " " + ["soup", "pie", "salad", "curry", "gratin"][number % 5]
        minutes = 15 + number * 5 % 40
        isFavorite = number % 3 == 2
    }
}
