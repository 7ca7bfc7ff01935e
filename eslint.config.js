import { defineConfig } from "eslint/config";
import { importX } from "eslint-plugin-import-x";
import tseslint from "typescript-eslint";

// What files may import, and which values they take from the theme. Oxlint checks all the rest: see .oxlintrc.json.

/** Limits what files may import. The patterns hold for every service and feature: a new one needs no edit here. */
const forbid = (files, ...patterns) => ({
  files,
  rules: { "@typescript-eslint/no-restricted-imports": ["error", { patterns }] },
});
const otherService = {
  regex: "^@wordlehint/(?!contracts(?:/.+)?$|runtime(?:/.+)?$|test-servers(?:/.+)?$)|/services/",
  message: "A service never imports another service; they talk by HTTP and events.",
};
const serviceRooms = (...rooms) => ({
  regex: `^\\.\\.?/(\\.\\./)*(${rooms.join("|")})(/|\\.ts$)`,
  message: "Imports run main → app → http | events | jobs | cli → actions → domain, store, state, clients.",
});
const io = {
  regex: "^(node:(?!(crypto|url)$)|mongoose$|nats$|express$|undici$|@wordlehint/runtime$)",
  message: "Domain code is pure: no I/O, no clock, no random. Pass it in.",
};
/** What a room of a service may not import. */
const serviceRoom = (room, rooms, ...patterns) =>
  forbid([`services/*/src/${room}`], otherService, serviceRooms(...rooms), ...patterns);
const entries = ["http", "events", "jobs", "cli"];
const below = ["store", "state", "clients"];
const importDirections = [
  forbid(["services/!(contracts|runtime)/{src,test}/**"], otherService),
  serviceRoom("{context.ts,context/**}", ["main", "app", ...entries, "actions"]),
  serviceRoom("{http,events,jobs,cli}/**", ["main", "app"]),
  serviceRoom("actions/**", ["main", "app", ...entries]),
  serviceRoom("{store,state,clients}/**", ["main", "app", "context", "config", ...entries, "actions"]),
  serviceRoom("domain/**", ["main", "app", "context", "config", ...entries, "actions", ...below], io),
  forbid(["services/contracts/**", "services/runtime/src/**"], {
    regex: "^@wordlehint/(?!contracts(?:/.+)?$)|/services/",
    message: "Contracts and runtime know no service.",
  }),
  forbid(
    ["site/**"],
    {
      regex: "^@wordlehint/(?!contracts(?:/.+)?$)|/services/|/deploy/",
      message: "The contracts are the only backend package that the site may import.",
    },
    {
      regex: "/features/\\w+/[\\w-]+/(?!(index|before-paint)\\.ts$)",
      message:
        "A feature's door is its index.ts, and before-paint.ts for scripts that run before the first paint.",
    },
  ),
  forbid(["site/test/**"], {
    regex: "^@wordlehint/(?!contracts(?:/.+)?$|runtime$|test-servers$)|/services/|/deploy/",
    message: "The site's tests know the contracts, the runtime and real servers to run against.",
  }),
];

const fromOtherPackage = {
  regex: "^@wordlehint/(?!contracts(?:/.+)?$)|^(\\.\\./)+(services|site|deploy)/",
  message: "The contracts are the only other package that the studio imports.",
};
const fromFramework = {
  regex: "^(sanity|@sanity/.*|react|react-dom|node:.*)(/|$)",
  message: "Routes and rules are pure: their callers pass in what they need.",
};
const fromOtherTypes = {
  regex: "^\\.\\./(?!\\.\\./|fields/)",
  message: "A type of the schema shares fields/ with the others, and refers to them by name.",
};
/** Limits a room of `studio/src`, files in it and one folder below, to importing the rooms in `allowed` (`a|b`). */
const studioRoom = (room, allowed, ...patterns) =>
  ["", "*/"].map((folder) =>
    forbid(
      [`studio/src/${room}/${folder}*.{ts,tsx}`],
      fromOtherPackage,
      {
        regex: `^\\.\\./${folder && "\\.\\./"}(?!(${allowed})/)`,
        message: "Imports run sanity.config → tools, schema → app, theme → routes, rules, upstream-faults.",
      },
      ...patterns,
    ),
  );
const studioDirections = [
  forbid(["studio/*.{ts,js}"], fromOtherPackage, { regex: "/seed/", message: "The studio knows no seed." }),
  // A room without a rule of its own is a tool, such as presentation; a new tool needs no edit here.
  ...studioRoom("*", "app|theme|routes|rules"),
  ...studioRoom("schema", "app|routes|rules", fromOtherTypes),
  ...studioRoom("app", "routes|rules"),
  ...studioRoom("theme", "upstream-faults"),
  ...studioRoom("{routes,rules}", "", fromFramework),
  ...studioRoom("{upstream-faults,testing}", ""),
  forbid(["studio/src/**/*.test.{ts,tsx}"], fromOtherPackage),
  forbid(["studio/seed/**"], fromOtherPackage, {
    regex: "/src/(?!(routes|rules|schema)/)",
    message: "The seed knows the studio's routes, rules and schema, and none of its tools.",
  }),
  forbid(["studio/seed/src/make/**"], {
    regex: "/(content|pictures|app)/|/documents\\.ts$",
    message: "What makes documents doesn't know which there are.",
  }),
];

