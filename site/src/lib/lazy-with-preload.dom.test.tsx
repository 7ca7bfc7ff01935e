import { jest } from "@jest/globals";
import { act, screen, waitFor } from "@testing-library/react";
import { show } from "../../test/dom/show.tsx";
import { lazyWithPreload } from "./lazy-with-preload.tsx";

const Part = ({ name }: { name: string }) => <p>The part of {name}</p>;

/** A late part that loads when the test says so, and how often it was asked for. */
function latePart() {
  const load = jest.fn<() => Promise<typeof Part>>();
  const loaded = Promise.withResolvers<typeof Part>();
  load.mockReturnValue(loaded.promise);
  return { LatePart: lazyWithPreload(load), load, loaded };
}

let logged: jest.SpiedFunction<typeof console.error>;

beforeEach(() => {
  logged = jest.spyOn(console, "error").mockReturnValue();
});

describe("A part that is loaded late", () => {
  it("takes the place of its fallback once it has loaded", async () => {
    const { LatePart, loaded } = latePart();
    show(<LatePart name="Anna" fallback={<p>Please wait</p>} />);
    expect(screen.getByText("Please wait")).toBeVisible();
    loaded.resolve(Part);
    expect(await screen.findByText("The part of Anna")).toBeVisible();
    expect(screen.queryByText("Please wait")).toBeNull();
  });

  it("is loaded once for all places, and not before one wants it", async () => {
    const { LatePart, load, loaded } = latePart();
    const { showNext } = show(<LatePart name="Anna" when={false} />);
    expect(load).not.toHaveBeenCalled();
    showNext(
      <>
        <LatePart name="Anna" when />
        <LatePart name="Ben" />
      </>,
    );
    loaded.resolve(Part);
    expect(await screen.findByText("The part of Anna")).toBeVisible();
    expect(await screen.findByText("The part of Ben")).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("is there at once if it was loaded before", async () => {
    const { LatePart, loaded } = latePart();
    LatePart.preload();
    await act(() => {
      loaded.resolve(Part);
      return loaded.promise;
    });
    show(<LatePart name="Anna" />);
    expect(screen.getByText("The part of Anna")).toBeVisible();
  });

  it("that can't be loaded keeps its fallback, says so, and is loaded by the next place", async () => {
    const { LatePart, load, loaded } = latePart();
    const onFail = jest.fn();
    const { showNext } = show(<LatePart name="Anna" fallback={<p>Please wait</p>} onFail={onFail} />);
    loaded.reject(new Error("offline"));
    await waitFor(() => expect(onFail).toHaveBeenCalledTimes(1));
    expect(screen.getByText("Please wait")).toBeVisible();
    load.mockResolvedValue(Part);
    showNext(<LatePart key="next" name="Ben" onFail={onFail} />);
    expect(await screen.findByText("The part of Ben")).toBeVisible();
    expect(onFail).toHaveBeenCalledTimes(1);
  });

  it("doesn't tell a place that is gone that it can't be loaded", async () => {
    const { LatePart, loaded } = latePart();
    const onFail = jest.fn();
    const { showNext } = show(<LatePart name="Anna" onFail={onFail} />);
    showNext(<p>Another page</p>);
    loaded.reject(new Error("offline"));
    await waitFor(() => expect(logged).toHaveBeenCalledTimes(1));
    expect(onFail).not.toHaveBeenCalled();
  });
});
