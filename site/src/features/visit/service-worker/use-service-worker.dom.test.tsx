import { jest } from "@jest/globals";
import { renderHook } from "@testing-library/react";
import { useServiceWorker } from "./use-service-worker.ts";

const register = jest.fn<(path: string) => Promise<void>>();
const readyState = jest.spyOn(document, "readyState", "get");

beforeEach(() => {
  history.replaceState(null, "", "/");
  readyState.mockReturnValue("complete");
  register.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, "serviceWorker", { value: { register }, configurable: true });
  // Calls at once, so that what isn't called by then never is.
  Object.assign(globalThis, {
    requestIdleCallback: (act: () => void) => {
      act();
      return 1;
    },
    cancelIdleCallback: jest.fn(),
  });
});

describe("The service worker", () => {
  it("is registered when the page has loaded, and not before", () => {
    readyState.mockReturnValue("interactive");
    renderHook(useServiceWorker);
    expect(register).not.toHaveBeenCalled();
    dispatchEvent(new Event("load"));
    expect(register.mock.calls).toEqual([["/sw.js"]]);
  });

  it("is registered although the page had loaded earlier", () => {
    renderHook(useServiceWorker);
    expect(register).toHaveBeenCalledTimes(1);
  });

  it("isn't registered on the style guide", () => {
    history.replaceState(null, "", "/_styleguide/tabs");
    renderHook(useServiceWorker);
    expect(register).not.toHaveBeenCalled();
  });
});
