/** Names that filter lists hide wherever they stand. */
const names = "ad ads adsbox ad-banner banner-ad ad-placement text-ad sponsored-ad pub_300x250";

/** Puts an empty element into the page that nobody sees and a blocker takes for an ad. */
export function placeBait(): HTMLElement {
  const bait = document.createElement("div");
  bait.className = names;
  bait.setAttribute("aria-hidden", "true");
  Object.assign(bait.style, {
    position: "absolute",
    top: "0",
    width: "1px",
    height: "1px",
    clipPath: "inset(50%)",
    pointerEvents: "none",
  });
  document.body.append(bait);
  return bait;
}

/** Whether somebody has hidden the bait, or taken it away. */
export function isTaken(bait: HTMLElement): boolean {
  return bait.offsetHeight === 0 || getComputedStyle(bait).visibility === "hidden";
}
