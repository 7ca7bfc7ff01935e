import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { replaceHydrateFunction } from "./hydrate.ts";

function Page() {
  const [isOpen, setOpen] = useState(false);
  return <button onClick={() => setOpen(true)}>{isOpen ? "Open" : "Closed"}</button>;
}

beforeEach(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
afterEach(() => document.body.replaceChildren());

describe("The page's root element", () => {
  it("keeps what the renderer put into it", async () => {
    document.body.innerHTML = '<div id="___gatsby"><button>Closed</button></div>';
    const rendered = screen.getByRole("button");
    replaceHydrateFunction()(<Page />, document.getElementById("___gatsby"));
    // React takes over later; clicks before that have no effect.
    await waitFor(() => {
      rendered.click();
      expect(rendered).toHaveTextContent("Open");
    });
  });

  it("is created with a page that works where the document lacks it", async () => {
    document.body.innerHTML = "<script></script>";
    replaceHydrateFunction()(<Page />, document.getElementById("___gatsby"));
    (await screen.findByRole("button", { name: "Closed" })).click();
    expect(await screen.findByRole("button", { name: "Open" })).toBe(
      document.querySelector("body > #___gatsby:first-child > button"),
    );
  });
});
