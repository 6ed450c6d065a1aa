/**
 * The long runs, by their names: `npm run long -- NAME`. A part of a run is a program, or tests, in one workspace; with `NAME/WORKSPACE` it runs alone.
 * Arguments after the name go to each part.
 *
 * @typedef {object} Part
 * @property {string} at the workspace's folder
 * @property {readonly string[]} run a Node program, by its path from the root, and its arguments
 * @property {Readonly<Record<string, string>>} [env] how much is tried, and which files are tests
 *
 * @typedef {object} LongRun
 * @property {string} runs what contributing.md says of it
 * @property {readonly Part[]} parts
 * @property {boolean} [site] whether the built site is tested
 */
export const VITEST = "node_modules/vitest/vitest.mjs";
const STRYKER = "scripts/stryker.mjs";
const ON_RUNTIMES = "tools/runtimes/bin/on-runtimes.js";

const program = (at, ...run) => ({ at, run });
/** A program of the workspace's own. */
const script = (at, path, ...args) => program(at, `${at}/${path}`, ...args);
/** Tests of a workspace, with environment variables that say how many. */
const tests = (at, env, ...options) => ({ at, run: [VITEST, "run", ...options], env });
/** The files named `*.KIND.ts`, which are no tests otherwise. */
const testsOf = (kind, at, ...options) => tests(at, { TEST_FILES: kind }, ...options);

/** Without the packing that the workspace's own configuration does for the tests. */
const UNPACKED = "--config=../../vitest.config.ts";
const HOURS = "--testTimeout=14400000";
const MINUTES = ["--testTimeout=1800000", "--hookTimeout=300000"];
const LISTED = "--reporter=verbose";
/** Each file in a process of its own, as Vitest's default is. */
const APART = ["--pool=forks", "--isolate"];

