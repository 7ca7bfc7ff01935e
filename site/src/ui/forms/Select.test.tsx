import { renderToStaticMarkup } from "react-dom/server";
import { Select } from "./Select.tsx";

const select = (value: string) =>
  renderToStaticMarkup(
    <Select
      label="Letter"
      value={value}
      onChange={() => undefined}
      options={[{ value: "c", label: "C words" }]}
      placeholder="Choose a letter"
    />,
  );

it("A select's value is in the HTML, or its placeholder without one", () => {
  expect(select("c")).toContain("C words");
  expect(select("c")).not.toContain("Choose a letter");
  expect(select("")).toContain("Choose a letter");
});
