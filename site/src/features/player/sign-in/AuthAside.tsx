import styled from "@emotion/styled";
import { hintUpdates, releaseInFull } from "../../../lib/release-words.ts";
import { useSettings } from "../../../settings/Settings.tsx";
import { border, color, from, space, type } from "../../../theme/tokens.ts";
import { WordTiles } from "../../../ui/tiles/WordTiles.tsx";

const features = [
  ["AI hints", "A new riddle for every day's word. It sets you thinking, and spoils nothing."],
  ["Letter reveal helper", "Stuck? Turn over one letter at a time, and only those that you ask for."],
  ["Daily updates", `${hintUpdates} ${releaseInFull}`],
  ["Personalised stats", "Your streaks and your success rate, kept with your account."],
] as const;

/** The product's features, beside the forms. */
export function AuthAside() {
  const { product } = useSettings();
  return (
    <Side aria-label={`What ${product} offers`}>
      <div aria-hidden="true">
        <WordTiles word="hin??" result="ggg" />
      </div>
      <dl>
        {features.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Side>
  );
}

const Side = styled.aside({
  display: "grid",
  gap: space[5],
  alignContent: "start",
  paddingTop: space[7],
  borderTop: border.rule,
  [from.tablet]: { paddingTop: 0, borderTop: 0 },
  "& > dl > div": { paddingBlock: space[4], borderTop: border.rule },
  "& > dl > div:first-of-type": { borderTop: 0 },
  "& dt": { font: type.minor },
  "& dd": { marginTop: space[1], color: color.inkSoft },
});
