import styled from "@emotion/styled";
import { useId, useState, type ReactNode } from "react";
import { color, space, type } from "../../theme/tokens.ts";
import { Checkbox } from "../forms/Checkbox.tsx";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";
import { countDone } from "./checklist-progress.ts";
import { ProgressRing } from "./ProgressRing.tsx";
import { useChecklist } from "./use-checklist.ts";

interface Item {
  /** Identifies the item in the stored progress: it must never change its meaning. */
  id: string;
  label: ReactNode;
  help?: ReactNode;
}

interface Props {
  heading: string;
  /** Storage key for the ids of completed items. */
  storageKey: string;
  items: readonly Item[];
}

/** A checklist whose progress the browser remembers. */
export function Checklist({ heading, storageKey, items }: Props) {
  const headingId = useId();
  const { done, setDone } = useChecklist(storageKey);
  const [wasUsed, setUsed] = useState(false);
  const count = countDone(
    done,
    items.map(({ id }) => id),
  );
  const progress = `${count} of ${items.length}`;
  return (
    <section aria-labelledby={headingId}>
      <Top>
        <Ring>
          <ProgressRing value={items.length > 0 ? count / items.length : 0} />
        </Ring>
        <h3 id={headingId}>{heading}</h3>
        <p>
          {progress}
          <VisuallyHidden> done</VisuallyHidden>
        </p>
        <VisuallyHidden role="status">{wasUsed ? `${progress} done` : ""}</VisuallyHidden>
      </Top>
      <List>
        {items.map(({ id, label, help }) => (
          <li key={id}>
            <Checkbox
              label={label}
              help={help}
              isChecked={done.includes(id)}
              onChange={(isDone) => {
                setUsed(true);
                setDone(id, isDone);
              }}
            />
          </li>
        ))}
      </List>
    </section>
  );
}

const Top = styled.div({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  paddingBottom: space[2],
  "& > h3": { flex: 1, minWidth: 0, font: type.minor },
  "& > p": { color: color.inkSoft },
});

const Ring = styled.span({ "& > svg": { width: "32px", height: "32px", strokeWidth: 10 } });

const List = styled.ul({
  "& > li": { borderTop: `1px solid ${color.line}` },
  "& > li:last-child": { borderBottom: `1px solid ${color.line}` },
});
