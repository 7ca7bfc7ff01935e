import { byline } from "./byline.ts";

it("An author's name has no capital article within a line", () => {
  expect(byline("The WordleHint word desk")).toBe("the WordleHint word desk");
  expect(byline("Theodora Hill")).toBe("Theodora Hill");
});
