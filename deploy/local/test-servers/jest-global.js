import { jest } from "@jest/globals";

// A global where tests run on Node itself; Jest's own runner has it as a module alone.
globalThis.jest = jest;
