import { formatTable } from "./table.ts";

describe("A table", () => {
  it("aligns its columns", () => {
    const table = formatTable([
      ["Site", "http://localhost:8000"],
      ["Stop", "Ctrl-C"],
    ]);
    expect(table).toBe("Site   http://localhost:8000\nStop   Ctrl-C");
  });

  it("aligns columns to the right if asked to", () => {
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
