import { screen, within } from "@testing-library/react";
import { fakeApi } from "../../../../test/dom/fake-api.ts";
import { show } from "../../../../test/dom/show.tsx";
import type { BlockOf } from "../rich-text-value.ts";
import { OpenerTableBlock } from "./OpenerTableBlock.tsx";

const head = "word,answer,left,bits,worst,patterns,guesses,lost,hardGuesses,hardLost";
const figures = "80,5.7,263,141,3.9,1,4,6";
const others = Array.from({ length: 60 }, (_, index) => `zz${String(index)},0,${figures}`);
const csv = [
  head,
  "slate,1,71.3,5.86,221,147,3.441,0,3.532,9",
  "crane,1,78.7,5.74,263,141,3.451,1,3.558,6",
  ...others,
].join("\n");
let files = 0;

/** A table with one of the two best words, and a file of 62 at an address that no other test has used. */
function givenTable(respond: () => Response | Promise<Response>) {
  const filePath = `files/wordlehint/production/openers-${(files += 1)}.csv`;
  const sent = fakeApi({ [`GET /${filePath}`]: respond });
  const row = { word: "slate", answer: true, left: 71.3, bits: 5.86, worst: 221, guesses: 3.441 };
  const block = {
    _type: "openerTable",
    _key: "t",
    caption: "First guesses",
    countedOn: "2026-11-28",
    method: "Played against every answer.",
    filePath,
    rows: [{ ...row, _type: "openerRow", _key: "r", lost: 0, hardGuesses: 3.532, hardLost: 9 }],
  } as BlockOf<"openerTable">;
  return { block, sent };
}

const words = () => screen.getAllByRole("rowheader").map(({ textContent }) => textContent);
const sortOf = (name: string) => screen.getByRole("columnheader", { name }).getAttribute("aria-sort");

describe("The table of first guesses", () => {
  it("shows the best words, its method and date, and loads nothing by itself", () => {
    const { block, sent } = givenTable(() => new Response(csv));
    show(<OpenerTableBlock block={block} />);
    expect(screen.getByRole("table", { name: "First guesses" })).toBeVisible();
    expect(words()).toEqual(["SLATE"]);
    expect(screen.getByText(/Played against every answer\. Counted on 28 November 2026\.$/)).toBeVisible();
    expect(sortOf("Guesses")).toBe("ascending");
    expect(sent).toEqual([]);
  });

  it("sorts all words by a column, and turns the order with the next press", async () => {
    const { block } = givenTable(() => new Response(csv));
    const { user } = show(<OpenerTableBlock block={block} />);
    await user.click(screen.getByRole("button", { name: "Bits" }));
    expect(await screen.findByText("Words 1 to 50 of 62")).toBeVisible();
    expect(sortOf("Bits")).toBe("descending");
    expect(sortOf("Guesses")).toBe("none");
    expect(words().slice(0, 2)).toEqual(["SLATE", "CRANE"]);
    await user.click(screen.getByRole("button", { name: "Bits" }));
    expect(sortOf("Bits")).toBe("ascending");
    expect(words()[0]).toContain("guess only");
  });

  it("shows fifty words at a time, those that match, and the best ones again", async () => {
    const { block, sent } = givenTable(() => new Response(csv));
    const { user } = show(<OpenerTableBlock block={block} />);
    await user.click(screen.getByRole("button", { name: "Show all words" }));
    await user.click(await screen.findByRole("button", { name: "Next 50" }));
    expect(screen.getByText("Words 51 to 62 of 62")).toBeVisible();
    expect(screen.getByRole("button", { name: "Next 50" })).toHaveAttribute("aria-disabled", "true");
    await user.click(screen.getByRole("switch", { name: "Possible answers only" }));
    expect(screen.getByText("Words 1 to 2 of 2")).toBeVisible();
    await user.type(screen.getByRole("searchbox"), "q");
    expect(screen.getByText("No word matches.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Show the best 1 only" }));
    expect(words()).toEqual(["SLATE"]);
    expect(sent).toHaveLength(1);
  });

  it("looks up one's own word, and says why a word has no figures", async () => {
    const { block } = givenTable(() => new Response(csv));
    const { user } = show(<OpenerTableBlock block={block} />);
    const field = screen.getByLabelText("Your own word");
    await user.type(field, "crane{Enter}");
    expect(await screen.findByText(/CRANE is number 2 of 62/)).toBeVisible();
    expect(screen.getByText("SLATE needs 0.010 guesses fewer: one guess in 100 days.")).toBeVisible();
    await user.clear(field);
    await user.type(field, "crate{Enter}");
    expect(screen.getByText(/“crate” isn’t among the 62 words/)).toBeVisible();
    expect(words()).toEqual(["SLATE"]);
  });

  it("says so when the words can't be loaded, and tries again", async () => {
    const responses = [new Response(null, { status: 503 }), new Response(csv)];
    const { block } = givenTable(() => responses.shift() ?? Response.error());
    const { user } = show(<OpenerTableBlock block={block} />);
    await user.click(screen.getByRole("button", { name: "Show all words" }));
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Words 1 to 50 of 62")).toBeVisible();
    expect(within(screen.getByRole("table")).getByText("CRANE")).toBeVisible();
  });
});
