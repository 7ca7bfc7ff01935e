import { useState } from "react";
import { Button } from "../../ui/buttons/Button.tsx";
import { Dialog } from "../../ui/overlays/Dialog.tsx";
import { Row } from "./Row.tsx";

const verse = "I stand on one leg where the shallow reeds sway, or lift, on a building site, tons in a day.";

/** Short, described, and taller than the screen. */
export function DialogSection() {
  const [open, setOpen] = useState<"short" | "described" | "long" | null>(null);
  const close = (): void => setOpen(null);
  return (
    <Row>
      <Button type="button" aria-haspopup="dialog" onClick={() => setOpen("short")}>
        Short dialog
      </Button>
      <Button type="button" aria-haspopup="dialog" onClick={() => setOpen("described")}>
        Described dialog
      </Button>
      <Button type="button" aria-haspopup="dialog" onClick={() => setOpen("long")}>
        Long dialog
      </Button>
      <Dialog isOpen={open === "short"} onClose={close} heading="A short dialog">
        <p>{verse}</p>
      </Dialog>
      <Dialog
        isOpen={open === "described"}
        onClose={close}
        heading="A dialog that says what it is for"
        description="The description is read out with the heading."
      >
        <Button type="button">An action</Button>
      </Dialog>
      <Dialog isOpen={open === "long"} onClose={close} heading="A dialog longer than the screen">
        {Array.from({ length: 24 }, (_, index) => (
          <p key={index}>
            {index + 1}. {verse}
          </p>
        ))}
      </Dialog>
    </Row>
  );
}
