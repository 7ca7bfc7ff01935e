import { screen, waitFor, within } from "@testing-library/react";
import { fakeApi } from "../../../../test/dom/fake-api.ts";
import { show } from "../../../../test/dom/show.tsx";
import { CommonWords } from "./CommonWords.tsx";
import { PatternAnalyzer } from "./pattern/PatternAnalyzer.tsx";
import type { WordListPage } from "./word-list-content.ts";
import { WordLists } from "./WordLists.tsx";

const words = ["crane", "crate", "slate"];
let files = 0;

/** A list with a file of the words that may be typed, at an address that no other test has used. */
function givenFile(respond: () => Response | Promise<Response>) {
  const guessesPath = `files/wordlehint/production/${(files += 1)}.txt`;
  const sent = fakeApi({ [`GET /${guessesPath}`]: respond });
  return { source: { words, guessesPath }, sent };
}

const guesses = () => new Response("crane\ncrate\ncrwth\nslate\nzymic\n");
const noMatch = "No words match your filters. Try adjusting your search criteria.";
const noFit = "No word of our list fits";

describe("The filters of the common words", () => {
  it("load the rarer words only when a filter is set, and show those that match below", async () => {
    const { source, sent } = givenFile(guesses);
    const { user } = show(<CommonWords source={source} licences={[]} />);
    expect(screen.getByText("3 of 3 words")).toBeVisible();
    expect(sent).toEqual([]);
    await user.type(screen.getByLabelText("Starts with"), "cr");
    expect(await screen.findByText("1 rarer word")).toBeVisible();
    expect(screen.getByText("crwth")).toBeVisible();
    expect(screen.getByText("2 of 3 words")).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it("don't say that no word matches when a rarer one does", async () => {
    const { source } = givenFile(guesses);
    const { user } = show(<CommonWords source={source} licences={[]} />);
    await user.type(screen.getByLabelText("Contains letters"), "ym");
    expect(await screen.findByText("zymic")).toBeVisible();
    expect(screen.queryByText(noMatch)).toBeNull();
  });

  it("say that no word matches once the rarer words are searched, and not before", async () => {
    let respond = (_response: Response): void => undefined;
    const response = new Promise<Response>((resolve) => (respond = resolve));
    const { source } = givenFile(() => response);
    const { user } = show(<CommonWords source={source} licences={[]} />);
    await user.type(screen.getByLabelText("Starts with"), "q");
    expect(screen.getByText("Searching the rarer words…")).toBeVisible();
    expect(screen.queryByText(noMatch)).toBeNull();
    respond(guesses());
    expect(await screen.findByText(noMatch)).toBeVisible();
  });

  it("search a list without such a file alone", async () => {
    const { user } = show(<CommonWords source={{ words, guessesPath: null }} licences={[]} />);
    await user.type(screen.getByLabelText("Starts with"), "q");
    expect(screen.getByText(noMatch)).toBeVisible();
  });
});

it("The tab of tools links to no page that the end of the page links to", () => {
  const card = (slug: string) => ({ _id: slug, _type: "guide", slug, title: slug });
  const page = {
    title: "Word lists",
    tools: { title: "Word Tools", links: [card("strategy"), card("letters")] },
    related: [card("letters"), card("patterns")],
  };
  show(<WordLists page={page as unknown as WordListPage} />);
  const links = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(links).toEqual(["strategy", "Read on"]);
  expect(screen.getAllByRole("link", { name: "letters" })).toHaveLength(1);
});

describe("The pattern analyzer", () => {
  /** A word that isn't in the list of the test is added all the same. */
  const guess = async (user: ReturnType<typeof show>["user"], word: string) => {
    const before = rows();
    const refused = () => screen.queryByRole("button", { name: "The game took it: add it" });
    await user.type(screen.getByLabelText("Your guess"), `${word}{Enter}`);
    await waitFor(() => expect(rows() > before || refused() !== null).toBe(true));
    const button = refused();
    if (button) await user.click(button);
  };
  const rows = () => screen.queryAllByRole("button", { name: /^Remove guess/ }).length;

  it("shows the common words that fit, then the rarer ones", async () => {
    const { source } = givenFile(guesses);
    const { user } = show(<PatternAnalyzer source={source} />);
    await guess(user, "hound");
    expect(await screen.findByText("1 rarer word")).toBeVisible();
    expect(screen.getByText("2 words fit")).toBeVisible();
    expect(screen.getByText("zymic")).toBeVisible();
  });

  it("doesn't say that no word fits when a rarer one does", async () => {
    const { source } = givenFile(guesses);
    const { user } = show(<PatternAnalyzer source={source} />);
    await guess(user, "eland");
    expect(await screen.findByText("2 rarer words")).toBeVisible();
    expect(screen.getByText("crwth zymic")).toBeVisible();
    expect(screen.getByText("No common word fits")).toBeVisible();
    expect(screen.queryByText(noFit)).toBeNull();
  });

  it("says that no word fits when no rarer one does either", async () => {
    const { source } = givenFile(guesses);
    const { user } = show(<PatternAnalyzer source={source} />);
    await guess(user, "lyric");
    await guess(user, "towed");
    expect(await screen.findByText(noFit)).toBeVisible();
  });

  it("says so when the rarer words can't be loaded, and loads them with the next board", async () => {
    const responses = [new Response(null, { status: 503 }), guesses()];
    const { source } = givenFile(() => responses.shift() ?? Response.error());
    const { user } = show(<PatternAnalyzer source={source} />);
    await guess(user, "eland");
    expect(await screen.findByText(/could not be loaded/)).toBeVisible();
    expect(screen.queryByText(noFit)).toBeNull();
    await user.click(screen.getByRole("button", { name: "Clear the board" }));
    await guess(user, "eland");
    expect(await screen.findByText("crwth zymic")).toBeVisible();
  });

  it("refuses a word that it doesn't know, keeps it to be corrected, and adds it on request", async () => {
    const { source } = givenFile(guesses);
    const { user } = show(<PatternAnalyzer source={source} />);
    const field = screen.getByLabelText("Your guess");
    await user.type(field, "zzzzz{Enter}");
    expect(await screen.findByText(/“zzzzz” isn’t among the 5 words/)).toBeVisible();
    expect(field).toHaveValue("zzzzz");
    expect(rows()).toBe(0);
    await user.type(field, "{Backspace}");
    expect(screen.queryByText(/isn’t among/)).toBeNull();
    await user.type(field, "{Enter}");
    expect(screen.getByText("Enter five letters from A to Z.")).toBeVisible();
    await user.clear(field);
    await user.type(field, "crwth{Enter}");
    expect(await screen.findByRole("button", { name: "Remove guess 1" })).toBeVisible();
    await guess(user, "zzzzz");
    expect(rows()).toBe(2);
  });

  it("ranks the next guess, in hard mode only among the words that it allows", async () => {
    const { source } = givenFile(() => new Response("brain\ncrane\ncrate\ncrave\ncraze\nslate\nvaunt\n"));
    const { user } = show(
      <PatternAnalyzer source={{ ...source, words: ["crane", "crate", "crave", "craze"] }} />,
    );
    await guess(user, "slate");
    for (const tile of ["letter 3", "letter 3", "letter 5", "letter 5"])
      await user.click(screen.getByRole("button", { name: new RegExp(tile) }));
    expect(await screen.findByText(/^One letter is open: CRA_E\. VAUNT rules out most/)).toBeVisible();
    const best = () => within(screen.getByRole("table")).getAllByRole("rowheader")[0]?.textContent;
    expect(best()).toBe("VAUNT");
    await user.click(screen.getByRole("switch", { name: "Hard mode" }));
    expect(await screen.findByText(/^Hard mode allows 5 of the words/)).toBeVisible();
    expect(best()).toBe("CRANE");
  });

  it("leaves out the answers of every month of the archive that are available", async () => {
    const riddle = (date: string, word: string | null) => ({
      id: date,
      date,
      word,
      wordLength: 5,
      puzzleNumber: 1900,
      riddle: "A riddle.",
      theme: null,
      facts: { wordLength: 5, vowelCount: 2, hasRepeatedLetter: false, startsWith: "consonant" },
      releasedAt: `${date}T05:05:00Z`,
      answerAvailableAt: `${date}T05:05:00Z`,
    });
    const { source } = givenFile(guesses);
    const months = [
      Response.json([riddle("2026-11-02", null), riddle("2026-11-01", "slate")], {
        headers: { link: '</api/riddle/previous?month=2026-09&tz=UTC>; rel="next"' },
      }),
      Response.json([riddle("2026-09-30", "crate")]),
    ];
    const sent = fakeApi({
      [`GET /${source.guessesPath}`]: guesses,
      "GET /api/riddle/previous": () => months.shift() ?? Response.error(),
    });
    const { user } = show(<PatternAnalyzer source={source} />);
    await guess(user, "zymic");
    expect(await screen.findByText(/words fit|word fits/)).toBeVisible();
    await user.click(screen.getByRole("switch", { name: "Leave out past answers" }));
    expect(
      await screen.findByText(/the 2 days in our archive, from 30 September 2026 to 1 November 2026/),
    ).toBeVisible();
    const asked = sent.map(({ path }) => path).filter((path) => path.startsWith("/api/riddle"));
    expect(asked).toEqual([expect.not.stringContaining("month="), expect.stringContaining("month=2026-09")]);
    expect(screen.getByText(/past answers? fits? too/)).toBeVisible();
  });
});
