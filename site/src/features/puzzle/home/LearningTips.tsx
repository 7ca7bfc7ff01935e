import styled from "@emotion/styled";
import type { HomePageContent } from "../../../content/home-page-data.ts";
import { TargetLink } from "../../../content/portable-text/TargetLink.tsx";
import { border, color, from, measure, space, touch, type } from "../../../theme/tokens.ts";

type Tips = NonNullable<NonNullable<HomePageContent["learningTips"]>["tips"]>;

/** Short pieces of advice, one below the other, each with a link to more about it. */
export function LearningTips({ tips }: { tips: Tips }) {
  return (
    <List>
      {tips.map(({ _key, title, text, link }) => (
        <li key={_key}>
          <h3>{title}</h3>
          <div>
            <p>{text}</p>
            <p>
              <TargetLink link={link?.link}>{link?.label}</TargetLink>
            </p>
          </div>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul({
  "& > li": {
    display: "grid",
    gap: `${space[2]} ${space[9]}`,
    paddingBlock: space[5],
    borderTop: border.rule,
    [from.tablet]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)" },
  },
  // The section has a rule of its own.
  "& > li:first-of-type": { paddingTop: 0, borderTop: 0 },
  "& > li:last-of-type": { paddingBottom: 0 },
  "& h3": { font: type.heading, textWrap: "balance" },
  "& p": { maxWidth: measure.text, color: color.inkSoft },
  "& a": { display: "inline-flex", alignItems: "center", minHeight: touch, fontWeight: 600 },
});
