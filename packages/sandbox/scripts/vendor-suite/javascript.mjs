/** The JavaScript SDK: its own test command, through `maksu-sandbox run`, which leads the requests of its processes to the sandbox. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { SANDBOX, temporaryFolder, textOf } from "./results-file.mjs";

/** Runs the tests of a checkout. Returns the name of each, and whether it has passed; none where they did not end. */
export async function javascriptSuite(folder) {
  const file = join(temporaryFolder(), "results.json");
  const test = ["npm", "test", "--", "--ci", "--json", `--outputFile=${file}`];
  spawnSync(process.execPath, [SANDBOX, "run", "--quiet", "--", ...test], { cwd: folder, stdio: "inherit" });
  const { testResults } = JSON.parse(textOf(file) ?? '{"testResults":[]}');
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ status, fullName }) => ({ name: fullName, passed: status === "passed" })),
  );
}
