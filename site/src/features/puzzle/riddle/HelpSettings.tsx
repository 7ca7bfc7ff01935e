import styled from "@emotion/styled";
import { useEffect, useRef, useState } from "react";
import { lazyWithPreload } from "../../../lib/lazy-with-preload.tsx";
import { useStored } from "../../../lib/use-stored.ts";
import { color, scriptless, space, touch, type } from "../../../theme/tokens.ts";
import { asHelpLevel, helpKey, hiddenHelp } from "./help-level.ts";

const LateChoices = lazyWithPreload(() => import("./HelpChoices.tsx").then((module) => module.HelpChoices));

/** The player's strongest help and the tiles' sound; both are kept in the browser. */
export function HelpSettings() {
  const [stored] = useStored(helpKey);
  const [hasOpened, setOpened] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  const level = asHelpLevel(stored);
  const hidden = hiddenHelp(level);

  useEffect(() => {
    document.documentElement.dataset.help = level;
  }, [level]);

  const onToggle = (): void => setOpened((before) => before || details.current?.open === true);
  // They may have been opened before the page was interactive.
  useEffect(onToggle, []);

  return (
    <Frame>
      <p role="status">{hidden && `${hidden} Change it under “How much help?”.`}</p>
      <details ref={details} onToggle={onToggle}>
        <summary onPointerEnter={LateChoices.preload} onFocus={LateChoices.preload}>
          How much help?
        </summary>
        {hasOpened && <LateChoices />}
      </details>
    </Frame>
  );
}

const Frame = styled.div({
  marginTop: space[5],
  color: color.inkSoft,
  "& > p:empty": { display: "none" },
  "& summary": {
    display: "flex",
    alignItems: "center",
    width: "fit-content",
    minHeight: touch,
    gap: space[2],
    font: type.control,
    cursor: "pointer",
    textDecoration: "underline",
  },
  "& details > * + *": { marginTop: space[3] },
  [scriptless]: { display: "none" },
});
