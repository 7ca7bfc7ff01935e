import type { RootPageQueryResult } from "../content-types.ts";

/** A text as `richTextFields` gives it. */
export type RichTextValue = NonNullable<Extract<RootPageQueryResult, { _type: "page" }>["body"]>;

/** One type of what stands in a text. */
export type BlockOf<Type extends RichTextValue[number]["_type"]> = Extract<
  RichTextValue[number],
  { _type: Type }
>;

/** A text as `shortTextFields` gives it. */
export type ShortTextValue = NonNullable<BlockOf<"callout">["body"]>;

/** Questions as `questionFields` gives them. */
export type QuestionsValue = NonNullable<BlockOf<"embeddedQuestions">["questions"]>;
