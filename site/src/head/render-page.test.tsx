import { lazy, Suspense, type ReactNode } from "react";
import { Helmet } from "react-helmet";
import { defaultSettings } from "../settings/default-settings.ts";
import { Settings } from "../settings/Settings.tsx";
import { Head } from "./Head.tsx";
import { renderPage, withHelmet } from "./render-page.tsx";

const pageWith = (title: string, content: ReactNode) => (
  <Settings settings={defaultSettings}>
    <Head title={title} description={`About ${title}`} />
    {content}
  </Settings>
);

/** A part of a page that suspends until `load` is called. */
function latePart() {
  const { promise: loaded, resolve: load } = Promise.withResolvers<{ default: () => ReactNode }>();
  const Late = lazy(() => loaded);
  const part = (
    <Suspense fallback="loading">
      <Late />
    </Suspense>
  );
  return { part, load: () => load({ default: () => <p>late</p> }) };
}

it("gives every page its own head, however many are rendered at once", async () => {
  const { part, load } = latePart();
  const slow = renderPage(pageWith("Slow", part));
  const quick = await renderPage(pageWith("Quick", <p>at once</p>));
  load();
  const pages = [await slow, quick];
  expect(pages.map(({ head }) => head?.title)).toEqual(["Slow", "Quick"]);
  const titles = pages.map(
    ({ head }) => head && withHelmet(head, () => Helmet.renderStatic().title.toString()),
  );
  expect(titles).toEqual([
    expect.stringContaining(">Slow | WordleHint<"),
    expect.stringContaining(">Quick | WordleHint<"),
  ]);
});

it("has late parts in their places, and no script that moves them there", async () => {
  const { part, load } = latePart();
  const content = (
    <>
      {part}
      <p>{"long ".repeat(10_000)}</p>
    </>
  );
  const rendering = renderPage(pageWith("Slow", content));
  load();
  const { body } = await rendering;
  expect(body).toContain("<p>late</p>");
  expect(body.indexOf("late")).toBeLessThan(body.indexOf("long"));
  expect(body).not.toContain("<script");
});

it("rejects with what a page throws", async () => {
  const Failing = (): ReactNode => {
    throw new Error("no riddle");
  };
  await expect(renderPage(<Failing />)).rejects.toThrow("no riddle");
});

it("has no head for a page that contributes nothing to it", async () => {
  expect(await renderPage(<p>bare</p>)).toEqual({
    body: "<p>bare</p>",
    emotion: "css",
    css: "",
    head: undefined,
  });
});
