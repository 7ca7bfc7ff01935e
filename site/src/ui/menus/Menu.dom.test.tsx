import { jest } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { show } from "../../../test/dom/show.tsx";
import { Dialog } from "../overlays/Dialog.tsx";
import { Menu, MenuAction, MenuLink } from "./Menu.tsx";
import { MenuButton } from "./MenuButton.tsx";

function Example({ startsOpen = false }: { startsOpen?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Menu label="Menu" startsOpen={startsOpen}>
        <MenuLink to="/">Today&apos;s riddle</MenuLink>
        <MenuLink to="/blog" isCurrent>
          Blog
        </MenuLink>
        <MenuLink to="/learning-center">Learning Center</MenuLink>
        <MenuAction onSelect={() => setOpen(true)}>Open a dialog</MenuAction>
      </Menu>
      <button type="button">After</button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} heading="Opened from a menu">
        <p>Words</p>
      </Dialog>
    </>
  );
}

const button = () => screen.getByRole("button", { name: "Menu", hidden: true });
const entry = (name: string) => screen.getByRole("menuitem", { name });
const focused = (name: string) => waitFor(() => expect(entry(name)).toHaveFocus());
const noMenu = () => waitFor(() => expect(screen.queryByRole("menu")).toBeNull());

describe("A menu", () => {
  it("marks the current page's entry, and no other", async () => {
    const { user } = show(<Example />);
    await user.click(button());
    expect(screen.getAllByRole("menuitem").map((one) => one.getAttribute("aria-current"))).toEqual([
      null,
      "page",
      null,
      null,
    ]);
  });

  it("follows an entry's link on Enter", async () => {
    const { user } = show(<Example />);
    button().focus();
    await user.keyboard("{Enter}");
    await focused("Today's riddle");
    const navigate = jest.fn();
    Object.assign(window, { ___navigate: navigate });
    await user.keyboard("{Enter}");
    await noMenu();
    expect(navigate).toHaveBeenCalledWith("/", expect.anything());
  });

  it("is closed by a second press on its button, and by a press outside", async () => {
    const { user } = show(<Example />);
    for (const name of ["Menu", "After"]) {
      await user.click(button());
      expect(screen.getByRole("menu")).toBeVisible();
      await user.click(screen.getByRole("button", { name }));
      await noMenu();
    }
  });

  it("gets the focus back from a dialog that was opened from it", async () => {
    const { user } = show(<Example />);
    button().focus();
    await user.keyboard("{Enter}");
    await focused("Today's riddle");
    await user.keyboard("{End}{Enter}");
    expect(await screen.findByRole("dialog", { name: "Opened from a menu" })).toBeVisible();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(button()).toHaveFocus();
  });
});

describe("A menu's stand-in", () => {
  function Late() {
    const [isWanted, setWanted] = useState(false);
    return isWanted ? <Example startsOpen /> : <MenuButton label="Menu" onClick={() => setWanted(true)} />;
  }

  it("says that it opens a menu, and by key the menu opens at its first entry", async () => {
    const { user } = show(<Late />);
    expect(button()).toHaveAttribute("aria-haspopup", "menu");
    expect(button()).toHaveAttribute("aria-expanded", "false");
    await user.tab();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("menu")).toBeVisible());
  });
});
