import styled from "@emotion/styled";
import { Content } from "@radix-ui/react-tabs";
import type { ReactNode } from "react";
import { HydrationSlice } from "../../lib/HydrationSlice.tsx";
import { unmarked } from "../../lib/unmarked.ts";
import { print, space, type, unfolded } from "../../theme/tokens.ts";
import { useFindable } from "./use-findable.ts";

export interface Tab {
  id: string;
  label: string;
  content: ReactNode;
}

interface Props {
  tab: Tab;
  isShown: boolean;
  onFound: () => void;
}

/** A tab panel; in the HTML even while it isn't shown. */
export function TabPanel({ tab, isShown, onFound }: Props) {
  const ref = useFindable(!isShown, onFound);
  return (
    // An element with `hidden="until-found"` can still take the focus.
    <Frame
      ref={ref}
      value={tab.id}
      forceMount
      hidden={!isShown}
      tabIndex={isShown ? 0 : -1}
      data-label={unmarked(tab.label)}
    >
      <HydrationSlice>{tab.content}</HydrationSlice>
    </Frame>
  );
}

const Frame = styled(Content)({
  "&:not([hidden])": { paddingTop: space[5] },
  [unfolded]: { "&[hidden]": { display: "block", contentVisibility: "visible", paddingTop: space[5] } },
  // On paper, the tab's label becomes a heading.
  [print]: { "&::before": { content: "attr(data-label)", display: "block", font: type.heading } },
});
