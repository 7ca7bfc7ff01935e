import css from "!!raw-loader!studio-parts-style";

// The style of what the studio lays over the page. As a file of its own it would bring what loads style sheets
// into the first load of every page.
const style = document.createElement("style");
style.textContent = css;
document.head.append(style);
