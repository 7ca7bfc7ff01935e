import { useState } from "react";
import { BlockerDialog, Wall } from "../../features/visit/ad-blocker/index.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Row } from "./Row.tsx";

/** Both prompts. The wall finds an ad blocker at the first press of its button, and none at the second. */
export function BlockerSection() {
  const [open, setOpen] = useState<"dialog" | "wall" | null>(null);
  const [checks, setChecks] = useState(0);
  const check = (): Promise<boolean> => {
    setChecks(checks + 1);
    if (checks > 0) setOpen(null);
    return Promise.resolve(checks === 0);
  };
  const show = (name: "dialog" | "wall"): void => {
    setChecks(0);
    setOpen(name);
  };
  return (
    <Row>
      <Button type="button" aria-haspopup="dialog" onClick={() => show("dialog")}>
        Blocker found
      </Button>
      <Button type="button" aria-haspopup="dialog" onClick={() => show("wall")}>
        Blocker found, full screen
      </Button>
      {open === "dialog" && <BlockerDialog onDismiss={() => setOpen(null)} />}
      {open === "wall" && <Wall onCheck={check} />}
    </Row>
  );
}
