nonisolated extension SVGSymbol {
    static let circle = "M12 3A9 9 0 0 1 12 21A9 9 0 0 1 12 3Z"
    private static let person = "M12 3.5A4 4 0 0 1 12 11.5A4 4 0 0 1 12 3.5ZM4.5 20.5A7.5 6.5 0 0 1 19.5 20.5Z"
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
        "person": person,
        "bell": "M6 17C7.5 15 7 9 9 7A4.2 4.2 0 0 1 15 7C17 9 16.5 15 18 17ZM10.5 20H13.5",
        "stop": "M5 5H19V19H5Z",
        "gear": gear,
        "gearshape": gear,
        "play": "M7 4.5L19 12L7 19.5Z",
        "pause": "M8.5 5V19M15.5 5V19",
        "lock": "M5.5 11H18.5V20H5.5ZM8.5 11V8A3.5 3.5 0 0 1 15.5 8V11",
        "book": "M12 6.5C9 4.5 6 4.5 3 5.5V19C6 18 9 18 12 20C15 18 18 18 21 19V5.5C18 4.5 15 4.5 12 6.5V20",
        "line.3.horizontal": "M4 6.5H20M4 12H20M4 17.5H20",
        "list.dash": "M9 6.5H20M9 12H20M9 17.5H20M4 6.5H5.5M4 12H5.5M4 17.5H5.5",
        "list.number": "M9 6.5H20M9 12H20M9 17.5H20M4 5L5 4.5V8M4 10.5H5.5V12L4 13.5H5.5M4 16H5.5V19H4M4.5 17.5H5.5",
        "line.3.horizontal.decrease": "M4 7H20M7 12H17M10 17H14",
        "slider.horizontal.3": "M4 6.5H20M4 12H20M4 17.5H20M9 4.5V8.5M15 10V14M9 15.5V19.5",
        "text.alignleft": "M4 6H20M4 10H14M4 14H20M4 18H14",
        "text.aligncenter": "M4 6H20M7 10H17M4 14H20M7 18H17",
        "text.alignright": "M4 6H20M10 10H20M4 14H20M10 18H20",
        "bookmark": "M7 3.5H17V20.5L12 16L7 20.5Z",
        "tag": "M4 4H12L20.5 12.5L12.5 20.5L4 12ZM8 8V8.1",
        "camera": "M3 7.5H7.5L9 5H15L16.5 7.5H21V19H3ZM12 9.5A3.7 3.7 0 0 1 12 16.9A3.7 3.7 0 0 1 12 9.5Z",
        "mappin": "M12 3A4 4 0 0 1 12 11A4 4 0 0 1 12 3ZM12 11V21",
        "map": "M3 6L9 4V18L3 20ZM9 4L15 6.5V20L9 18M15 6.5L21 4.5V18L15 20",
        "location": "M20.5 3.5L3.5 10.5L11.5 12.5L13.5 20.5Z",
        "paperplane": "M21 3L3 10.5L10 13.5L13.5 21ZM21 3L10 13.5",
        "paperclip": "M17 8L9.5 15.5A2 2 0 0 0 12.5 18.5L19.5 11.5A4 4 0 0 0 13.5 5.5L6.5 12.5A6 6 0 0 0 15 21",
        "link": """
        M10 14L14 10M8.5 11.5L5.5 14.5A3 3 0 0 0 9.5 18.5L12.5 15.5\
        M15.5 12.5L18.5 9.5A3 3 0 0 0 14.5 5.5L11.5 8.5
        """,
        "wifi": "M3 9.5A13 13 0 0 1 21 9.5M6.5 13A8 8 0 0 1 17.5 13M10 16.5A3 3 0 0 1 14 16.5M12 19.5V19.6",
        "bolt": "M13.5 3L5.5 13.5H11.5L10.5 21L18.5 10.5H12.5Z",
        "cloud": "M7 18.5A4.3 4.3 0 0 1 7 10A5.6 5.6 0 0 1 17.5 9.5A4.5 4.5 0 0 1 17.5 18.5Z",
        "eye.slash": """
        M2.5 12C6 5.5 18 5.5 21.5 12C18 18.5 6 18.5 2.5 12Z\
        M12 9A3 3 0 0 1 12 15A3 3 0 0 1 12 9ZM4 4L20 20
        """,
        "creditcard": "M3 6H21V18.5H3ZM3 10H21",
        "bag": "M5 8H19L20 20.5H4ZM8.5 8A3.5 4 0 0 1 15.5 8",
        "message": "M4 5H20V16H11L7 20V16H4Z",
        "bubble.left": "M4 5H20V16H11L7 20V16H4Z",
        "bubble.right": "M20 5H4V16H13L17 20V16H20Z",
        "person.2": """
        M9 5A3.2 3.2 0 0 1 9 11.4A3.2 3.2 0 0 1 9 5ZM3 19.5A6 5.3 0 0 1 15 19.5Z\
        M16 6A2.7 2.7 0 0 1 16 11.4M17.5 14.5A5 4.5 0 0 1 21 19.5H18
        """,
        "square.and.pencil": "M12.5 5H4.5V19.5H19V11.5M10 14L10.5 11.5L18.5 3.5L20.5 5.5L12.5 13.5Z",
        "doc.text": "M6 3H14L18.5 7.5V21H6ZM14 3V7.5H18.5M9 12H15M9 16H15",
        "doc.on.doc": "M8 8H20V20H8ZM16 8V4H4V16H8",
        "square.on.square": "M8 8H20V20H8ZM16 8V4H4V16H8",
        "tray": "M3.5 13L6.5 5H17.5L20.5 13V19H3.5ZM3.5 13H9A3 3 0 0 0 15 13H20.5",
        "chart.bar": "M4.5 20V13H8V20ZM10.5 20V4.5H13.5V20ZM16 20V9.5H19.5V20Z",
        "speaker": "M4 9.5H7.5L12.5 5V19L7.5 14.5H4Z",
        "speaker.wave.2": "M4 9.5H7.5L12.5 5V19L7.5 14.5H4ZM15.5 9A4 4 0 0 1 15.5 15M18 6.5A7.5 7.5 0 0 1 18 17.5",
        "speaker.slash": "M4 9.5H7.5L12.5 5V19L7.5 14.5H4ZM16 9.5L21 14.5M21 9.5L16 14.5",
        "iphone": "M7 3H17V21H7ZM10.5 18.5H13.5",
        "qrcode": "M4 4H10V10H4ZM14 4H20V10H14ZM4 14H10V20H4ZM14 14H16M18 14H20V16M14 18V20H16M18.5 18.5H20V20",
        "delete.left": "M8 5H21V19H8L2.5 12ZM11.5 9L17.5 15M17.5 9L11.5 15",
        "arrow.left.arrow.right": "M4 7.5H20M16.5 4L20 7.5L16.5 11M20 16.5H4M7.5 13L4 16.5L7.5 20",
        "arrow.up.arrow.down": "M7.5 20V4M4 7.5L7.5 4L11 7.5M16.5 4V20M13 16.5L16.5 20L20 16.5",
        "eye": "M2.5 12C6 5.5 18 5.5 21.5 12C18 18.5 6 18.5 2.5 12ZM12 9A3 3 0 0 1 12 15A3 3 0 0 1 12 9Z",
        "cart": "M2.5 4H5L7.5 15.5H18L20.5 7H6M9 19.5V19.6M16.5 19.5V19.6",
        "phone": """
        M5 4L9 3.5L11 8L8.5 10A12 12 0 0 0 14 15.5L16 13L20.5 15\
        L20 19A2 2 0 0 1 18 20.5C10 20.5 3.5 14 3.5 6A2 2 0 0 1 5 4Z
        """,
        "video": "M3 7H15V17H3ZM15 11L21 7.5V16.5L15 13",
        "person.crop": person,
        "globe": circle + "M3 12H21M12 3C7.5 8 7.5 16 12 21C16.5 16 16.5 8 12 3",
        "square.grid.2x2": "M4 4H10.5V10.5H4ZM13.5 4H20V10.5H13.5ZM4 13.5H10.5V20H4ZM13.5 13.5H20V20H13.5Z",
    ]

    /// The symbols whose variant `.fill` is their outline filled.
    static let solid: Set = [
        "bell", "bolt", "bookmark", "bubble.left", "bubble.right", "cloud", "folder", "house", "location", "message",
        "moon", "person", "person.2", "phone", "speaker", "square", "video",
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
