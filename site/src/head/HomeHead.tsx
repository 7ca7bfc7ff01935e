import { hintAddress, type LatestRiddle, longDate } from "@wordlehint/contracts";
import { hintTitle } from "../lib/hint-title.ts";
import { firstLines } from "../lib/verse-lines.ts";
import { useSettings } from "../settings/Settings.tsx";
import { Head } from "./Head.tsx";
import { webSite } from "./schema/web-site.ts";
import { webApplication } from "./schema/web-application.ts";

interface Props {
  origin: string;
  riddle: Pick<LatestRiddle, "date" | "puzzleNumber" | "wordLength" | "riddle"> | null;
}

const keywords = [
  "wordle hint",
  "wordle hint today",
  "wordle riddle",
  "wordle clue",
  "spoiler-free wordle help",
];

export function HomeHead({ origin, riddle }: Props) {
  const { product, socialLinks } = useSettings();
  const card = riddle && {
    kicker: `${longDate(riddle.date)} · No. ${riddle.puzzleNumber}`,
    verse: firstLines(riddle.riddle),
    closedTiles: riddle.wordLength,
    page: { path: hintAddress(riddle.date), title: hintTitle(riddle) },
  };
  const day = riddle ? `${longDate(riddle.date)}, puzzle ${riddle.puzzleNumber}` : "today's puzzle";
  return (
    <Head
      title="Today's Wordle Hint: a Riddle Without Spoilers"
      description={`A riddle as a hint for ${day}: enough to set you thinking, and no spoilers. New every day at five minutes past midnight, free to read.`}
      keywords={keywords}
      page={{ origin, path: "/" }}
      feed="riddles"
      {...(card && { card })}
      structuredData={() => {
        const site = { product, origin, profiles: socialLinks.map(({ url }) => url) };
        return [webApplication(site), webSite(site)];
      }}
    />
  );
}
