export { AdBlocker } from "./AdBlocker.tsx";

// Shown by the style guide.
export { BlockerDialog } from "./BlockerDialog.tsx";
export { Wall } from "./Wall.tsx";
