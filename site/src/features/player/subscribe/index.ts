export { ChangeCard } from "./ChangeCard.tsx";
export { Subscribe } from "./Subscribe.tsx";

// Shown by the style guide.
export { ActivationState } from "./Activation.tsx";
export { AlreadyPremium } from "./AlreadyPremium.tsx";
export { Benefits } from "./Benefits.tsx";
export { PaymentPage } from "./PaymentPage.tsx";
export { PaymentSummary } from "./PaymentSummary.tsx";
export { PlanChoice } from "./PlanChoice.tsx";
export { PromotionCode } from "./PromotionCode.tsx";
export { ProviderFailure } from "./ProviderFailure.tsx";
export { TaxAddress } from "./TaxAddress.tsx";
export { Terms } from "./Terms.tsx";
