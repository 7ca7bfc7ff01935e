/** Such as `November 28, 2026`. */
export const showDay = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
