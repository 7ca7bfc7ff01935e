/** Class names that filter lists hide on any site. */
const names = "ad ads adsbox ad-banner banner-ad ad-placement text-ad sponsored-ad pub_300x250";

/** Adds an empty, invisible element that ad blockers take for an ad. */
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

/** Returns whether the bait was hidden or removed. */
export function isTaken(bait: HTMLElement): boolean {
  return bait.offsetHeight === 0 || getComputedStyle(bait).visibility === "hidden";
}
