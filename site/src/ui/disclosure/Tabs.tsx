import styled from "@emotion/styled";
import { List, Root, Trigger } from "@radix-ui/react-tabs";
import { useState, useSyncExternalStore } from "react";
import { pushParameter, readParameter, watchAddress } from "../../lib/address.ts";
import { HydrationSlice } from "../../lib/HydrationSlice.tsx";
import { unmarked } from "../../lib/unmarked.ts";
import { border, color, forcedColors, hover, print, radius, space, touch, type } from "../../theme/tokens.ts";
import { TabPanel, type Tab } from "./TabPanel.tsx";

interface Props {
  /** The accessible name of the tab list. */
  label: string;
  /** The first one is selected initially. */
  tabs: readonly Tab[];
  /**
   * Keeps the selection in this query parameter, so that it can be linked to, and Back returns to the
   * previous tab.
   */
  addressKey?: string;
}

/**
 * Tabs. All panels are in the HTML, and are shown on paper and without scripts. They are hydrated in a task of their own:
 * Radix renders them a second time in the task that mounts them.
 */
export function Tabs(props: Props) {
  return (
    <HydrationSlice>
      <InteractiveTabs {...props} />
    </HydrationSlice>
  );
}

function InteractiveTabs({ label, tabs, addressKey }: Props) {
  const [own, setOwn] = useState<string | null>(null);
  const inAddress = useSyncExternalStore(
    watchAddress,
    () => (addressKey ? readParameter(addressKey) : null),
    () => null,
  );
  const wanted = addressKey ? inAddress : own;
  const chosen = tabs.find(({ id }) => id === wanted) ?? tabs[0];
  const choose = (id: string): void => (addressKey ? pushParameter(addressKey, id) : setOwn(id));
  return (
    // A selection kept in the address adds a history entry: moving past a tab with the arrow keys must not
    // add one.
    <Root
      value={chosen?.id ?? ""}
      onValueChange={choose}
      activationMode={addressKey ? "manual" : "automatic"}
    >
      <Row aria-label={unmarked(label)}>
        {tabs.map(({ id, label: name }) => (
          <TabButton key={id} value={id}>
            {name}
          </TabButton>
        ))}
      </Row>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} tab={tab} isShown={tab === chosen} onFound={() => choose(tab.id)} />
      ))}
    </Root>
  );
}

const Row = styled(List)({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[5],
  borderBottom: border.rule,
  [print]: { display: "none" },
});

const TabButton = styled(Trigger)({
  minHeight: touch,
  minWidth: touch,
  padding: `${space[2]} 0`,
  marginBottom: "-1px",
  border: border.none,
  borderBottomWidth: "3px",
  background: color.clear,
  color: color.inkSoft,
  font: type.control,
  textAlign: "start",
  cursor: "pointer",
  "&:focus-visible": { borderRadius: radius.tile },
  "&[data-state=active]": { borderBottomColor: color.green, color: color.ink },
  [hover]: { "&:hover": { color: color.ink } },
  [forcedColors]: {
    borderColor: "Canvas",
    "&[data-state=active]": { borderBottomColor: "Highlight" },
  },
});
