import styled from "@emotion/styled";
import type { GuideContent } from "../../../content/root-page.ts";
import { RichText } from "../../../content/portable-text/RichText.tsx";
import { HydrationSlice } from "../../../lib/HydrationSlice.tsx";
import { border, color, family, from, size, space, tight, type } from "../../../theme/tokens.ts";

type Sections = NonNullable<GuideContent["sections"]>;

/** The sections of a guide as numbered steps. */
export function GuideSteps({ sections }: { sections: Sections }) {
  return (
    <Steps>
      {sections.map(({ _key, id, title, body }) => (
        <li key={_key} id={id ?? _key}>
          <h2>{title}</h2>
          <HydrationSlice>
            <RichText value={body} level={3} anchorPrefix={`${id ?? _key}-`} />
          </HydrationSlice>
        </li>
      ))}
    </Steps>
  );
}

/** On a wide screen, the numbers have their own column. */
const Steps = styled.ol({
  counterReset: "step",
  "& > li": {
    counterIncrement: "step",
    paddingBlock: `${space[5]} ${space[7]}`,
    borderTop: border.rule,
    scrollMarginTop: space[2],
  },
  "& > li > h2": { marginBottom: space[3], font: type.title, letterSpacing: tight, textWrap: "balance" },
  "& > li::before": {
    content: "counter(step)",
    color: color.inkSoft,
    font: `500 ${size.heading}/1.6 ${family.serif}`,
  },
  [from.tablet]: {
    "& > li": { position: "relative", paddingInlineStart: space[8] },
    "& > li::before": {
      position: "absolute",
      insetInlineStart: 0,
      font: `500 ${size.title}/1.25 ${family.serif}`,
    },
  },
});
