import { screen, waitFor } from "@testing-library/react";
import { rendered } from "../../../../test/dom/hydrate.tsx";
import { Auth } from "./Auth.tsx";

// React schedules its work itself, as in a browser, without `act`.
beforeEach(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
afterEach(() => document.body.replaceChildren());

it.each([
  ["Sign In", ""],
  ["Sign In", "?next=%2Fsubscribe"],
  ["Create Account", "?register=true"],
  ["Create Account", "?register=true&next=%2Fsubscribe"],
])("What is typed into the form %s%s before the page is interactive stays", async (name, search) => {
  // The server renders the page without the query string.
  const { hydrate } = rendered(<Auth search="" knownEmail="" />, <Auth search={search} knownEmail="" />);
  const form = screen.getByRole("form", { name, hidden: true });
  const [email, password] = form.querySelectorAll("input");
  if (!email || !password) throw new Error("the form has no fields");
  email.value = "player@example.org";
  password.value = "Riddle42x";
  hydrate();
  await waitFor(() => expect(screen.getByRole("button", { name })).toHaveAttribute("type", "submit"));
  expect(form).toBeInTheDocument();
  expect([email.value, password.value]).toEqual(["player@example.org", "Riddle42x"]);
});
