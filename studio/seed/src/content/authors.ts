import type { SeedDocument } from "../make/seed-document.ts";

export const authors: SeedDocument[] = [
  {
    _id: "author-editors",
    _type: "author",
    name: "WordleHint editors",
    kind: "organisation",
    role: "Editorial team",
    bio: "We write and check this site: strategy, word lists, and the stories behind word games.",
  },
  {
    _id: "author-word-desk",
    _type: "author",
    name: "The WordleHint word desk",
    kind: "organisation",
    role: "Words and figures",
    bio: "The part of our team that counts letters. Every figure on this site that comes without a source was counted in our own word list, which you can download.",
  },
  {
    _id: "author-puzzle-desk",
    _type: "author",
    name: "The WordleHint puzzle desk",
    kind: "organisation",
    role: "Games and players",
    bio: "The part of our team that writes about games, those who make them and those who play them together.",
  },
];
