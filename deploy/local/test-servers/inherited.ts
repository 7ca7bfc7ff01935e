const { PATH, NODE_COMPILE_CACHE } = process.env;

/** What a process gets of the tests' own environment if the test sets all the rest. */
export const inherited: NodeJS.ProcessEnv = { PATH, NODE_COMPILE_CACHE };
