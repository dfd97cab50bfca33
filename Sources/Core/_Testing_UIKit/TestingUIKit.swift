// Who imports Testing and a UIKit imports this, too: the compiler sees to it. There is nothing in it.
