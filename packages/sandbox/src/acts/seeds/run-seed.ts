import { CommandRejected, COMMANDS, seedInputs } from "./commands.ts";
import { InvalidInput, placeOf } from "../../domain/input-error.ts";
import type { ActContext } from "../context.ts";
import type { ReadSeed, ReadStep } from "./read-seed.ts";
import { resolved } from "./references.ts";
import { SeedError } from "./seed.ts";
import { accountsOf, valueIn } from "./world-names.ts";

/**
 * Does the steps of a seed, each as if a shop or a customer had done it, and what is due after it.
 *
 * @returns what the steps with `as` have made, by that name
 * @throws SeedError that names the step, the field and the rule
 */
export async function runSeed(context: ActContext, { clock, steps }: ReadSeed): Promise<Readonly<Record<string, string>>> {
  await moveTo(context, clock);
  const made = new Map<string, string>();
  for (const [index, step] of steps.entries()) {
    try {
      await run(context, step, made);
    } catch (error) {
      const rule = error instanceof CommandRejected ? error.rule : undefined;
      throw new SeedError(`${messageOf(error, index, step.command)}${rule === undefined ? "" : ` (rule ${rule})`}`, {
        step: index,
        cause: error,
        ...(rule !== undefined && { rule }),
      });
    }
  }
  return Object.fromEntries(made);
}

/** `steps[3].generate.count: must be …`; what no description has is said of the whole command. */
function messageOf(error: unknown, index: number, command: string): string {
  if (!(error instanceof InvalidInput)) return `steps[${index}] ${command}: ${error instanceof Error ? error.message : String(error)}`;
  const { of, account } = seedInputs(command);
  const [, name = "", ...rest] = error.at;
  const part = name === of ? ["of"] : name === account ? ["account"] : [command, ...(name === "" ? [] : [name])];
  return `${placeOf(["steps", String(index), ...part, ...rest])}: ${error.sentence}`;
}

async function run(
  context: ActContext,
  { command, as, of = "", account, algorithm, input }: ReadStep,
  made: Map<string, string>,
): Promise<void> {
  const { world, runner } = context.running;
  const valueOf = (name: string): string => {
    const value = made.get(name) ?? valueIn(world, name);
    if (value === undefined) throw new TypeError(`$${name}: the world has none`);
    return value;
  };
  const named = accountsOf(world).find(([name]) => name === account)?.[1] ?? account;
  if (named !== undefined && !world.merchants.has(String(named))) throw new TypeError(`account: the world has no account ${named}`);
  const id = await COMMANDS[command]?.run(context, {
    account: named === undefined ? undefined : String(named),
    of: String(resolved(of, valueOf)),
    input: resolved(input, valueOf),
    algorithm,
  });
  if (as !== undefined && id === undefined) throw new TypeError(`as: ${command} made nothing that ${as} could be the name of`);
  if (as !== undefined && id !== undefined) made.set(as, id);
  await runner.runDue("all");
}

/** Advances the world's clock to when the first step is done. */
async function moveTo({ running: { world, runner } }: ActContext, clock: number | undefined): Promise<void> {
  if (clock === undefined) return;
  const now = world.clock.now();
  if (clock < now)
    throw new SeedError(
      `seed: clock: ${new Date(clock).toISOString()} has passed: the world is at ${new Date(now).toISOString()}. Start the world with that clock, or leave it out.`,
    );
  await runner.advance({ seconds: (clock - now) / 1000 });
}