/** @type {Readonly<Record<string, LongRun>>} */
export const LONG_RUNS = {
  contract: {
    runs: "every constraint, status, code and event of the descriptions, over sockets, with a table",
    parts: [
      tests("packages/contract-tests", { LONG_CONTRACT: "1" }),
      tests("packages/conformance", { LONG_CONTRACT: "1" }, LISTED, "src/run/full.slow.test.ts"),
    ],
  },
  mutations: {
    runs: "mistakes in copies of the repository, each of which a check must catch; all, or those that match a pattern",
    parts: [script("tools/mutations", "dist/main.js")],
  },
  stryker: {
    runs: "Stryker, on signing, webhooks and the domain of the sandbox",
    parts: ["packages/signing", "packages/webhooks", "packages/sandbox"].map((at) => program(at, STRYKER)),
  },
  fuzz: {
    runs: "generated inputs, with another seed each time",
    parts: [
      tests(
        "packages/client-core",
        { FUZZ_FACTOR: "100" },
        HOURS,
        "src/raw/http-client.test.ts",
        "src/request/snapshot.test.ts",
        "src/request/write-request.test.ts",
      ),
      tests("packages/contract-tests", { CARTS: "10000", CHAINS: "1000" }, HOURS, "src/rows/rows.test.ts"),
      tests("packages/legacy-api", { FUZZ_FACTOR: "100" }, HOURS, "src/xml/xml.test.ts"),
      tests("packages/mock-server", { FUZZ_INPUTS: "100000" }, HOURS, "src/fuzz.test.ts"),
      tests("packages/openapi-runtime", { FUZZ_FACTOR: "100" }, HOURS, "src/validation/limited.fuzz.test.ts"),
      tests("packages/rows", { CARTS: "1000000", CHAINS: "100000" }, HOURS, "test/carts.test.ts", "test/refunds.test.ts"),
      tests(
        "packages/sandbox",
        { MODEL_SEQUENCES: "10000", HOSTILE_URLS: "10000", PAGE_RUNS: "500", BOOKS_PAYMENTS: "4000" },
        HOURS,
        "test/suites/model.test.ts",
        "test/suites/hostile-urls.test.ts",
        "test/suites/pages/page-security.test.ts",
        "test/suites/pages/dashboard-security.test.ts",
        "test/suites/books/books.slow.test.ts",
      ),
      tests("packages/signing", { FUZZ_INPUTS: "1000000" }, HOURS, "src/fuzz.test.ts"),
      tests(
        "packages/webhooks",
        { FUZZ_INPUTS: "1000000", FUZZ_RUNS: "20000" },
        HOURS,
        "src/fuzz.test.ts",
        "src/cross-protocol.test.ts",
        "src/report/report-fuzz.test.ts",
        "src/once/once.property.test.ts",
        "src/handlers/compare.test.ts",
        "src/order-state.test.ts",
      ),
    ],
  },
  hostile: {
    runs: "10,000 hostile requests, and the tests of what must be rejected: hosts, forgeries, scripts, addresses, SQL, TLS",
    parts: [
      tests("packages/mock-server", { HOSTILE_REQUESTS: "10000" }, ...APART, ...MINUTES, "src/hostile.slow.test.ts"),
      tests("packages/sandbox", { HOSTILE_REQUESTS: "10000" }, ...APART, ...MINUTES, "test/suites/hostile.slow.test.ts"),
      tests("packages/contract-tests", {}, "src/access/access.test.ts"),
      tests(
        "packages/service-front",
        {},
        "src/deliveries/deliver.test.ts",
        "src/ground/host-name.test.ts",
        "src/ground/merchant-url.test.ts",
        "src/request/request-body.test.ts",
      ),
      tests("packages/markup", {}, "src/html.test.ts"),
      tests("packages/mock-server", {}, "test/suites/requests.test.ts"),
      tests("packages/webhooks", {}, "src/cross-protocol.test.ts", "src/events/hostile.test.ts", "src/report/not-a-report.test.ts"),
      tests(
        "packages/sandbox",
        {},
        "test/suites/forgeries.test.ts",
        "test/suites/front.test.ts",
        "test/suites/hostile-urls.test.ts",
        "test/suites/map.test.ts",
        "test/suites/pages/dashboard-security.test.ts",
        "test/suites/pages/page-security.test.ts",
        "src/redirect/connection.test.ts",
        "src/cli/run.slow.test.ts",
        "src/store/memory-store.test.ts",
        "src/store/file/file-store.test.ts",
      ),
    ],
  },
  soak: {
    runs: "200 connections at once to mock server and sandbox for 30 s",
    parts: ["packages/mock-server", "packages/sandbox"].map((at) => testsOf("soak", at, ...APART, ...MINUTES)),
  },
  runtimes: {
    runs: "signing, clients and mock server on other versions of Node, on Bun, Deno and workerd; all, or those with a name",
    parts: [
      script("packages/signing", "scripts/runtimes.mjs"),
      program("packages/client-core", ON_RUNTIMES, "src/faults.test.ts", "src/transport/transport.test.ts"),
      ...["payment", "merchant", "legacy"].map((api) => program(`packages/${api}-client`, ON_RUNTIMES, "src/faults.slow.test.ts")),
      script("packages/mock-server", "scripts/runtimes.mjs"),
      script("tools/packaging", "scripts/runtimes.mjs"),
    ],
  },
  clients: {
    runs: "public clients against mock servers and sandbox",
    parts: [script("packages/mock-server", "scripts/public-clients.mjs"), script("packages/sandbox", "scripts/vendor-sdk.mjs")],
  },
  "vendor-suite": {
    runs: "a public client's own tests, from the folder of its checkout, against the sandbox",
    parts: [script("packages/sandbox", "scripts/vendor-suite.mjs")],
  },
  shops: {
    runs: "shop-check: 10,000 histories of right shops, 2,000 of others, of wrong ones until found; `-t` picks pieces",
    parts: [
      tests(
        "packages/shop-check",
        { RIGHT_HISTORIES: "10000", HISTORIES: "2000" },
        HOURS,
        LISTED,
        "test/right-shops.slow.test.ts",
        "test/wrong-shops.slow.test.ts",
        "test/examples.slow.test.ts",
      ),
    ],
  },
  mcp: {
    runs: "every tool of the MCP server by the protocol's own client, with the tokens of their definitions",
    parts: [script("packages/mcp", "scripts/official-client.mjs")],
  },
  reach: {
    runs: "clients of seven languages, with the service's address as a constant, through `maksu-sandbox run`",
    parts: [script("packages/sandbox", "scripts/reach.mjs")],
  },
  packed: {
    runs: "the packed packages as npm installs them, and a whole release to a registry on loopback",
    parts: [
      testsOf("packed", "tools/packaging", UNPACKED, ...APART, ...MINUTES),
      tests("tools/packaging", { RELEASE_TESTS: "whole" }, "src/release.slow.test.ts"),
    ],
  },
  rehearsal: {
    runs: "a release to a registry on loopback, then action, image, and the blocks of READMEs and guides, on each Node",
    parts: [testsOf("rehearsal", "tools/packaging", UNPACKED, ...APART, ...MINUTES, LISTED)],
  },
  types: {
    runs: "users' programs under every compiler and setting",
    parts: [tests("tools/packaging", { TYPE_MATRIX: "whole" }, ...MINUTES, "src/consumer-types.slow.test.ts")],
  },
  recipes: {
    runs: "the recipes on the packed packages",
    parts: [testsOf("recipes", "tools/packaging", UNPACKED, ...APART, ...MINUTES, LISTED, "--no-file-parallelism")],
  },
  languages: {
    runs: "a payment and the vectors in PHP, Python, Ruby, Go, Java and C#, as the guide has them",
    parts: [testsOf("languages", "docs", LISTED)],
  },
  pages: {
    runs: "the site, the sandbox's pages and shop-check's report in Chromium",
    site: true,
    parts: [
      // A page takes a second, and many times that on a busy machine.
      testsOf("browser", "docs", LISTED, "--maxConcurrency=3", "--testTimeout=240000"),
      // A test opens up to 30 pages, each of which axe reads: 15 s, and several times that on a busy machine.
      testsOf("browser", "packages/sandbox", LISTED, "--testTimeout=240000"),
      testsOf("browser", "packages/shop-check", LISTED, "--testTimeout=240000"),
    ],
  },
  collections: {
    runs: "the collections for Bruno and Postman by their command-line runners, against sandbox and mock servers",
    parts: [testsOf("collections", "docs", LISTED, ...MINUTES)],
  },
  examples: {
    runs: "all tests in a copy with all worked examples, and with each; the guide from a difference to its changeset",
    parts: [
      tests("tools/mutations", { EXAMPLES: "all tests" }, "src/examples-together.slow.test.ts"),
      tests("tools/mutations", { EXAMPLES: "all tests" }, "src/worked-examples.slow.test.ts"),
      testsOf("examples", "packages/conformance", LISTED),
    ],
  },
  "new-api": {
    runs: "all tests and the site of a copy with a new API",
    parts: [tests("tools/house", { NEW_API: "all tests" }, "--bail=1", "src/new-api/new-api.slow.test.ts")],
  },
  stores: {
    runs: "the sandbox's tests with each sandbox on a file",
    parts: [tests("packages/sandbox", {}, "--config=vitest.stores.config.ts")],
  },
  postgres: {
    runs: "the sandbox's store on a real PostgreSQL",
    // A test opens a sandbox a dozen times and reads its world hundreds of times: 10 s, and several times that on a busy machine.
    parts: [testsOf("server", "packages/sandbox", LISTED, "--testTimeout=240000", "--hookTimeout=120000")],
  },
  crashes: {
    runs: "100 kills of a sandbox under load, on a file and on PostgreSQL",
    parts: [
      tests("packages/sandbox", { KILLS: "100", TEST_FILES: "crashes" }, LISTED, ...MINUTES, "--testNamePattern=is killed"),
      tests("packages/sandbox", { KILLS: "100", TEST_FILES: "server" }, LISTED, ...MINUTES, "--testNamePattern=is killed"),
    ],
  },
  chaos: {
    runs: "sandboxes whose disk, clock, database or receivers fail; `ROUNDS=2` before it is a short run",
    parts: [testsOf("chaos", "packages/sandbox", LISTED, HOURS, "--hookTimeout=120000", "--no-file-parallelism")],
  },
  books: {
    runs: "the sandbox's books of a day on which much goes wrong",
    parts: [script("packages/sandbox", "scripts/faulty-day.mjs")],
  },
  retention: {
    runs: "the memory of a sandbox that makes a million payments and keeps 500",
    parts: [script("packages/sandbox", "scripts/retention.mjs")],
  },
  redis: {
    runs: "the store of handled callbacks on a real Redis",
    parts: [script("packages/webhooks", "scripts/test-stores.mjs", "redis")],
  },
  sql: {
    runs: "the stores of handled callbacks on a real PostgreSQL, and on SQLite",
    parts: [script("packages/webhooks", "scripts/test-stores.mjs", "sql")],
  },
  tables: {
    runs: "the tables of faults, triggers and tolerances, written into the guides",
    parts: [
      tests("packages/contract-tests", { WRITE_TABLES: "1" }, "src/faults/faults.slow.test.ts"),
      script("packages/mock-server", "scripts/write-tables.mjs"),
    ],
  },
  vectors: {
    runs: "the vectors of signatures, computed again by `openssl`",
    parts: ["packages/signing", "packages/webhooks"].map((at) => script(at, "scripts/vectors.mjs", "check")),
  },
  workflow: {
    runs: "the workflow that other projects call, and the container, from a clean checkout on",
    parts: [testsOf("workflow", "tools/spec-changes", ...APART, "--testTimeout=900000", "--hookTimeout=300000")],
  },
  generators: {
    runs: "third-party linters and generators on the bundled descriptions",
    parts: [program(".", "scripts/test-generators.mjs")],
  },
};

/**
 * Returns the run with a name, or its part in one workspace: `fuzz`, `fuzz/rows`.
 *
 * @throws {Error} with the known names
 */
export function longRun(given) {
  const [name, workspace] = given.split("/");
  const known = Object.hasOwn(LONG_RUNS, name) ? LONG_RUNS[name] : undefined;
  if (!known) throw new Error(`Unknown long run ${given}. \`npm run long\` lists them.`);
  const parts = known.parts.filter(({ at }) => workspace === undefined || at.endsWith(`/${workspace}`) || at === workspace);
  if (parts.length === 0) throw new Error(`${name} has no part in ${workspace}, but in ${known.parts.map(({ at }) => at).join(", ")}.`);
  return { ...known, parts };
}

/** Lists the names with what they run. */
export const listOfLongRuns = () =>
  ["npm run long -- NAME [ARGUMENT…]; NAME/WORKSPACE runs the part of one workspace", ""]
    .concat(Object.entries(LONG_RUNS).map(([name, { runs }]) => `${name.padEnd(16)} ${runs}`))
    .join("\n");
