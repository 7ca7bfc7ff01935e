import { screen } from "@testing-library/react";
import { show } from "../../../test/dom/show.tsx";
import { Breadcrumb } from "./Breadcrumb.tsx";

it("The last item of a breadcrumb is the current page, and not a link", () => {
  show(
    <Breadcrumb items={[{ label: "Home", to: "/" }, { label: "Blog", to: "/blog" }, { label: "A post" }]} />,
  );
  expect(screen.getByRole("navigation", { name: "Breadcrumb" })).toBeVisible();
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Home",
    "Blog",
    "A post",
  ]);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/", "/blog"]);
  expect(screen.getByText("A post")).toHaveAttribute("aria-current", "page");
});
