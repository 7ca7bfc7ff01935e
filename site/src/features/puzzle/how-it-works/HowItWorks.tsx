import styled from "@emotion/styled";
import { useState } from "react";
import { lazyWithPreload } from "../../../lib/lazy-with-preload.tsx";
import { hintUpdates, releaseInFull } from "../../../lib/release-words.ts";
import { useSettings } from "../../../settings/Settings.tsx";
import { color, family, size, space } from "../../../theme/tokens.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Card, CardHeading } from "../../../ui/layout/Card.tsx";

const LateDialog = lazyWithPreload(() =>
  import("../../../ui/overlays/Dialog.tsx").then((module) => module.Dialog),
);

/** A card that says when riddles are released, with a dialog that explains how they are made. */
export function HowItWorks() {
  const [dialog, setDialog] = useState<"never opened" | "open" | "closed">("never opened");
  return (
    <Card>
      <CardHeading>A new one every night</CardHeading>
      <Text>
        {hintUpdates} {releaseInFull}
      </Text>
      <WideButton
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={LateDialog.preload}
        onFocus={LateDialog.preload}
        onClick={() => setDialog("open")}
      >
        How it Works
      </WideButton>
      {dialog !== "never opened" && (
        <LateDialog
          isOpen={dialog === "open"}
          onClose={() => setDialog("closed")}
          onFail={() => setDialog("never opened")}
          heading="How it Works"
        >
          <Explanation />
        </LateDialog>
      )}
    </Card>
  );
}

function Explanation() {
  const { product } = useSettings();
  return (
    <>
      <Steps>
        <li>
          <b>A word becomes a verse.</b> Every day has its five-letter word. {product} turns it into a short
          riddle: a hint that you have to work out, not the answer in other letters.
        </li>
        <li>
          <b>The verse is checked.</b> A riddle that gives its word away, written out, spelled backwards,
          hidden in first letters or in disguise, is thrown away and written again.
        </li>
        <li>
          <b>It comes with your morning.</b> Riddles are ready days ahead. Each opens at five minutes past
          midnight in your own time zone, so that it always belongs to the puzzle of your own day.
        </li>
      </Steps>
      <Text>
        The facts below the verse, such as the number of vowels, are counted from the word itself. The word is
        not on the page, not even in its source.
      </Text>
    </>
  );
}

const Text = styled.p({ color: color.inkSoft });

const WideButton = styled(Button)({ width: "100%", marginTop: space[4] });

const Steps = styled.ol({
  display: "grid",
  gap: space[4],
  counterReset: "step",
  "& li": {
    display: "grid",
    gridTemplateColumns: "1.8em 1fr",
    counterIncrement: "step",
    color: color.inkSoft,
  },
  "& li::before": {
    content: "counter(step)",
    gridRow: "1 / span 2",
    font: `500 ${size.heading}/1.2 ${family.serif}`,
  },
  "& b": { color: color.ink, fontWeight: 600 },
});
