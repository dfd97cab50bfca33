nonisolated extension SVGSymbol {
    static let circle = "M12 3A9 9 0 0 1 12 21A9 9 0 0 1 12 3Z"
    private static let clock = circle + "M12 7V12L15.5 14.5"
    private static let gear = """
        M12 8.5A3.5 3.5 0 0 1 12 15.5A3.5 3.5 0 0 1 12 8.5ZM12 5.5A6.5 6.5 0 0 1 12 18.5\
        A6.5 6.5 0 0 1 12 5.5ZM12 3V5.5M12 18.5V21M3 12H5.5M18.5 12H21M5.6 5.6L7.4 7.4M16.6 16.6L18.4 18.4\
        M5.6 18.4L7.4 16.6M16.6 7.4L18.4 5.6
        """

    /// The symbols that are drawn with a pen.
    static let lines: [String: String] = [
        "chevron.right": "M9.5 6L15 12L9.5 18",
        "chevron.forward": "M9.5 6L15 12L9.5 18",
        "chevron.left": "M14.5 6L9 12L14.5 18",
        "chevron.backward": "M14.5 6L9 12L14.5 18",
        "chevron.up": "M6 15L12 9L18 15",
        "chevron.down": "M6 9L12 15L18 9",
        "chevron.up.chevron.down": "M7 9.5L12 4.5L17 9.5M7 14.5L12 19.5L17 14.5",
        "checkmark": "M5.5 12.5L10 17.5L18.5 6.5",
        "xmark": "M6 6L18 18M18 6L6 18",
        "multiply": "M6 6L18 18M18 6L6 18",
        "plus": "M12 5V19M5 12H19",
        "minus": "M5 12H19",
        "equal": "M5 9H19M5 15H19",
        "info": "M12 10.5V17.5M12 7V7.1",
        "exclamationmark": "M12 6V14M12 17.5V17.6",
        "questionmark": "M8.5 9A3.5 3.5 0 1 1 12 12.5V14.5M12 18V18.1",
        "exclamationmark.triangle": "M12 4L21 20H3ZM12 10V14.5M12 17.4V17.5",
        "arrow.right": "M4 12H20M14 6L20 12L14 18",
        "arrow.forward": "M4 12H20M14 6L20 12L14 18",
        "arrow.left": "M20 12H4M10 6L4 12L10 18",
        "arrow.backward": "M20 12H4M10 6L4 12L10 18",
        "arrow.up": "M12 20V4M6 10L12 4L18 10",
        "arrow.down": "M12 4V20M6 14L12 20L18 14",
        "arrow.clockwise": "M18.5 9A7.5 7.5 0 1 0 19.5 12M19.5 4.5V9.5H14.5",
        "arrow.counterclockwise": "M5.5 9A7.5 7.5 0 1 1 4.5 12M4.5 4.5V9.5H9.5",
        "arrow.uturn.backward": "M9 5L4 10L9 15M4 10H15A4.5 4.5 0 0 1 15 19H11",
        "square.and.arrow.up": "M12 15V3.5M8 7L12 3.5L16 7M8 10.5H5V20.5H19V10.5H16",
        "square.and.arrow.down": "M12 3.5V15M8 11.5L12 15L16 11.5M8 8.5H5V20.5H19V8.5H16",
        "circle": circle,
        "square": "M4.5 4.5H19.5V19.5H4.5Z",
        "rectangle": "M3 7H21V17H3Z",
        "triangle": "M12 4L20.5 19H3.5Z",
        "diamond": "M12 3L20 12L12 21L4 12Z",
        "star": "M12 3.5L14.6 9.2L20.8 9.9L16.2 14L17.5 20.2L12 17L6.5 20.2L7.8 14L3.2 9.9L9.4 9.2Z",
        "heart": "M12 20L4.5 12A4.6 4.6 0 0 1 12 7A4.6 4.6 0 0 1 19.5 12Z",
        "flag": "M6 21V4H18L15.5 8.5L18 13H6",
        "clock": clock,
        "timer": clock,
        "alarm": clock,
        "calendar": "M4 6H20V20H4ZM4 10H20M8.5 3.5V7M15.5 3.5V7",
        "sun.max": """
        M12 8A4 4 0 0 1 12 16A4 4 0 0 1 12 8ZM12 2.5V4.5M12 19.5V21.5M2.5 12H4.5M19.5 12H21.5M5.3 5.3\
        L6.7 6.7M17.3 17.3L18.7 18.7M5.3 18.7L6.7 17.3M17.3 6.7L18.7 5.3
        """,
        "moon": "M19.5 14.5A8.5 8.5 0 1 1 9.5 4.5A7 7 0 0 0 19.5 14.5Z",
        "magnifyingglass": "M10.5 4.5A6 6 0 0 1 10.5 16.5A6 6 0 0 1 10.5 4.5ZM15 15L20 20",
        "line.horizontal.3": "M4 6.5H20M4 12H20M4 17.5H20",
        "list.bullet": "M9 6.5H20M9 12H20M9 17.5H20M4.5 6.5H4.6M4.5 12H4.6M4.5 17.5H4.6",
        "house": "M3.5 12L12 4L20.5 12M6 10V20H18V10",
        "trash": "M4.5 6.5H19.5M9 6V4H15V6M6.5 6.5L7.5 20.5H16.5L17.5 6.5",
        "pencil": "M4.5 19.5L5.5 15.5L16.5 4.5L19.5 7.5L8.5 18.5Z",
        "envelope": "M3 6H21V18.5H3ZM3.5 6.5L12 13L20.5 6.5",
        "folder": "M3 19V5H9L11 7.5H21V19Z",
        "doc": "M6 3H14L18.5 7.5V21H6ZM14 3V7.5H18.5",
        "photo": "M3 5H21V19H3ZM3.5 17L9 11L13.5 15.5L16.5 12.5L20.5 16.5M16 8.6V8.7",
        "person": "M12 3.5A4 4 0 0 1 12 11.5A4 4 0 0 1 12 3.5ZM4.5 20.5A7.5 6.5 0 0 1 19.5 20.5Z",
        "bell": "M6 17C7.5 15 7 9 9 7A4.2 4.2 0 0 1 15 7C17 9 16.5 15 18 17ZM10.5 20H13.5",
        "stop": "M5 5H19V19H5Z",
        "gear": gear,
        "gearshape": gear,
        "play": "M7 4.5L19 12L7 19.5Z",
        "pause": "M8.5 5V19M15.5 5V19",
        "lock": "M5.5 11H18.5V20H5.5ZM8.5 11V8A3.5 3.5 0 0 1 15.5 8V11",
        "book": "M12 6.5C9 4.5 6 4.5 3 5.5V19C6 18 9 18 12 20C15 18 18 18 21 19V5.5C18 4.5 15 4.5 12 6.5V20",
        "square.grid.2x2": "M4 4H10.5V10.5H4ZM13.5 4H20V10.5H13.5ZM4 13.5H10.5V20H4ZM13.5 13.5H20V20H13.5Z",
    ]

    /// The symbols that are filled.
    static let fills: [String: String] = [
        "circle.fill": circle,
        "square.fill": "M4.5 4.5H19.5V19.5H4.5Z",
        "triangle.fill": "M12 4L20.5 19H3.5Z",
        "diamond.fill": "M12 3L20 12L12 21L4 12Z",
        "play.fill": "M7 4.5L19 12L7 19.5Z",
        "stop.fill": "M5 5H19V19H5Z",
        "star.fill": "M12 3.5L14.6 9.2L20.8 9.9L16.2 14L17.5 20.2L12 17L6.5 20.2L7.8 14L3.2 9.9L9.4 9.2Z",
        "heart.fill": "M12 20L4.5 12A4.6 4.6 0 0 1 12 7A4.6 4.6 0 0 1 19.5 12Z",
        "flag.fill": "M6 21V4H18L15.5 8.5L18 13H6Z",
        "ellipsis": """
        M5 10.2A1.8 1.8 0 0 1 5 13.8A1.8 1.8 0 0 1 5 10.2ZM12 10.2A1.8 1.8 0 0 1 12 13.8\
        A1.8 1.8 0 0 1 12 10.2ZM19 10.2A1.8 1.8 0 0 1 19 13.8A1.8 1.8 0 0 1 19 10.2Z
        """,
        "forward": "M4 6L12 12L4 18ZM12 6L20 12L12 18Z",
        "backward": "M20 6L12 12L20 18ZM12 6L4 12L12 18Z",
    ]
}
