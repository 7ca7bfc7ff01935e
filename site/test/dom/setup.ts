import "@testing-library/jest-dom";
import { afterEach, jest } from "@jest/globals";
import { cleanup, configure } from "@testing-library/react";

// Generous for a busy machine; no test measures time by it.
configure({ asyncUtilTimeout: 20_000 });

// Testing Library looks for it there to advance fake timers while it waits.
Object.assign(globalThis, { jest });

// Gatsby's runtime sets these in a page before any component renders.
Object.assign(globalThis, {
  __BASE_PATH__: "",
  __PATH_PREFIX__: "",
  __TRAILING_SLASH__: "never",
  ___navigate: () => undefined,
  ___loader: { enqueue: () => undefined, hovering: () => undefined },
});

// jsdom has no layout: nothing matches a query, no size is observed, and everything is on the screen.
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
const nothing = () => undefined;
class NoObserver {
  observe: (target: Element) => void = nothing;
  unobserve = nothing;
  disconnect = nothing;
  takeRecords = () => [];
}
class OnScreenObserver extends NoObserver {
  constructor(tell: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
    super();
    this.observe = (target) => tell([{ target, isIntersecting: true }]);
  }
}
Object.assign(globalThis, { ResizeObserver: NoObserver, IntersectionObserver: OnScreenObserver });
performance.getEntriesByType = () => [];
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.hasPointerCapture = () => false;
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
};

afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  for (const name of Object.keys(document.documentElement.dataset))
    document.documentElement.removeAttribute(`data-${name}`);
});
