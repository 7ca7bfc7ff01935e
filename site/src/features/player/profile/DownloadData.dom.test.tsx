import { jest } from "@jest/globals";
import { screen } from "@testing-library/react";
import { later, stopClock, until } from "../../../../test/dom/fake-clock.ts";
import { button, refusal, showProfile } from "./profile.fixture.tsx";

const path = "GET /api/user/export";
const data = { exportedAt: "2026-11-22T21:50:00.000Z", parts: { auth: { email: "player@example.org" } } };
const notReady = () => refusal(503, "Not now.", {}, { "Retry-After": "7" });

/** The files that the page has offered as downloads. */
const saved: { name: string; content: Promise<string> }[] = [];

beforeEach(() => {
  saved.length = 0;
  jest.spyOn(console, "error").mockReturnValue();
  let blob = new Blob();
  Object.assign(URL, {
    createObjectURL: (made: Blob) => {
      blob = made;
      return "blob:data";
    },
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    const content = new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as string);
      reader.readAsText(blob);
    });
    saved.push({ name: this.download, content });
  });
});

async function openDownload(respond: () => Response | Promise<Response>) {
  const shown = showProfile({ [path]: respond });
  await shown.open("Download your data");
  const asked = () => shown.sent.filter(({ path: sentTo }) => sentTo === "/api/user/export").length;
  return { ...shown, asked };
}

it("The data is saved as a file, readable, and that is said", async () => {
  const { toast, user } = await openDownload(() => Response.json(data));
  await user.click(button("Download"));
  const name = `wordlehint-data-${new Date().toISOString().slice(0, 10)}.json`;
  expect(await screen.findByText(`Saved as ${name}`)).toBeVisible();
  expect(saved.map((file) => file.name)).toEqual([name]);
  expect(await saved[0]?.content).toBe(JSON.stringify(data, null, 2));
  expect(toast()).toMatchObject({ title: "Your data is saved" });
  expect(button("Download again")).toBeEnabled();
});

it("A download is asked for once, however often it is pressed", async () => {
  const response = Promise.withResolvers<Response>();
  const { asked, user } = await openDownload(() => response.promise);
  await user.dblClick(button("Download"));
  await user.click(await screen.findByRole("button", { name: "Preparing" }));
  response.resolve(Response.json(data));
  await screen.findByRole("button", { name: "Download again" });
  expect(asked()).toBe(1);
});

it("While a service is down the data is asked for again, after as long as the API says", async () => {
  stopClock();
  let isUp = false;
  const { asked, user } = await openDownload(() => (isUp ? Response.json(data) : notReady()));
  await user.click(button("Download"));
  await later(0);
  await until(() => expect(screen.getByText(/^It takes a moment/)).toBeVisible());
  expect(button("Waiting")).toHaveAttribute("aria-busy", "true");
  await later(6_900);
  expect(asked()).toBe(1);
  isUp = true;
  await later(200);
  await until(() => expect(button("Download again")).toBeEnabled());
  expect(asked()).toBe(2);
  expect(saved).toHaveLength(1);
});

it("After five attempts it is left to the player", async () => {
  stopClock();
  let isUp = false;
  const { asked, user } = await openDownload(() => (isUp ? Response.json(data) : notReady()));
  await user.click(button("Download"));
  for (let attempts = 1; attempts <= 5; attempts += 1) {
    await until(() => expect(asked()).toBe(attempts));
    await later(7_000);
  }
  await until(() => expect(screen.getByText(/Please try again in a few minutes/)).toBeVisible());
  await later(60_000);
  expect(asked()).toBe(5);
  isUp = true;
  await user.click(button("Try again"));
  await later(0);
  await until(() => expect(saved).toHaveLength(1));
});

it("Nothing more is asked for once the view is left", async () => {
  stopClock();
  const { asked, user } = await openDownload(notReady);
  await user.click(button("Download"));
  await later(0);
  await until(() => expect(screen.getByText(/^It takes a moment/)).toBeVisible());
  await user.click(button("Back"));
  await later(60_000);
  expect(asked()).toBe(1);
});
