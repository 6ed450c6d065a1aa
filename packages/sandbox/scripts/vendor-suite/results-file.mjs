import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The command. */
export const SANDBOX = fileURLToPath(new URL("../../bin/maksu-sandbox.js", import.meta.url));

/** Creates a temporary folder that lives as long as the process. */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), "vendor-suite-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The text of a file; undefined where the suite has not written it. */
export const textOf = (file) => (existsSync(file) ? readFileSync(file, "utf8") : undefined);

/**
 * The tests in a file of JUnit's form.
 *
 * @param group - the attribute with the name of a test's class
 */
export const testsIn = (junit, group = "class") =>
  Array.from(junit.matchAll(/<testcase ([^>]*?)(?:\/>|>(.*?)<\/testcase>)/gs), ([, attributes, inner = ""]) => {
    const valueOf = (name) => new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];
    // JUnit's own names of Java's methods end in brackets.
    return { name: `${valueOf(group)}::${valueOf("name").replace(/\(\)$/, "")}`, passed: !/<(failure|error|skipped)\b/.test(inner) };
  });
