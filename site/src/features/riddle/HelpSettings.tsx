import styled from "@emotion/styled";
import { useEffect } from "react";
import { useStored } from "../../lib/use-stored.ts";
import { color, space, touch, type } from "../../theme/tokens.ts";
import { RadioGroup } from "../../ui/forms/RadioGroup.tsx";
import { Switch } from "../../ui/forms/Switch.tsx";
import { asHelpLevel, helpKey, hiddenHelp, type HelpLevel } from "./help-level.ts";
import { soundKey } from "./tile-sound.ts";

const options: readonly { value: HelpLevel; label: string }[] = [
  { value: "riddle", label: "The riddle only" },
  { value: "hints", label: "Facts and hints" },
  { value: "letters", label: "Letters too" },
  { value: "answer", label: "Everything, with the answer" },
];

/** The player's strongest help and the tiles' sound; both are kept in the browser. */
export function HelpSettings() {
  const [stored, setStored] = useStored(helpKey);
  const [sound, setSound] = useStored(soundKey);
  const level = asHelpLevel(stored);
  const hidden = hiddenHelp(level);

  useEffect(() => {
    document.documentElement.dataset.help = level;
  }, [level]);

  return (
    <Frame>
      <p role="status">{hidden && `${hidden} Change it under “How much help?”.`}</p>
      <details>
        <summary>How much help?</summary>
        <RadioGroup
          label="The strongest help that you want"
          value={level}
          options={options}
          onChange={setStored}
        />
        <Switch
          label="Sound when a tile turns"
          isOn={sound === "on"}
          onChange={(isOn) => setSound(isOn ? "on" : "off")}
        />
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
});
