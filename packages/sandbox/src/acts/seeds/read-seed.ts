/** Reads a seed strictly: what it does not know, it rejects, before anything is done. */
import { enumOption, stringOption, suggestion } from "@maksu/signing/options";
import { InvalidInput } from "../../domain/input-error.ts";
import { checkInput, copied } from "../../input/check-input.ts";
import { COMMANDS } from "./commands.ts";
import { parseText } from "../../ground/parse-text.ts";
import { namesIn } from "./references.ts";
import { type Seed, SeedError, type SeedStep } from "./seed.ts";
import { isWorldName } from "./world-names.ts";

/** A step that has been read. */
export interface ReadStep extends Pick<SeedStep, "as" | "of" | "account" | "algorithm"> {
  readonly command: string;
  readonly input: unknown;
}

/** A seed that has been read. */
export interface ReadSeed {
  /** Milliseconds since 1970. */
  readonly clock: number | undefined;
  readonly steps: readonly ReadStep[];
}

/**
 * Reads a seed.
 *
 * @param given - text in YAML 1.2 or JSON, or its value
 * @throws SeedError that names the step, the field and what is allowed
 */
export async function parseSeed(given: string | Seed): Promise<ReadSeed> {
  const value =
    typeof given === "string" ? await parseText(given, (message, cause) => new SeedError(`seed: ${message}`, { cause })) : copied(given);
  await checkInput("seed", { path: { world: "default" }, body: value }).catch((error: unknown) => {
    throw error instanceof InvalidInput ? new SeedError(`seed: ${error.message}`, { cause: error }) : error;
  });
  return readSeed(value as Seed);
}

/** Reads the value of a seed, which was checked. */
export function readSeed({ clock, steps }: Seed): ReadSeed {
  const known = new Set<string>();
  return {
    clock: clock === undefined ? undefined : Date.parse(clock),
    steps: steps.map((step, index) => {
      const read = readStep(step, (message) => new SeedError(`steps[${index}]: ${message}`, { step: index }), known);
      if (read.as !== undefined) known.add(read.as);
      return read;
    }),
  };
}

const PARTS = ["as", "of", "account", "algorithm"] as const;

const ALGORITHM = enumOption("sha256", "sha512");

function readStep(given: SeedStep, fail: (message: string) => SeedError, known: ReadonlySet<string>): ReadStep {
  const step: SeedStep = { ...given };
  const [command, another] = Object.keys(step).filter((name) => !PARTS.some((part) => part === name));
  if (command === undefined) throw fail("a command is missing, such as create");
  const definition = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  if (!definition) throw fail(`${command}: unknown command; ${suggestion(command, Object.keys(COMMANDS), "commands")}`);
  if (another !== undefined) throw fail(`${command} and ${another}: a step has one command, besides ${PARTS.join(", ")}`);
  for (const part of PARTS)
    if (step[part] !== undefined && !definition.takes.includes(part)) throw fail(`${part}: ${command} does not take it`);
  if (definition.takes.includes("of") && step.of === undefined)
    throw fail(`of: is missing; ${command} is done to something, such as $order`);
  const { as, of, account, algorithm } = step;
  for (const [part, value] of Object.entries({ as, of }))
    if (value !== undefined && !(stringOption.accepts(value) && value !== "")) throw fail(`${part}: must be a non-empty string`);
  if (account !== undefined && typeof account !== "string" && typeof account !== "number")
    throw fail("account: must be payment, aggregate, merchant, or a number");
  if (algorithm !== undefined && !ALGORITHM.accepts(algorithm)) throw fail(`algorithm: must be ${ALGORITHM.allowed}`);
  if (as !== undefined && (known.has(as) || isWorldName(as))) throw fail(`as: ${as} is the name of something else`);
  const unknown = namesIn([of, step[command]]).find((name) => !known.has(name) && !isWorldName(name));
  if (unknown !== undefined) throw fail(`$${unknown}: no step before has \`as: ${unknown}\``);
  return {
    command,
    input: step[command],
    ...(as !== undefined && { as }),
    ...(of !== undefined && { of }),
    ...(account !== undefined && { account }),
    ...(algorithm !== undefined && { algorithm }),
  };
}
