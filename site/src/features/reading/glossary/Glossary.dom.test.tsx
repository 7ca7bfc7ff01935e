import { screen, within } from "@testing-library/react";
import { show } from "../../../../test/dom/show.tsx";
import { Glossary } from "./Glossary.tsx";
import type { Dictionary } from "./glossary-facts.ts";

const term = (name: string, category: string, seeAlso: readonly string[] = []) => ({
  _id: `term-${name}`,
  term: name,
  slug: name,
  definition: `What ${name} means.`,
  category,
  seeAlso: seeAlso.map((other) => ({ term: other, slug: other })),
});
const dictionary = {
  title: "The dictionary",
  intro: null,
  related: null,
  terms: [term("anagram", "linguistic"), term("board", "gameplay", ["tile"]), term("tile", "gameplay")],
} as unknown as Dictionary;

const field = () => screen.getByRole("searchbox", { name: "Search the terms" });
const shownTerms = () => screen.queryAllByRole("term").map(({ textContent }) => textContent);
const jumps = () =>
  within(screen.getByRole("navigation", { name: "Jump to" }))
    .queryAllByRole("link")
    .map((link) => link.getAttribute("href"));

describe("The dictionary", () => {
  it("has its terms by category, in the order of the links to them, and no link to an empty one", () => {
    show(<Glossary dictionary={dictionary} />);
    expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      "Gameplay",
      "Linguistic",
    ]);
    expect(shownTerms()).toEqual(["board", "tile", "anagram"]);
    expect(jumps()).toEqual(["#gameplay", "#linguistic"]);
  });

  it("is filtered while one types, says how many terms are left, and whether none is", async () => {
    const { user } = show(<Glossary dictionary={dictionary} />);
    expect(screen.queryByText(/of 3 terms/)).toBeNull();
    await user.type(field(), "board");
    expect(shownTerms()).toEqual(["board"]);
    expect(screen.getByText("1 of 3 terms")).toHaveAttribute("role", "status");
    expect(jumps()).toEqual(["#gameplay"]);
    await user.type(field(), "game");
    expect(shownTerms()).toEqual([]);
    expect(screen.getByText("No matching terms found. Try a different search.")).toBeVisible();
  });

  it("shows the term that a link leads to, although the search had filtered it out", async () => {
    const { user } = show(<Glossary dictionary={dictionary} />);
    await user.type(field(), "board");
    await user.click(screen.getByRole("link", { name: "tile" }));
    expect(field()).toHaveValue("");
    expect(shownTerms()).toContain("tile");
  });
});
