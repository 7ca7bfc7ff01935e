import styled from "@emotion/styled";
import { Content } from "@radix-ui/react-tabs";
import { print, space, type, unfolded } from "../../theme/tokens.ts";
import type { Tab } from "./Tabs.tsx";
import { useFindable } from "./use-findable.ts";

interface Props {
  tab: Tab;
  isShown: boolean;
  onFound: () => void;
}

/** The content of one tab; in the HTML also when it isn't shown. */
export function TabPanel({ tab, isShown, onFound }: Props) {
  const ref = useFindable(!isShown, onFound);
  return (
    // What is hidden until found takes focus as if it were there.
    <Frame
      ref={ref}
      value={tab.id}
      forceMount
      hidden={!isShown}
      tabIndex={isShown ? 0 : -1}
      data-label={tab.label}
    >
      {tab.content}
    </Frame>
  );
}

const Frame = styled(Content)({
  "&:not([hidden])": { paddingTop: space[5] },
  [unfolded]: { "&[hidden]": { display: "block", contentVisibility: "visible", paddingTop: space[5] } },
  // On paper nothing can be chosen: the tab's name becomes a heading.
  [print]: { "&::before": { content: "attr(data-label)", display: "block", font: type.heading } },
});
