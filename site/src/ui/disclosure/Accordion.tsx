import styled from "@emotion/styled";
import { Root } from "@radix-ui/react-accordion";
import { useState, useSyncExternalStore } from "react";
import { readFragment, watchAddress } from "../../lib/address.ts";
import { border } from "../../theme/tokens.ts";
import { AccordionItem, type Fold } from "./AccordionItem.tsx";

interface Props {
  items: readonly Fold[];
  /** The level of the items' headings. */
  level?: 2 | 3 | 4;
}

/**
 * Headings that expand their content; any number can be open. All content is in the HTML, where find-in-page
 * reaches it, and is expanded on paper and without scripts.
 */
export function Accordion({ items, level = 3 }: Props) {
  const fragment = useSyncExternalStore(watchAddress, readFragment, () => "");
  const [seen, setSeen] = useState("");
  const [open, setOpen] = useState<readonly string[]>([]);
  const unfold = (id: string): void => setOpen((before) => (before.includes(id) ? before : [...before, id]));

  if (fragment !== seen) {
    setSeen(fragment);
    if (items.some(({ id }) => id === fragment)) unfold(fragment);
  }
  return (
    <Rows type="multiple" value={[...open]} onValueChange={setOpen}>
      {items.map((item) => (
        <AccordionItem
          key={item.id}
          item={item}
          level={level}
          isOpen={open.includes(item.id)}
          onFound={() => unfold(item.id)}
        />
      ))}
    </Rows>
  );
}

const Rows = styled(Root)({ borderTop: border.rule });
