import styled from "@emotion/styled";
import { addressOf } from "../../../content/address-of.ts";
import type { LearningCenterQueryResult } from "../../../content/content-types.ts";
import { border, color, family, size, space, touch, type } from "../../../theme/tokens.ts";
import { SiteLink } from "../../../ui/navigation/SiteLink.tsx";

type Path = NonNullable<NonNullable<LearningCenterQueryResult>["paths"]>[number];

/** A list of pages in reading order. */
export function LearningPath({ path: { title, description, steps } }: { path: Path }) {
  return (
    <Frame>
      <h3>{title}</h3>
      <p>{description}</p>
      <ol>
        {steps?.map((step) => {
          const address = addressOf(step);
          return (
            address !== null && (
              <li key={step._id}>
                <SiteLink to={address}>{step.title}</SiteLink>
              </li>
            )
          );
        })}
      </ol>
    </Frame>
  );
}

const Frame = styled.div({
  "& > h3": { font: type.heading },
  "& > p": { marginBlock: `${space[1]} ${space[4]}`, color: color.inkSoft },
  "& > ol": { counterReset: "step" },
  "& li": {
    counterIncrement: "step",
    display: "grid",
    gridTemplateColumns: "2em minmax(0, 1fr)",
    alignItems: "center",
    minHeight: touch,
    borderTop: border.rule,
  },
  "& li::before": {
    content: "counter(step)",
    color: color.inkSoft,
    font: `500 ${size.heading}/1 ${family.serif}`,
  },
  "& a": { paddingBlock: space[2], textDecorationColor: color.green },
});
