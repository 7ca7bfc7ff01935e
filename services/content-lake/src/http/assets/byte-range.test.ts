import { byteRangeOf } from "./byte-range.ts";

it.each([
  ["bytes=0-0", { from: 0, to: 1 }],
  ["bytes=2-5", { from: 2, to: 6 }],
  ["bytes=7-", { from: 7, to: 10 }],
  ["bytes=-3", { from: 7, to: 10 }],
  ["bytes=-99", { from: 0, to: 10 }],
  ["bytes=5-99", { from: 5, to: 10 }],
  ["bytes=10-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=5-2", undefined],
  ["bytes=-", undefined],
  ["bytes=0-1,4-5", undefined],
  ["bytes=a-b", undefined],
  ["lines=1-2", undefined],
  [undefined, undefined],
])("Of ten bytes, the Range header %j selects %j", (header, range) => {
  expect(byteRangeOf(header, 10)).toEqual(range);
});
