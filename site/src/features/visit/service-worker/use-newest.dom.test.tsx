import { jest } from "@jest/globals";
import { act, renderHook } from "@testing-library/react";
import { later, stopClock, until } from "../../../../test/dom/fake-clock.ts";
import { keptAtMs, keptMark, unmarkKept } from "../../../lib/kept-document.ts";
import { useNewest } from "./use-newest.ts";

const kept = new Response("kept", { headers: { ETag: '"1"' } });
const request = jest.fn<() => Promise<Response>>();
const reload = jest.fn();

beforeEach(() => {
  stopClock();
  document.documentElement.setAttribute(keptMark, "1795000000000");
  request.mockReset().mockRejectedValue(new TypeError("Failed to fetch"));
  reload.mockReset();
  Object.assign(globalThis, { fetch: request, caches: { match: () => Promise.resolve(kept) } });
  jest.spyOn(document, "hidden", "get").mockReturnValue(false);
});
afterEach(() => {
  act(unmarkKept);
  Reflect.deleteProperty(globalThis, "caches");
});

const newestIs = (tag: string, status = 200) =>
  request.mockImplementation(() =>
    Promise.resolve(new Response("newest", { status, headers: { ETag: tag } })),
  );
const goOnline = (): void => act(() => void dispatchEvent(new Event("online")));

describe("A page that was kept", () => {
  it("stays as it was kept while the network is gone, and the server fails", async () => {
    renderHook(() => useNewest("/about", reload));
    await later(60_000);
    newestIs('"2"', 503);
    await later(60_000);
    expect(request.mock.calls.length).toBeGreaterThanOrEqual(3);
    expect(keptAtMs()).toBe(1_795_000_000_000);
    expect(reload).not.toHaveBeenCalled();
  });

  it("is the newest once the server says so, when the browser is online again or was already", async () => {
    const { unmount } = renderHook(() => useNewest("/about", reload));
    await later(1);
    newestIs('"1"');
    goOnline();
    await until(() => expect(keptAtMs()).toBeNull());
    unmount();
    document.documentElement.setAttribute(keptMark, "1795000000000");
    renderHook(() => useNewest("/about", reload));
    await until(() => expect(keptAtMs()).toBeNull());
    expect(reload).not.toHaveBeenCalled();
  });

  it("is loaded again if it has changed, but not while something is typed in it", async () => {
    newestIs('"2"');
    const field = document.body.appendChild(document.createElement("input"));
    field.value = "player@wordlehint.example";
    field.focus();
    renderHook(() => useNewest("/about", reload));
    await later(1);
    expect(request).toHaveBeenCalledTimes(1);
    expect(reload).not.toHaveBeenCalled();
    field.remove();
    await later(30_000);
    await until(() => expect(reload).toHaveBeenCalled());
  });

  it("gives way to the next page, which comes from the network", () => {
    const { rerender } = renderHook(({ path }) => useNewest(path), { initialProps: { path: "/about" } });
    rerender({ path: "/about" });
    expect(keptAtMs()).not.toBeNull();
    rerender({ path: "/terms" });
    expect(keptAtMs()).toBeNull();
  });
});

describe("A page from the network", () => {
  it("isn't requested again when the browser is online", async () => {
    act(unmarkKept);
    renderHook(() => useNewest("/about"));
    goOnline();
    await later(60_000);
    expect(request).not.toHaveBeenCalled();
  });
});
