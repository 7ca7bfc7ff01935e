/** A clock that stands still until a test sets it forward. */
export function testClock() {
  let time = Date.now();
  return {
    now: () => new Date(time),
    pass: ({ minutes }: { minutes: number }) => void (time += minutes * 60_000),
  };
}
