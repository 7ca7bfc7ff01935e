import type { RootPageQueryResult } from "../content-types.ts";

/** A text as `richTextFields` returns it. */
export type RichTextValue = NonNullable<Extract<RootPageQueryResult, { _type: "page" }>["body"]>;

/** One type of block in a rich text. */
export type BlockOf<Type extends RichTextValue[number]["_type"]> = Extract<
  RichTextValue[number],
  { _type: Type }
>;

/** A text as `shortTextFields` returns it. */
export type ShortTextValue = NonNullable<BlockOf<"callout">["body"]>;

/** Questions as `questionFields` returns them. */
export type QuestionsValue = NonNullable<BlockOf<"embeddedQuestions">["questions"]>;
