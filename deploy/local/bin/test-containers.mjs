import { runOnProjectNode } from "./run-on-project-node.mjs";

await runOnProjectNode("test-containers.ts");
