import type { Detector } from "@wordlehint/contracts/guard/detector";
import { matchAt } from "@wordlehint/contracts/guard/text-matches";
import data from "../../../data/guard-emoji.json" with { type: "json" };

const emojiOf: Readonly<Record<string, string | undefined>> = data.emoji;

/** Emoji whose name or one of whose keywords in CLDR is the word. The squares of a shared result are none of them. */
export const findEmoji: Detector = (word) => {
  const emoji = emojiOf[word]?.split(" ") ?? [];
  return ({ text, characters }) =>
    emoji.flatMap((char) => {
      const start = text.indexOf(char);
      return start === -1 ? [] : [matchAt("emoji", characters, start, start + char.length)];
    });
};
