"use strict";

function sharp() {
  throw new Error("The site transforms no images: Gatsby's sharp is left out of its rendering engines.");
}

/** Gatsby sets these when it loads the module, whether or not an image follows. */
const settings = { simd() {}, concurrency() {}, cache() {} };

module.exports = Object.assign(sharp, settings);
