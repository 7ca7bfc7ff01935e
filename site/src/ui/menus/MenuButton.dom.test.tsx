import { screen } from "@testing-library/react";
import { show } from "../../../test/dom/show.tsx";
import { MenuButton, MenuButtonLink } from "./MenuButton.tsx";

it("The link in a menu's place has the styles that the menu's button needs, so that none are added for it", () => {
  show(
    <>
      <MenuButtonLink label="Learn" to="/learning-center" />
      <MenuButton label="Learn" />
    </>,
  );
  const link = screen.getByRole("link", { name: "Learn" });
  expect(link).toHaveAttribute("href", "/learning-center");
  expect(screen.getByRole("button", { name: "Learn" }).className).toBe(link.className);
});
