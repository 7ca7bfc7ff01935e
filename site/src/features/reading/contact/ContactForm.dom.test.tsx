import { jest } from "@jest/globals";
import { act, screen, waitFor } from "@testing-library/react";
import { fakeApi } from "../../../../test/dom/fake-api.ts";
import { show } from "../../../../test/dom/show.tsx";
import { tokenRead } from "../../../state/session-slice.ts";
import { selectToast } from "../../../state/toast-slice.ts";
import { ContactForm } from "./ContactForm.tsx";

const path = "POST /api/contact";
const typed = {
  Name: "A Player",
  Email: "player@example.org",
  Subject: "A mistake",
  Message: "The hint of March 5 names the word.",
};
const field = (name: string) => screen.getByRole("textbox", { name });
const submit = () => screen.getByRole("button", { name: "Send Message" });
const taken = () => new Response(null, { status: 202 });

function showForm(responses: Parameters<typeof fakeApi>[0] = {}) {
  const sent = fakeApi(responses);
  const shown = show(<ContactForm />);
  act(() => void shown.store.dispatch(tokenRead(null)));
  const fill = async () => {
    for (const [name, value] of Object.entries(typed)) await shown.user.type(field(name), value);
  };
  return { ...shown, sent, fill, toast: () => selectToast(shown.store.getState()) };
}

beforeEach(() => void jest.spyOn(console, "error").mockReturnValue());

describe("The contact form", () => {
  it("sends the message once, is pending meanwhile, thanks, and is empty then", async () => {
    const response = Promise.withResolvers<Response>();
    const { user, sent, fill, toast } = showForm({ [path]: () => response.promise });
    await fill();
    const pressed = submit();
    await user.dblClick(pressed);
    await waitFor(() => expect(pressed).toHaveAttribute("aria-busy", "true"));
    expect(field("Message")).toHaveValue(typed.Message);
    response.resolve(taken());
    await waitFor(() =>
      expect(toast()).toMatchObject({
        title: "Message Sent",
        description: "Thank you for your message. We'll respond shortly.",
      }),
    );
    expect(sent.map(({ body }) => body)).toEqual([
      {
        name: typed.Name,
        email: typed.Email,
        subject: typed.Subject,
        message: typed.Message,
        website: "",
      },
    ]);
    for (const name of Object.keys(typed)) expect(field(name)).toHaveValue("");
  });

  it("says beside each field what is missing, focuses the first, and sends nothing", async () => {
    const { user, sent } = showForm();
    await user.click(submit());
    await waitFor(() => expect(field("Name")).toHaveFocus());
    expect(field("Name")).toHaveAccessibleDescription("Enter your name");
    expect(field("Email")).toHaveAccessibleDescription(/Invalid email address/);
    expect(field("Subject")).toHaveAccessibleDescription("Enter a subject");
    expect(field("Message")).toHaveAccessibleDescription("Enter a message");
    expect(sent).toEqual([]);
    await user.type(field("Message"), "Now it is there.");
    await waitFor(() => expect(field("Message")).not.toHaveAccessibleDescription());
  });

  it.each([
    ["the service is away", () => Response.json({ message: "Away." }, { status: 503 })],
    ["the network is away", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("loses nothing that was typed when %s", async (_case, respond) => {
    const { user, fill, toast } = showForm({ [path]: respond });
    await fill();
    await user.click(submit());
    const words = "Failed to send your message. Please try again later.";
    await waitFor(() => expect(toast()).toMatchObject({ description: words, kind: "danger" }));
    expect(screen.getByText(words)).toBeVisible();
    for (const [name, value] of Object.entries(typed)) expect(field(name)).toHaveValue(value);
    await waitFor(() => expect(submit()).not.toHaveAttribute("aria-busy", "true"));
  });
});
