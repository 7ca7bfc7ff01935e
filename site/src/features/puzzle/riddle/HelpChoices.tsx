import { useStored } from "../../../lib/use-stored.ts";
import { RadioGroup } from "../../../ui/forms/RadioGroup.tsx";
import { Switch } from "../../../ui/forms/Switch.tsx";
import { asHelpLevel, helpKey, type HelpLevel } from "./help-level.ts";
import { soundKey } from "./tile-sound.ts";

const options: readonly { value: HelpLevel; label: string }[] = [
  { value: "riddle", label: "The riddle only" },
  { value: "hints", label: "Facts and hints" },
  { value: "letters", label: "Letters too" },
  { value: "answer", label: "Everything, with the answer" },
];

/** The choice of the strongest help and of the tiles' sound. */
export function HelpChoices() {
  const [stored, setStored] = useStored(helpKey);
  const [sound, setSound] = useStored(soundKey);
  return (
    <>
      <RadioGroup
        label="The strongest help that you want"
        value={asHelpLevel(stored)}
        options={options}
        onChange={setStored}
      />
      <Switch
        label="Sound when a tile turns"
        isOn={sound === "on"}
        onChange={(isOn) => setSound(isOn ? "on" : "off")}
      />
    </>
  );
}
