import { fireEvent, screen, waitFor } from "@testing-library/react";
import { show } from "../../../test/dom/show.tsx";
import { Tabs } from "./Tabs.tsx";

const guides = [
  { id: "fundamentals", label: "Fundamentals", content: <p>Five letters, six guesses.</p> },
  { id: "starting-words", label: "Starting Words", content: <p>Open with common letters.</p> },
  { id: "data", label: "Data Analysis", content: <p>Letters, counted.</p> },
];

const tab = (name: string) => screen.getByRole("tab", { name });
const isShown = (name: string) =>
  waitFor(() => expect(screen.getByRole("tabpanel")).toHaveAccessibleName(name));

beforeEach(() => {
  history.replaceState(null, "", "/guide");
});

describe("Tabs", () => {
  it("are selected by the arrow keys and leave the address alone", async () => {
    const { user } = show(<Tabs label="Guides" tabs={guides} />);
    await user.click(tab("Fundamentals"));
    await user.keyboard("{ArrowRight}");
    await isShown("Starting Words");
    expect(screen.getByText("Five letters, six guesses.")).not.toBeVisible();
    expect(location.pathname + location.search).toBe("/guide");
  });

  it("show a hidden panel in which find-in-page finds a match", async () => {
    show(<Tabs label="Guides" tabs={guides} />);
    const text = screen.getByText("Letters, counted.");
    expect(text.closest("[hidden]")).toHaveAttribute("hidden", "until-found");
    fireEvent(text, new Event("beforematch", { bubbles: true }));
    await isShown("Data Analysis");
  });
});

describe("Tabs kept in the address", () => {
  it.each([
    ["data", "Data Analysis"],
    ["<script>", "Fundamentals"],
  ])("for the address's tab %j show %s", async (id, name) => {
    history.replaceState(null, "", `/guide?guide=${encodeURIComponent(id)}`);
    show(<Tabs label="Guides" tabs={guides} addressKey="guide" />);
    await isShown(name);
  });

  it("are moved through by arrow keys, and selected by Enter", async () => {
    const { user } = show(<Tabs label="Guides" tabs={guides} addressKey="guide" />);
    await user.tab();
    expect(tab("Fundamentals")).toHaveFocus();
    for (const [key, name] of [
      ["{ArrowRight}", "Starting Words"],
      ["{End}", "Data Analysis"],
      ["{ArrowRight}", "Fundamentals"],
      ["{ArrowLeft}", "Data Analysis"],
    ] as const) {
      await user.keyboard(key);
      await waitFor(() => expect(tab(name)).toHaveFocus());
    }
    await isShown("Fundamentals");
    await user.keyboard("{Enter}");
    await isShown("Data Analysis");
    await user.tab();
    expect(screen.getByRole("tabpanel")).toHaveFocus();
  });
});
