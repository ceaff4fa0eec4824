/** Focusable, so that the arrow keys scroll what is wider than the screen. */
export const scrollable = { tabIndex: 0 };
