import styled from "@emotion/styled";
import type { LearningCenterQueryResult } from "../../../content/content-types.ts";
import { CitedWork } from "../../../content/parts/CitedWork.tsx";
import { color, measure, space, type } from "../../../theme/tokens.ts";
import { Card, CardHeading } from "../../../ui/layout/Card.tsx";

type Fact = NonNullable<NonNullable<LearningCenterQueryResult>["didYouKnow"]>;

/** The Did You Know box: a fact with its source. */
export function DidYouKnow({ fact: { title, text, source } }: { fact: Fact }) {
  return (
    <Box>
      <CardHeading>Did You Know?</CardHeading>
      <Text>
        <b>{title}.</b> {text}
      </Text>
      {source && (
        <Source>
          <CitedWork work={source} />
        </Source>
      )}
    </Box>
  );
}

const Box = styled(Card)({ marginBottom: space[8] });

const Text = styled.p({ maxWidth: measure.text, font: type.prose });

const Source = styled.p({ marginTop: space[2], color: color.inkSoft });
