/** `npm run mutate -- PATH`: puts faults into the code below PATH and reports which of them no test notices. */
export default {
  testRunner: "jest",
  testRunnerNodeArgs: ["--experimental-vm-modules", "--disable-warning=ExperimentalWarning"],
  jest: { config: { selectProjects: ["unit"] } },
  coverageAnalysis: "perTest",
  concurrency: 2,
  reporters: ["clear-text", "progress"],
  tempDirName: ".cache/mutate",
};
