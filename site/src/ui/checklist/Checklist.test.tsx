import { renderToStaticMarkup } from "react-dom/server";
import { Checklist } from "./Checklist.tsx";

it("A checklist has its items in the HTML, and none of them ticked", () => {
  const html = renderToStaticMarkup(
    <Checklist heading="Your week" storageKey="week" items={[{ id: "opener", label: "Choose an opener" }]} />,
  );
  expect(html).toContain("Choose an opener");
  expect(html).toContain('aria-checked="false"');
  expect(html).not.toContain('aria-checked="true"');
});
