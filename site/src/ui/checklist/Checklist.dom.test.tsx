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

  it("ignores stored ids that it doesn't know, and keeps them", async () => {
    localStorage.setItem(storageKey, '["gone","opener"]');
    const { user } = show(list);
    expect(region()).toHaveTextContent("1 of 3 done");
    await user.click(box("Find the vowels"));
    expect(stored()).toEqual(["gone", "opener", "vowels"]);
  });

  it("reads the progress again when the page returns from the back/forward cache", () => {
    show(list);
    localStorage.setItem(storageKey, '["opener"]');
    act(() => void dispatchEvent(new Event("pageshow")));
    expect(box("Choose an opener")).toBeChecked();
  });
});
