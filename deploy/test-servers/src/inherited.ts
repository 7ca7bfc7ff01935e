const { PATH } = process.env;

/** What a process gets of the tests' own environment if the test sets all the rest. */
export const inherited: NodeJS.ProcessEnv = { PATH };
