/** Vectors whose digests come from the `openssl` command, so that nothing is shared with the code that they are for. */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

export const hmac = (algorithm, secret, message) =>
  openssl(["dgst", `-${algorithm}`, "-mac", "HMAC", "-macopt", `hexkey:${Buffer.from(secret).toString("hex")}`, "-binary"], message);

export const hash = (algorithm, message) => openssl(["dgst", `-${algorithm}`, "-binary"], message);

export function openssl(args, input) {
  const { status, stdout, stderr, error } = spawnSync("openssl", args, { input, maxBuffer: 1e8 });
  if (error !== undefined || status !== 0) throw new Error(`openssl ${args[0]}: ${error?.message ?? stderr}`);
  return stdout;
}

/** Writes the vectors into `vectors/generated.jsonl` beside the script's folder, or compares them with it, as the command line says. */
export function makeOrCheck(script, generated) {
  const file = new URL("../vectors/generated.jsonl", script);
  const vectors = Array.from(generated);
  const text = vectors.map((vector) => `${JSON.stringify(vector)}\n`).join("");
  const [mode] = process.argv.slice(2);
  if (mode === "make") {
    writeFileSync(file, text);
    process.stdout.write(`${vectors.length} vectors written\n`);
  } else if (mode === "check") {
    const committed = readFileSync(file, "utf8").split("\n");
    const differing = text.split("\n").findIndex((line, index) => line !== committed[index]);
    if (differing !== -1 || committed.join("\n") !== text) {
      process.stderr.write(`vectors/generated.jsonl, line ${differing + 1}: differs from what openssl computes; run npm run vectors\n`);
      process.exitCode = 1;
    } else process.stdout.write(`${vectors.length} vectors match ${openssl(["version"]).toString().trim()}\n`);
  } else {
    process.stderr.write("usage: node scripts/vectors.mjs make | check\n");
    process.exitCode = 2;
  }
}
