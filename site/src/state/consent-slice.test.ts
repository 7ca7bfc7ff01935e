import {
  consentRead,
  consentSlice,
  selectConsent,
  selectMayAdvertise,
  selectMayAnalyze,
  type ConsentState,
} from "./consent-slice.ts";

const start = consentSlice.reducer(undefined, { type: "start" });

function allowed(consent: ConsentState): { analytics: boolean; advertising: boolean } {
  return { analytics: selectMayAnalyze({ consent }), advertising: selectMayAdvertise({ consent }) };
}

describe("Consent", () => {
  it("is unknown at first, and allows nothing", () => {
    expect(selectConsent({ consent: start })).toEqual({ status: "unknown" });
    expect(allowed(start)).toEqual({ analytics: false, advertising: false });
  });

  it("is unanswered without a stored record, and allows nothing", () => {
    const consent = consentSlice.reducer(start, consentRead(null));
    expect(consent).toEqual({ status: "unanswered" });
    expect(allowed(consent)).toEqual({ analytics: false, advertising: false });
  });

  it.each([
    { analytics: true, advertising: false },
    { analytics: false, advertising: true },
    { analytics: true, advertising: true },
    { analytics: false, advertising: false },
  ])("allows what was chosen, and no more: %o", (choice) => {
    expect(allowed(consentSlice.reducer(start, consentRead(choice)))).toEqual(choice);
  });

  it("ends when the record is removed", () => {
    const given = consentSlice.reducer(start, consentRead({ analytics: true, advertising: true }));
    expect(allowed(consentSlice.reducer(given, consentRead(null)))).toEqual({
      analytics: false,
      advertising: false,
    });
  });
});
