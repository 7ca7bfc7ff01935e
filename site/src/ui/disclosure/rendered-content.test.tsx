import { renderToStaticMarkup } from "react-dom/server";
import { Accordion } from "./Accordion.tsx";
import { Tabs } from "./Tabs.tsx";

const parts = ["first", "second"].map((id) => ({ id, label: id, content: <p>{`The ${id} text.`}</p> }));

it.each([
  ["tabs", <Tabs label="Guides" tabs={parts} />],
  ["tabs kept in the address", <Tabs label="Guides" tabs={parts} addressKey="guide" />],
  ["an accordion", <Accordion items={parts} />],
])("The content of %s is in the HTML, whether it is shown or not", (_what, element) => {
  const html = renderToStaticMarkup(element);
  expect(html).toContain("<p>The first text.</p>");
  expect(html).toContain("<p>The second text.</p>");
});
