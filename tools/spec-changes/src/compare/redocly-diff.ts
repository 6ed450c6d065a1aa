/** The differences that `redocly diff` sees between two bundled descriptions. */
import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isObject, listAt, objectAt, textAt, type JsonObject } from "@maksu/openapi";
import type { Impact } from "./change.ts";

/** One change as Redocly reports it. A change that no rule of Redocly's rates has no `messages`; its impact is then only a guess by its kind. */
export interface Sighting {
  readonly kind: "added" | "removed" | "modified";
  readonly impact: Impact;
  /** Redocly's name of the object that changed: `Schema`, `Parameter`, `Example`. */
  readonly type: string;
  /** The field of the object, when the object itself stayed. */
  readonly field: string | undefined;
  readonly messages: readonly string[];
  /** The way to it through references, from the first operation that uses it. */
  readonly path: string;
  /** In the older description; undefined when added. */
  readonly before: Place | undefined;
  /** In the newer description; undefined when removed. */
  readonly after: Place | undefined;
}

export interface Place {
  /** Of the field, or of the object that lacks it. */
  readonly pointer: string;
  /** With its references followed; undefined for a field that is not there. */
  readonly value: unknown;
}

const command = createRequire(import.meta.url).resolve("@redocly/cli/bin/cli.js");
const config = fileURLToPath(new URL("../../redocly.yaml", import.meta.url));

/** @throws {Error} with Redocly's own words when it can't compare them */
export async function redoclyDiff(before: JsonObject, after: JsonObject): Promise<readonly Sighting[]> {
  const folder = await mkdtemp(join(tmpdir(), "spec-changes-"));
  try {
    const [older, newer] = [join(folder, "before.json"), join(folder, "after.json")];
    await Promise.all([writeFile(older, JSON.stringify(before)), writeFile(newer, JSON.stringify(after))]);
    const report = await run(["diff", older, newer, "--config", config, "--format", "json", "--fail-on", "none"]);
    return listAt(report, "changes").map(sighting);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Standard error is kept for the case of failure: on Node 20 it carries a notice with every call. */
async function run(args: readonly string[]): Promise<unknown> {
  const env = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
  const [output, failure] = await new Promise<readonly [string, string | undefined]>((resolve) => {
    execFile(process.execPath, [command, ...args], { env, maxBuffer: 256 * 1024 * 1024 }, (error, stdout, stderr) =>
      resolve([stdout, error ? `${error.message}\n${stderr}` : undefined]),
    );
  });
  if (failure !== undefined) throw new Error(`redocly ${args.join(" ")} failed: ${failure}`);
  return JSON.parse(output);
}

function sighting(change: unknown): Sighting {
  const kind = textAt(change, "kind");
  const impact = textAt(change, "impact");
  if (!isKind(kind) || !isImpact(impact)) throw new Error(`redocly diff reports a change that can't be read: ${JSON.stringify(change)}`);
  return {
    kind,
    impact,
    type: textAt(change, "typeName") ?? "",
    field: textAt(change, "property"),
    // cspell:ignore verdicts -- the key of Redocly
    messages: listAt(change, "verdicts").flatMap((rating) => (isObject(rating) ? [textAt(rating, "message") ?? ""] : [])),
    path: textAt(change, "path") ?? "#",
    before: place(objectAt(change, "base")),
    after: place(objectAt(change, "revision")),
  };
}

function place(side: JsonObject): Place | undefined {
  const pointer = textAt(side, "pointer");
  // Redocly writes the whole document as if it were its field without a name.
  return pointer === undefined ? undefined : { pointer: pointer === "#/" ? "#" : pointer, value: side["value"] };
}

const isKind = (text: string | undefined): text is Sighting["kind"] => text === "added" || text === "removed" || text === "modified";
const isImpact = (text: string | undefined): text is Impact => text === "major" || text === "minor" || text === "patch";
