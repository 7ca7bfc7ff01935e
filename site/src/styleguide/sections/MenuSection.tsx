import { useState } from "react";
import { lazyWithPreload } from "../../lib/lazy-with-preload.tsx";
import { Menu, MenuAction, MenuLink } from "../../ui/menus/Menu.tsx";
import { MenuButton } from "../../ui/menus/MenuButton.tsx";
import { Dialog } from "../../ui/overlays/Dialog.tsx";
import { Row } from "./Row.tsx";

const LateMenu = lazyWithPreload(() => import("../../ui/menus/Menu.tsx").then((module) => module.Menu));

/** A menu, and one whose button stands in until its code has loaded. */
export function MenuSection() {
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const entries = (
    <>
      <MenuLink to="/">Today&apos;s riddle</MenuLink>
      <MenuLink to="/_styleguide" isCurrent>
        The style guide
      </MenuLink>
      <MenuLink to="/learning-center">Learning Center</MenuLink>
      <MenuAction onSelect={() => setOpen(true)}>Open a dialog</MenuAction>
    </>
  );
  const standIn = <MenuButton label="Late menu" takesFocus={isWanted} onClick={() => setWanted(true)} />;
  return (
    <Row>
      <Menu label="Menu">{entries}</Menu>
      {isWanted ? (
        <LateMenu label="Late menu" startsOpen fallback={standIn}>
          {entries}
        </LateMenu>
      ) : (
        standIn
      )}
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} heading="Opened from a menu">
        <p>Focus returns to the button of the menu.</p>
      </Dialog>
    </Row>
  );
}
