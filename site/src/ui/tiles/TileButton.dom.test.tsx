import { jest } from "@jest/globals";
import { screen } from "@testing-library/react";
import { useState } from "react";
import { show } from "../../../test/dom/show.tsx";
import { TileButton } from "./TileButton.tsx";

function Turnable({ onTurn = () => undefined }: { onTurn?: () => void }) {
  const [letter, setLetter] = useState<string | null>(null);
  const turn = (): void => {
    onTurn();
    setLetter("i");
  };
  return (
    <TileButton name="Letter 2" letter={letter} onTurn={turn}>
      2
    </TileButton>
  );
}

const tile = (name: string) => screen.getByRole("button", { name });

describe("A tile", () => {
  it("is turned over once, keeps the focus, and announces its letter", async () => {
    const onTurn = jest.fn();
    const { user } = show(<Turnable onTurn={onTurn} />);
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    expect(tile("Letter 2, closed")).toHaveTextContent("2");
    await user.tab();
    await user.keyboard("{Enter}");
    const open = tile("Letter 2: I");
    expect(open).toHaveFocus();
    expect(open).toHaveTextContent("i");
    expect(open).toHaveAttribute("aria-disabled", "true");
    expect(screen.getByRole("status")).toHaveTextContent("Letter 2: I");
    await user.keyboard("{Enter}");
    expect(onTurn).toHaveBeenCalledTimes(1);
  });

  it("that is open from the start isn't announced", () => {
    show(<TileButton name="Letter 1" letter="o" onTurn={() => undefined} />);
    expect(tile("Letter 1: O")).toBeVisible();
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });

  it("that turns with its row, or was open before, leaves the announcement to others", () => {
    const closed = { name: "Letter 3", letter: null, onTurn: () => undefined };
    const { showNext } = show(<TileButton {...closed} />);
    showNext(<TileButton {...closed} letter="a" place={2} />);
    expect(tile("Letter 3: A")).toHaveAttribute("data-turned", "true");
    expect(tile("Letter 3: A")).toHaveStyle({ "--wait": "160ms" });
    showNext(<TileButton {...closed} letter="a" isStill />);
    expect(tile("Letter 3: A")).toHaveAttribute("data-turned", "false");
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });

  it("whose letter is being fetched is busy and can't be turned", async () => {
    const onTurn = jest.fn();
    const { user } = show(<TileButton name="Letter 1" letter={null} onTurn={onTurn} isPending />);
    expect(tile("Letter 1, opening")).toHaveAttribute("aria-busy", "true");
    await user.click(tile("Letter 1, opening"));
    expect(onTurn).not.toHaveBeenCalled();
  });
});
