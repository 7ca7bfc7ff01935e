/** What Stryker copies besides the service, so that Jest finds its configuration and all that it imports. */
export const configurationFiles = [
  "package.json",
  "jest.config.js",
  "deploy/local/test-servers/swc-options.ts",
];
