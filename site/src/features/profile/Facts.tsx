import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { color, space } from "../../theme/tokens.ts";

/** A description list: each name beside its fact, or above it where large text leaves no room for both. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <Frame>
      <List>{children}</List>
    </Frame>
  );
}

const Frame = styled.div({ width: "100%", containerType: "inline-size" });

const List = styled.dl({
  display: "grid",
  gap: `${space[1]} ${space[5]}`,
  "& > dt": { color: color.inkSoft },
  "& > dd": {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    justifyItems: "start",
    gap: space[1],
    overflowWrap: "anywhere",
  },
  "& strong": { fontWeight: 600 },
  "@container (min-width: 16rem)": { gridTemplateColumns: "max-content minmax(0, 1fr)", rowGap: space[3] },
});
