import {
  defineLocations,
  type DocumentLocationResolvers,
  type DocumentLocationsState,
} from "sanity/presentation";
import { addressOf, movableTypes } from "../routes/addresses.ts";
import { singletonIds } from "../rules/singleton-ids.ts";

interface Selected {
  title?: string | null;
  slug?: string | null;
}

/** Pages of the site that show a document, by its type. */
export const locations: DocumentLocationResolvers = {
  ...Object.fromEntries(movableTypes.map((type) => [type, ownPage(type, "title")])),
  ...Object.fromEntries(Object.keys(singletonIds).map((type) => [type, fixedPage(type)])),
  glossaryTerm: ownPage("glossaryTerm", "term"),
  author: shown("On every article by this author."),
  category: shown("On every article of this category."),
  checklist: shown("On the guides and articles that hold it."),
  fact: shown("In the blog and the learning center, where they were chosen."),
  hintPage: shown("Below the riddle of every date.", "/wordle-hint/today"),
  homePage: shown("Below the riddle of the home page.", "/"),
  faq: shown("On the pages that list this question."),
  vocabularyWord: shown("In the learning center, as one of the words of the week."),
  wordList: shown("In a tab of the word lists.", "/word-lists"),
};

function ownPage(type: string, title: string) {
  return defineLocations({
    select: { title, slug: "slug.current" },
    resolve: (document: Selected | null) => {
      const href = addressOf({ _type: type, slug: { current: document?.slug ?? undefined } });
      if (href === null)
        return { message: "It has no address yet. Fill in the field Address.", tone: "caution" };
      return { locations: [{ title: document?.title ?? "Untitled", href }] };
    },
  });
}

function fixedPage(type: string): DocumentLocationsState {
  const href = addressOf({ _type: type });
  if (href === null)
    return { message: "On every page.", tone: "positive", locations: [{ title: "Home", href: "/" }] };
  return { locations: [{ title: "Page", href }] };
}

function shown(message: string, href?: string): DocumentLocationsState {
  return {
    message,
    tone: "positive",
    ...(href === undefined ? {} : { locations: [{ title: "Page", href }] }),
  };
}
