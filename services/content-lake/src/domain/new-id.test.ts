import { newId } from "./new-id.ts";

it("An id consists of letters and digits, all equally likely", () => {
  let next = 0;
  const everyByte = (size: number) => Uint8Array.from({ length: size }, () => next++ % 256);
  const ids = Array.from({ length: 124 }, () => newId(everyByte));
  expect(ids.every((id) => /^[A-Za-z0-9]{22}$/.test(id))).toBe(true);
  const counts = new Map<string, number>();
  for (const character of ids.join("")) counts.set(character, (counts.get(character) ?? 0) + 1);
  expect(counts.size).toBe(62);
  expect(Math.max(...counts.values()) - Math.min(...counts.values())).toBeLessThanOrEqual(8);
});
