import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { show } from "../../../test/dom/show.tsx";
import { Accordion } from "./Accordion.tsx";

const made = "A word becomes a verse, and the verse is checked.";
const items = [
  { id: "when", label: "When does it come?", content: <p>At five past midnight.</p> },
  {
    id: "how-made",
    label: "How is it made?",
    content: (
      <p>
        {made} <a href="/#verse">The verse</a>
      </p>
    ),
  },
  { id: "cost", label: "What does it cost?", content: <p>Nothing.</p> },
];

const heading = (name: string) => screen.getByRole("button", { name });
const expanded = () =>
  screen.queryAllByRole("button", { expanded: true }).map(({ textContent }) => textContent);
const expands = (...names: string[]) => waitFor(() => expect(expanded()).toEqual(names));

beforeEach(() => {
  history.replaceState(null, "", "/");
});

describe("An accordion", () => {
  it("is collapsed at first, and its items have headings of the given level", () => {
    show(<Accordion items={items} level={2} />);
    expect(expanded()).toEqual([]);
    expect(screen.getByText("Nothing.")).not.toBeVisible();
    expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(3);
  });

  it("expands the target of a jump within the page, and keeps the others as they are", async () => {
    const { user } = show(<Accordion items={items} />);
    await user.click(heading("When does it come?"));
    act(() => {
      location.hash = "cost";
    });
    await expands("When does it come?", "What does it cost?");
  });

  it.each(["#nothing", "#%E0%A4%A"])("expands nothing for the unknown anchor %s", (anchor) => {
    history.replaceState(null, "", `/${anchor}`);
    show(<Accordion items={items} />);
    expect(expanded()).toEqual([]);
  });

  it("expands an item in which find-in-page finds a match", async () => {
    show(<Accordion items={items} />);
    const text = screen.getByText("Nothing.");
    expect(text.closest("[hidden]")).toHaveAttribute("hidden", "until-found");
    fireEvent(text, new Event("beforematch", { bubbles: true }));
    await expands("What does it cost?");
  });

  it("lets find-in-page search an item that was expanded and collapsed again", async () => {
    const { user } = show(<Accordion items={items} />);
    await user.click(heading("What does it cost?"));
    await user.click(heading("What does it cost?"));
    expect(screen.getByText("Nothing.").closest("[hidden]")).toHaveAttribute("hidden", "until-found");
  });
});
