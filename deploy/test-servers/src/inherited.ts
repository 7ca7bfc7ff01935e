const { PATH } = process.env;

/** The variables that a process inherits from the tests if the test sets all others. */
export const inherited: NodeJS.ProcessEnv = { PATH };
