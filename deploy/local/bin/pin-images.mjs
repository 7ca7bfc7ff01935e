import { runOnProjectNode } from "./run-on-project-node.mjs";

await runOnProjectNode("pin-images.ts");
