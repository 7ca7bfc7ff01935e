export { PaymentNotice } from "./PaymentNotice.tsx";

// Shown by the style guide.
export { PaymentWords } from "./PaymentBar.tsx";
