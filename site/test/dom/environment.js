import { TestEnvironment as JsdomEnvironment } from "jest-environment-jsdom";

/** jsdom with the parts of the web platform that the site uses, jsdom lacks, and Node has. */
export default class SiteEnvironment extends JsdomEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    const { location } = this.global;
    /** A browser resolves an address against that of the page. */
    class PageRequest extends Request {
      constructor(input, init) {
        super(input instanceof Request ? input : new URL(String(input), location.href), init);
      }
    }
    Object.assign(this.global, {
      // Node's requests take no signal but Node's.
      AbortController,
      AbortSignal,
      fetch,
      Headers,
      MessagePort,
      Request: PageRequest,
      Response,
      ReadableStream,
      TextDecoder,
      TextEncoder,
      TransformStream,
      structuredClone,
    });
  }
}
