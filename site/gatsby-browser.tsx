import type { GatsbyBrowser } from "gatsby";
import { repairCanonical } from "./src/head/canonical.ts";
import { wrapPageElement, wrapRootElement } from "./gatsby/wrap.tsx";

export { wrapPageElement, wrapRootElement };

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => repairCanonical();
