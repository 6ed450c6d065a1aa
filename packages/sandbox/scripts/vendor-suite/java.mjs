/** The Java SDK: its tests by Maven, through `maksu-sandbox run`. Maven's own downloads pass through. */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { SANDBOX, testsIn } from "./results-file.mjs";

/** Runs the tests of a checkout. Returns the name of each, and whether it has passed; none where they did not end. */
export function javaSuite(folder) {
  const sdk = join(folder, "paytrailpayment-sdk");
  const reports = join(sdk, "target", "surefire-reports");
  rmSync(reports, { recursive: true, force: true });
  const test = ["mvn", "--batch-mode", "--quiet", "-Dcheckstyle.skip", "-Dmaven.test.failure.ignore", "test"];
  const { status } = spawnSync(process.execPath, [SANDBOX, "run", "--quiet", "--", ...test], { cwd: sdk, stdio: "inherit" });
  if (status !== 0) return [];
  const files = readdirSync(reports).filter((name) => name.endsWith(".xml"));
  return files.flatMap((name) => testsIn(readFileSync(join(reports, name), "utf8"), "classname"));
}
