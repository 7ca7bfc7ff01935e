import { screen } from "@testing-library/react";
import { fakeApi } from "../../../../test/dom/fake-api.ts";
import { show } from "../../../../test/dom/show.tsx";
import { CommonWords } from "./CommonWords.tsx";
import { PatternAnalyzer } from "./pattern/PatternAnalyzer.tsx";

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

describe("The pattern analyzer", () => {
  const guess = async (user: ReturnType<typeof show>["user"], word: string) => {
    await user.type(screen.getByLabelText("Your guess"), `${word}{Enter}`);
  };

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
});
