import { screen } from "@testing-library/react";
import { show } from "../../../test/dom/show.tsx";
import { Pager } from "./Pager.tsx";

const pager = (page: number, count: number) => (
  <Pager
    label="Pages of the blog"
    previousLabel="Newer articles"
    nextLabel="Older articles"
    page={page}
    count={count}
    addressOf={(number) => (number === 1 ? "/blog" : `/blog/page/${number}`)}
  />
);
const step = (name: string) => screen.queryByRole("link", { name })?.getAttribute("href");

describe("The pages of a list", () => {
  it.each([
    [1, undefined, "/blog/page/2"],
    [2, "/blog", "/blog/page/3"],
    [3, "/blog/page/2", undefined],
  ])("are linked from page %i of 3 to the newer and the older ones", (page, newer, older) => {
    show(pager(page, 3));
    expect(screen.getByRole("navigation", { name: "Pages of the blog" })).toBeVisible();
    expect(step("Newer articles")).toBe(newer);
    expect(step("Older articles")).toBe(older);
    expect(screen.getByText(`Page ${page} of 3`)).toBeInTheDocument();
    const current = screen
      .getAllByRole("listitem")
      .filter((item) => item.querySelector("[aria-current=page]"));
    expect(current.map(({ textContent }) => textContent)).toEqual([`Page ${page}`]);
    expect(current[0]?.querySelector("a")).toBeNull();
  });

  it("are not shown if there is only one", () => {
    const { container } = show(pager(1, 1));
    expect(container).toBeEmptyDOMElement();
  });
});
