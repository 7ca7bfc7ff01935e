import css from "!!raw-loader!studio-parts-style";

// Adds the style of the studio's overlays to previews alone.
const style = document.createElement("style");
style.textContent = css;
document.head.append(style);
