import { TestEnvironment as JsdomEnvironment } from "jest-environment-jsdom";

/** jsdom with the parts of the web platform that the site uses, jsdom lacks, and Node has. */
export default class SiteEnvironment extends JsdomEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    Object.assign(this.global, {
      fetch,
      Headers,
      Request,
      Response,
      ReadableStream,
      TextDecoder,
      TextEncoder,
      TransformStream,
      structuredClone,
    });
  }
}
