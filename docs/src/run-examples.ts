/**
 * Runs compiled examples one after another, in one process so that shared modules are loaded once; prints each result as a line of JSON.
 */
import { basename } from "node:path";
import { pathToFileURL } from "node:url";

const print = process.stdout.write.bind(process.stdout);

for (const path of process.argv.slice(2)) {
  const complaints: string[] = [];
  const complain = (text: unknown): true => {
    complaints.push(String(text));
    return true;
  };
  const { stderr, stdout } = process;
  const write = { stderr: stderr.write, stdout: stdout.write };
  Object.assign(stderr, { write: complain });
  Object.assign(stdout, { write: () => true });
  try {
    await import(pathToFileURL(path).href);
  } catch (error) {
    complain(error instanceof Error ? error.stack : error);
  }
  Object.assign(stderr, { write: write.stderr });
  Object.assign(stdout, { write: write.stdout });
  print(`${JSON.stringify({ name: basename(path, ".js"), complaints: complaints.join("") })}\n`);
}
