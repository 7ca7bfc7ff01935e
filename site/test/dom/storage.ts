import { jest } from "@jest/globals";
import { act } from "@testing-library/react";

/** Changes the storage as another tab does: the browser tells this one. A null key clears everything. */
export function storeInOtherTab(key: string | null, value: string | null = null): void {
  if (key === null) localStorage.clear();
  else if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  act(() => void dispatchEvent(new StorageEvent("storage", { key })));
}

/** The browser refuses access to the storage until the test ends. */
export function blockStorage(): void {
  jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
}

/** The storage can be read, but takes nothing more until the test ends. */
export function fillStorage(): void {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("no room", "QuotaExceededError");
  });
}
