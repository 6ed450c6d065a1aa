/** The commands of seeds: the operations that change something, and the acts that a seed may do. */
import type { ApiName } from "@maksu/service-front";
import { validators as legacy } from "@maksu/legacy-api/validators";
import { validators as merchant } from "@maksu/merchant-api/validators";
import { validators as payment } from "@maksu/payment-api/validators";
import { InvalidInput } from "../../domain/input-error.ts";
import type { RuleId } from "../../domain/rules/rules.ts";
import { carryOut } from "../../service/carry-out.ts";
import { madeBy, RECORDED_OPERATIONS, type RecordedOperation } from "../../service/recorded-operations.ts";
import type { ActEntry, ActId } from "../act.ts";
import type { ActContext } from "../context.ts";
import { actTable } from "../generated/table.ts";
import type { SeedStep } from "./seed.ts";

/** The call of a command in a step: references have been resolved. */
export interface CommandCall {
  readonly account: string | undefined;
  readonly of: string;
  readonly input: unknown;
  readonly algorithm: SeedStep["algorithm"];
}

export interface Command {
  readonly takes: readonly ("as" | "of" | "account" | "algorithm")[];
  /**
   * Does it. Returns the id or the token that it has made.
   *
   * @throws CommandRejected, or what the act throws
   */
  run(context: ActContext, call: CommandCall): Promise<string | undefined>;
}

/** A command that a rule rejects. */
export class CommandRejected extends Error {
  readonly rule: RuleId;

  constructor(rule: RuleId, message: string) {
    super(message);
    this.rule = rule;
  }
}

const VALIDATORS = { payment, merchant, legacy } satisfies Record<ApiName, unknown>;

/** Does an operation: the body of its request is the input. */
const operation = ({ api, operationId, of: parameter, withoutFields }: RecordedOperation): Command => ({
  takes: ["as", "account", ...(parameter === undefined ? [] : (["of"] as const)), ...(api === "payment" ? (["algorithm"] as const) : [])],
  async run({ service, account: accountOf }, { account: given, of, input, algorithm }) {
    const account = given ?? accountOf(api === "payment" ? "normal" : "merchant");
    const validate = (await VALIDATORS[api][operationId]?.())?.body;
    if (!validate && Object.keys(objectOf(input)).length > 0) throw new CommandRejected("request.description", "body: there is none");
    const complete = withoutFields?.includes("checkout-account") ? { ...objectOf(input), "checkout-account": account } : input;
    const body = validate ? complete : undefined;
    const [violation] = validate?.(body) ?? [];
    if (violation) throw new CommandRejected("request.description", `body${violation.pointer}: ${violation.message}`);
    const result = await carryOut(api, service, {
      operationId,
      account,
      pathParameters: parameter === undefined ? {} : { [parameter]: of },
      parts: { path: {}, query: {}, header: algorithm ? { "checkout-algorithm": algorithm } : {}, body },
    });
    if ("rejected" in result) throw new CommandRejected(result.rejected.rule, result.rejected.reason);
    return madeBy(result);
  },
});

const objectOf = (input: unknown): object => (typeof input === "object" && input !== null ? input : {});

/** Does an act: its input is what `of` and `account` don't stand for. */
const act = (id: ActId, entry: ActEntry, { of: ofInput, account: ofAccount, made }: NonNullable<ActEntry["seed"]>): Command => ({
  takes: [
    ...(ofInput === undefined ? [] : (["of"] as const)),
    ...(ofAccount === undefined ? [] : (["account"] as const)),
    ...(made === undefined ? [] : (["as"] as const)),
  ],
  async run(context, { account, of, input }) {
    const given = [
      ...(ofInput === undefined ? [] : [[ofInput, of] as const]),
      ...(ofAccount === undefined || account === undefined ? [] : [[ofAccount, account] as const]),
    ];
    const output = await context.perform(id, inputOf(entry, given, input, context));
    return made === undefined ? undefined : (output as Readonly<Record<string, string | undefined>>)[made];
  },
});

/** The input of an act, with what a step says beside it. */
function inputOf(
  { arguments: names }: ActEntry,
  given: readonly (readonly [name: string, value: string])[],
  input: unknown,
  { account }: ActContext,
): { readonly path: Readonly<Record<string, string>>; readonly body?: unknown } {
  const isOfPath = (name: string): boolean => names.includes(`path.${name}`);
  const path = Object.fromEntries([
    ...(isOfPath("account") ? [["account", account("normal")] as const] : []),
    ...given.filter(([name]) => isOfPath(name)),
  ]);
  const inBody = given.filter(([name]) => !isOfPath(name));
  const body = input ?? {};
  if (typeof body !== "object" || Array.isArray(body)) return { path, body };
  const twice = inBody.find(([name]) => Object.hasOwn(body, name));
  if (twice) throw new InvalidInput(["body", twice[0]], "stands beside the command, not in it");
  if (names.every((name) => name.startsWith("path."))) {
    const [unknown] = Object.keys(body);
    if (unknown !== undefined) throw new InvalidInput(["body", unknown], "is an unknown key; the command has none");
    return { path };
  }
  return { path, body: { ...body, ...Object.fromEntries(inBody) } };
}

/** Every command, by its name. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  ...Object.fromEntries(Object.entries(RECORDED_OPERATIONS).map(([name, recorded]) => [name, operation(recorded)])),
  ...Object.fromEntries(
    (Object.entries(actTable) as [ActId, ActEntry][]).flatMap(([id, entry]) => (entry.seed ? [[id, act(id, entry, entry.seed)]] : [])),
  ),
};

/** The members of an act's input that `of` and `account` stand for. */
export const seedInputs = (command: string): NonNullable<ActEntry["seed"]> =>
  (actTable as Readonly<Record<string, ActEntry>>)[command]?.seed ?? {};
