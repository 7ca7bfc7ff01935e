import { formatTable } from "./table.ts";

describe("a table", () => {
  it("lines its columns up", () => {
    const table = formatTable([
      ["Site", "http://localhost:8000"],
      ["Stop", "Ctrl-C"],
    ]);
    expect(table).toBe("Site   http://localhost:8000\nStop   Ctrl-C");
  });

  it("sets figures to the right", () => {
    const table = formatTable(
      [
        ["Suite", "passed"],
        ["unit", "12"],
      ],
      [1],
    );
    expect(table).toBe("Suite   passed\nunit        12");
  });
});
