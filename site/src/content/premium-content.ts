/** The editors' texts about Premium. */
export interface PremiumContent {
  /** The name of the plan. */
  name: string;
  benefits: readonly string[];
  /** An invitation in a sentence or two; empty for none. */
  pitch: string;
}
