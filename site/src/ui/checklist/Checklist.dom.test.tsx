import { jest } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import { show } from "../../../test/dom/show.tsx";
import { Checklist } from "./Checklist.tsx";

const storageKey = "checklist";
const items = [
  { id: "opener", label: "Choose an opener" },
  { id: "vowels", label: "Find the vowels", help: "Two of them in the opener." },
  { id: "yellow", label: "Move the yellow letters" },
];
const list = <Checklist heading="Your first week" storageKey={storageKey} items={items} />;

const region = () => screen.getByRole("region", { name: "Your first week" });
const box = (name: string) => screen.getByRole("checkbox", { name });
const stored = (): unknown => JSON.parse(localStorage.getItem(storageKey) ?? "null");

describe("A checklist", () => {
  it("shows, announces and stores its progress, and shows it again on the next visit", async () => {
    const { user, showNext } = show(list);
    expect(region()).toHaveTextContent("0 of 3 done");
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    await user.click(box("Find the vowels"));
    await user.click(screen.getByText("Choose an opener"));
    expect(screen.getByRole("status")).toHaveTextContent("2 of 3 done");
    expect(stored()).toEqual(["vowels", "opener"]);

    showNext(<p>Another page</p>);
    showNext(list);
    expect(box("Find the vowels")).toBeChecked();
    expect(box("Move the yellow letters")).not.toBeChecked();
    expect(region()).toHaveTextContent("2 of 3 done");
    expect(screen.getByRole("status")).toBeEmptyDOMElement();

    await user.click(box("Find the vowels"));
    expect(stored()).toEqual(["opener"]);
  });

  it.each(["{", '{"vowels":true}', "null", '[1,["vowels"],null]', '"vowels"', "\u0000"])(
    "takes the malformed data %j for no progress, and can be ticked",
    async (garbage) => {
      localStorage.setItem(storageKey, garbage);
      const { user } = show(list);
      expect(region()).toHaveTextContent("0 of 3 done");
      await user.click(box("Find the vowels"));
      expect(region()).toHaveTextContent("1 of 3 done");
      expect(stored()).toEqual(["vowels"]);
    },
  );

  it("ignores stored ids that it doesn't know, and keeps them", async () => {
    localStorage.setItem(storageKey, '["gone","opener"]');
    const { user } = show(list);
    expect(region()).toHaveTextContent("1 of 3 done");
    await user.click(box("Find the vowels"));
    expect(stored()).toEqual(["gone", "opener", "vowels"]);
  });

  it.each([
    ["changes it", storageKey],
    ["clears everything", null],
  ])("follows another tab that %s", (_what, key) => {
    localStorage.setItem(storageKey, '["opener"]');
    show(list);
    expect(box("Choose an opener")).toBeChecked();
    localStorage.removeItem(storageKey);
    act(() => void dispatchEvent(new StorageEvent("storage", { key })));
    expect(box("Choose an opener")).not.toBeChecked();
  });

  it("reads the progress again when the page returns from the back/forward cache", () => {
    show(list);
    localStorage.setItem(storageKey, '["opener"]');
    act(() => void dispatchEvent(new Event("pageshow")));
    expect(box("Choose an opener")).toBeChecked();
  });

  it("doesn't overwrite what another tab has ticked", async () => {
    const { user } = show(list);
    localStorage.setItem(storageKey, '["opener"]');
    await user.click(box("Find the vowels"));
    expect(stored()).toEqual(["opener", "vowels"]);
    expect(region()).toHaveTextContent("2 of 3 done");
  });

  it.each(["full", "blocked"])("keeps ticks as long as the page if the storage is %s", async (what) => {
    const { user } = show(<Checklist heading="Your first week" storageKey={what} items={items} />);
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("No room", "QuotaExceededError");
    });
    if (what === "blocked") {
      jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
        throw new DOMException("Not allowed", "SecurityError");
      });
    }
    await user.click(box("Find the vowels"));
    await user.click(box("Choose an opener"));
    expect(region()).toHaveTextContent("2 of 3 done");
    await user.click(box("Find the vowels"));
    expect(region()).toHaveTextContent("1 of 3 done");
  });
});
