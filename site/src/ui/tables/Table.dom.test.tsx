import { screen } from "@testing-library/react";
import { show } from "../../../test/dom/show.tsx";
import { Table } from "./Table.tsx";

it("A table has a name and headers for its columns and rows, and takes no focus where it fits", () => {
  show(
    <Table
      caption="Openers and their scores"
      columns={[
        { label: "Word", cell: ([word]) => word },
        { label: "Score", cell: ([, score]) => score },
      ]}
      rows={[
        ["SLATE", "97.40"],
        ["CRANE", "95.10"],
      ]}
      rowKey={([word = ""]) => word}
    />,
  );
  expect(screen.getByRole("table", { name: "Openers and their scores" })).toBeVisible();
  const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
  expect(texts("columnheader")).toEqual(["Word", "Score"]);
  expect(texts("rowheader")).toEqual(["SLATE", "CRANE"]);
  expect(texts("cell")).toEqual(["97.40", "95.10"]);
  expect(screen.queryByRole("region")).toBeNull();
});
