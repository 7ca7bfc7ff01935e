import { jest } from "@jest/globals";
import { screen } from "@testing-library/react";
import { useEffect } from "react";
import { rendered } from "../../test/dom/hydrate.tsx";
import { HydrationSlice } from "../lib/HydrationSlice.tsx";
import { consentRead, selectConsent } from "../state/consent-slice.ts";
import { useAppDispatch, useAppSelector } from "./hooks.ts";

function Reader() {
  const dispatch = useAppDispatch();
  useEffect(() => void dispatch(consentRead(null)), [dispatch]);
  return null;
}

function Status() {
  return <p>{useAppSelector(selectConsent).status}</p>;
}

afterEach(() => {
  document.body.replaceChildren();
});

it("A part that hydrates late takes over the rendered elements, and then shows what the store has learnt since", async () => {
  const errors = jest.spyOn(console, "error").mockReturnValue();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const { hydrate } = rendered(
    <>
      <Reader />
      <HydrationSlice>
        <Status />
      </HydrationSlice>
    </>,
  );
  const paragraph = screen.getByText("unknown");
  hydrate();
  expect(await screen.findByText("unanswered")).toBe(paragraph);
  expect(errors).not.toHaveBeenCalled();
});