/** Every workspace declares the packages that it imports, those that only its tests import as well. */
const declaredImports = (files, packageDir) => ({
  files: [`${files}/*.{ts,tsx,js}`],
  plugins: { "import-x": importX },
  settings: { "import-x/extensions": [".ts", ".tsx", ".js"] },
  rules: {
    "import-x/no-extraneous-dependencies": [
      "error",
      { includeInternal: true, includeTypes: true, ...(packageDir && { packageDir }) },
    ],
  },
});

/** What each room of the site may import besides itself and the routes. A room imports only rooms above it. */
const siteRooms = {
  theme: [],
  lib: [],
  settings: ["lib"],
  state: ["theme", "lib"],
  app: ["state", "lib"],
  ui: ["theme", "lib"],
  head: ["settings", "lib"],
  preview: ["ui", "theme", "lib"],
  content: ["preview", "head", "ui", "settings", "theme", "lib"],
  features: ["app", "content", "head", "ui", "state", "settings", "theme", "lib"],
  server: ["content", "preview", "head", "settings", "lib"],
  shell: ["app", "features", "preview", "ui", "state", "settings", "theme", "lib"],
  pages: ["server", "features", "content", "head", "ui", "theme", "lib"],
  styleguide: [
    "server",
    "shell",
    "app",
    "features",
    "content",
    "head",
    "ui",
    "state",
    "settings",
    "theme",
    "lib",
  ],
};
for (const [index, [room, others]] of Object.entries(siteRooms).entries()) {
  const above = Object.keys(siteRooms).slice(0, index);
  if (!others.every((name) => above.includes(name))) throw new Error(`${room} imports a room below it`);
}
const siteImports = {
  files: ["site/src/**/*.{ts,tsx}"],
  plugins: { "import-x": importX },
  settings: { "import-x/extensions": [".ts", ".tsx"] },
  rules: {
    "import-x/no-restricted-paths": [
      "error",
      {
        basePath: import.meta.dirname,
        zones: Object.entries(siteRooms).map(([room, others]) => ({
          target: `site/src/${room}`,
          from: Object.keys(siteRooms)
            .filter((name) => name !== room && !others.includes(name))
            .map((name) => `site/src/${name}`),
          message: `${room} may import ${others.join(", ") || "no other room"}; see siteRooms in eslint.config.js.`,
        })),
      },
    ],
  },
};
/** A feature is a folder in a group: `../` or `../../` and a name leads to another one. */
const featuresApart = forbid(
  ["site/src/features/**"],
  {
    regex: "^@wordlehint/(?!contracts(?:/.+)?$)|/services/|/deploy/",
    message: "The contracts are the only backend package that the site may import.",
  },
  {
    regex: "/index\\.ts$",
    message: "A feature's door is for what is outside: import the file.",
  },
  {
    regex: "^(\\.\\./){1,2}[^.]",
    message: "A feature never imports another feature; share through content, ui, state or lib.",
  },
);

const text = (pattern) => [`Literal[value=/${pattern}/]`, `TemplateElement[value.raw=/${pattern}/]`];
const rawValue = (message, ...patterns) => patterns.flatMap(text).map((selector) => ({ selector, message }));
const rawColors = rawValue(
  "Take the color from the theme's tokens.",
  "#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\\b(?!-)",
  "\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\\([\\d.]",
);
const rawBreakpoints = rawValue(
  "Take the breakpoint from the theme's tokens.",
  "(?:min|max)-width:|\\bwidth ?[<>]",
);
const rawSizes = rawValue(
  "Take the size from the theme's tokens.",
  "(?:^|[\\s(,])-?(?:\\d*\\.)?\\d+(?:px|rem|pt|vw|vh)\\b",
);
const styled = ["site/src/{ui,features,pages,shell,head,app,styleguide}/**/*.tsx"];

export default defineConfig(
  {
    ignores: [
      "**/node_modules",
      "site/public",
      "**/.cache",
      ".data",
      "test-results",
      "site/upstream-faults/gatsby-sharp",
      "services/riddle/data",
      "studio/{dist,.sanity}",
      "site/src/content/content-types.ts",
    ],
  },
  {
    plugins: { "@typescript-eslint": tseslint.plugin },
    linterOptions: { reportUnusedDisableDirectives: "error" },
  },
  { files: ["**/*.{ts,tsx}"], languageOptions: { parser: tseslint.parser } },
  { files: styled, rules: { "no-restricted-syntax": ["error", ...rawColors, ...rawBreakpoints] } },
  {
    files: ["site/src/{features,pages,styleguide}/**/*.tsx"],
    rules: { "no-restricted-syntax": ["error", ...rawColors, ...rawBreakpoints, ...rawSizes] },
  },
  declaredImports("{services,studio}/**"),
  declaredImports("site/**", "site"),
  declaredImports("deploy/**"),
  // Imports `#rendered-head`, one of the package's own `imports`.
  { files: ["site/src/head/Head.tsx"], rules: { "import-x/no-extraneous-dependencies": "off" } },
  {
    files: ["services/!(runtime)/src/**/*.ts"],
    ignores: ["services/*/src/{config.ts,cli/*.ts}", "**/*.{test,fixture}.ts"],
    rules: {
      "no-restricted-properties": [
        "error",
        { object: "process", property: "env", message: "Only config.ts reads the environment." },
      ],
    },
  },
  ...importDirections,
  ...studioDirections,
  siteImports,
  featuresApart,
);
