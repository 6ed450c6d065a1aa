/** The commands of seeds: the operations that change something, and the acts of the test API. */
import { type ApiName, objectOption } from "@maksu/service-front";
import { checkOptions, enumOption, integerOption, type OptionRule, type OptionRules, stringOption } from "@maksu/signing/options";
import { validators as legacy } from "@maksu/legacy-api/validators";
import { validators as merchant } from "@maksu/merchant-api/validators";
import { validators as payment } from "@maksu/payment-api/validators";
import type { AddCardOptions, StepUpOptions, TokenOptions } from "../customer.ts";
import type { NewOrder } from "../orders.ts";
import type { RefundOptions } from "../refund.ts";
import type { PayOptions } from "../pay-options.ts";
import type { Act } from "../acts.ts";
import type { SandboxWorld } from "../world-api.ts";
import { carryOut, type ServiceParts } from "../../service/carry-out.ts";
import { madeBy, RECORDED_OPERATIONS, type RecordedOperation } from "../../service/recorded-operations.ts";
import type { RuleId } from "../../domain/rules/rules.ts";
import type { RunningWorld } from "../../worlds/worlds.ts";
import type { SeedStep } from "./seed.ts";

/** What commands are done with. */
export interface CommandParts {
  readonly service: ServiceParts;
  readonly running: RunningWorld;
  /** The test API of the world. */
  readonly world: SandboxWorld;
}

/** What a command is done with in a step: references have been resolved. */
export interface CommandCall {
  readonly account: string | undefined;
  readonly of: string;
  readonly input: unknown;
  readonly algorithm: SeedStep["algorithm"];
}

/** A command. */
export interface Command {
  readonly takes: readonly ("as" | "of" | "account" | "algorithm")[];
  /**
   * Does it. Returns the id or the token that it has made.
   *
   * @throws CommandRejected, or what the test API throws
   */
  run(parts: CommandParts, call: CommandCall): Promise<string | undefined>;
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
  async run({ service, world }, { account: given, of, input, algorithm }) {
    const account = given ?? String(api === "payment" ? world.payment.account : world.merchant.merchantId);
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

/** Does an act of the test API: its options are the input. */
const act = <Input>(
  takes: Command["takes"],
  rules: OptionRules<Input & object> | undefined,
  run: (parts: CommandParts, call: CommandCall & { readonly input: Input }) => Promise<string | undefined | void>,
): Command => ({
  takes,
  async run(parts, call) {
    if (rules) checkOptions(call.input, rules, (message) => new TypeError(message));
    // The input has passed its rules.
    return (await run(parts, { ...call, input: (call.input ?? {}) as Input })) ?? undefined;
  },
});

const PAY: OptionRules<PayOptions> = {
  method: stringOption,
  card: stringOption,
  outcome: enumOption("approve", "cancel", "reject", "leave", "pending"),
};
const STEP_UP: OptionRules<StepUpOptions> = { outcome: enumOption("approve", "reject") };
const ADD_CARD: OptionRules<AddCardOptions> = { card: stringOption, outcome: enumOption("approve", "cancel", "reject") };
const TOKEN: OptionRules<Pick<TokenOptions, "card">> = { card: stringOption };
const ORDER: OptionRules<NewOrder> = { interfaceClass: stringOption, request: objectOption };
const COUNT: OptionRule = { ...integerOption(0, 1_000_000), required: true };
const GENERATE: OptionRules<{ readonly count: number; readonly days?: number }> = { count: COUNT, days: integerOption(0, 366) };
const NOTHING: OptionRules<object> = {};

const ACTS: Readonly<Record<string, Command>> = {
  pay: act<PayOptions>(["of"], PAY, async ({ world }, { of, input }) => void (await world.pay(of, input))),
  stepUp: act<StepUpOptions>(["of"], STEP_UP, async ({ world }, { of, input }) => void (await world.stepUp(of, input))),
  addCard: act<AddCardOptions>(["of", "as"], ADD_CARD, async ({ world, service: { store } }, { of, input }) => {
    await world.addCard(of, input);
    return (await store.transaction(({ get }) => get("tokenization", of)))?.body.token;
  }),
  token: act<Pick<TokenOptions, "card">>(["account", "as"], TOKEN, ({ world }, { account, input }) =>
    world.token({ ...input, ...(account !== undefined && { account }) }),
  ),
  addOrder: act<NewOrder>(["as"], ORDER, async ({ world }, { input }) => (await world.orders.add(input)).token),
  resolve: act<Act>(["of"], undefined, ({ world }, { of, input }) => world.resolve(of, input)),
  panelRefund: act<RefundOptions>(["of", "as"], undefined, async ({ world }, { of, input }) => (await world.refund(of, input)).id),
  settle: act<object>(["account"], NOTHING, async ({ world }, { account }) => void (await world.settle(account))),
  payOut: act<object>(["of"], NOTHING, async ({ world }, { of }) => void (await world.payOut(of))),
  generate: act<{ readonly count: number; readonly days?: number }>([], GENERATE, ({ world }, { input: { count, ...options } }) =>
    world.generate(count, options),
  ),
  advance: act<object>([], undefined, async ({ world }, { input }) => void (await world.clock.advance(input))),
  configure: act<object>([], undefined, async ({ world }, { input }) => world.configure(input)),
  configureMerchant: act<object>(["account"], undefined, async ({ world }, { account, input }) => world.configureMerchant(input, account)),
};

/** Every command, by its name. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  ...Object.fromEntries(Object.entries(RECORDED_OPERATIONS).map(([name, recorded]) => [name, operation(recorded)])),
  ...ACTS,
};
