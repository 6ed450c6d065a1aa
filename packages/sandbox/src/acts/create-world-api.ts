import { callObserver } from "@maksu/service-front";
import { checkOptions, type OptionRule } from "@maksu/signing/options";
import { InputError } from "../domain/input-error.ts";
import type { Duration } from "../domain/lifecycle.ts";
import type { Merchant } from "../domain/merchant.ts";
import { SANDBOX } from "../ground/identity.ts";
import { checkSettings } from "./options.ts";
import { exportSeed } from "./seeds/export-seed.ts";
import { readSeed } from "./seeds/read-seed.ts";
import { runSeed } from "./seeds/run-seed.ts";
import type { ServiceParts } from "../service/carry-out.ts";
import { inSession, type Session } from "../world/session.ts";
import type { RunningWorld } from "../worlds/worlds.ts";
import { act } from "./acts.ts";
import { addCard, addToken, pay, stepUp } from "./customer.ts";
import { inActs, redirectUrl, sendDue } from "./customer-return.ts";
import { eventsOf, waitForEvent } from "./events.ts";
import { addOrder, ordersOf } from "./orders.ts";
import { emailsOf } from "./outbox.ts";
import { GENERATE_OPTIONS, generatePayment } from "./generate.ts";
import { refund } from "./refund.ts";
import { resend } from "./resend.ts";
import { merchantIn } from "./merchant-in.ts";
import { payOut, settle } from "./settlements.ts";
import type { PayOutcome, Redirect } from "./pay-options.ts";
import type { MerchantCredentials, SandboxWorld } from "./world-api.ts";

/** What worlds are seen through. */
export interface WorldApiParts extends ServiceParts {
  /** The secret of an account. */
  readonly secretOf: (account: string) => string;
}

/** Creates what a test sees of a world. */
export function createWorldApi(parts: WorldApiParts, running: RunningWorld): SandboxWorld {
  const { store, events, secretOf, pages } = parts;
  const { world, runner, requests } = running;

  const change = <Result>(run: (session: Session) => Promise<Result>): Promise<Result> => inSession(store, world, run);

  /** Lets the customer, the merchant or a bank act, and sends what is due of it; before that, finds where the customer goes. */
  const acting = async <Result>(run: (session: Session) => Promise<Result>): Promise<Result> => {
    const { result, lanes } = await inActs(store, running, run);
    await sendDue(running, lanes);
    return result;
  };
  const returning = async <Target extends Redirect | undefined>(
    run: (session: Session) => Promise<Target>,
  ): Promise<Target extends Redirect ? string : string | undefined> => {
    const { result, lanes } = await inActs(store, running, run);
    // The customer has acted: a shop that can't be returned to, as of a payment that is older than the rule, changes nothing.
    const url = result && (await redirectUrl(events, result).catch(() => ""));
    await sendDue(running, lanes);
    return url as Target extends Redirect ? string : string | undefined;
  };

  const ofKind = (kind: Merchant["kind"]): readonly string[] =>
    [...world.merchants.values()].filter((merchant) => merchant.kind === kind).map(({ account }) => account);
  const credentials = (account = ""): MerchantCredentials => ({ account: Number(account), secret: secretOf(account) });
  const [normal = ""] = ofKind("normal");
  const [aggregate = ""] = ofKind("aggregate");
  const [merchant = ""] = ofKind("merchant");

  const api: SandboxWorld = {
    name: world.name,
    get payment() {
      return credentials(normal);
    },
    get aggregate() {
      return credentials(aggregate);
    },
    subMerchants: ofKind("sub-merchant"),
    get merchant() {
      return { merchantId: Number(merchant), secret: secretOf(merchant) };
    },
    async rotateSecret(account = normal) {
      const rotation = world.secrets.rotate(String(account));
      await running.change(() => world.secrets.make(rotation));
      return rotation.secret;
    },
    async retireSecret(account = normal) {
      const retirement = world.secrets.retire(String(account));
      await running.change(() => world.secrets.make(retirement));
    },

    async pay<Outcome extends PayOutcome>(id: string, options = {}) {
      const url = await returning((session) => pay(world, session, id, options));
      return url as Outcome extends "leave" ? undefined : string;
    },
    stepUp: (id, options = {}) => returning((session) => stepUp(world, session, id, options)),
    addCard: (id, options = {}) => returning((session) => addCard(world, session, id, options)),
    token: (options = {}) => change((session) => addToken(world, session, merchantIn(world, options.account ?? normal).account, options)),
    resolve: async (id, wanted) => void (await acting((session) => act(world, session, id, wanted))),

    settle: (account) => acting((session) => settle(world, session, account)),
    payOut: (id) => change((session) => payOut(world, session, id)),
    async generate(count, options = {}) {
      checkOptions({ count, ...options }, GENERATE_OPTIONS, failing);
      const { days = 30 } = options;
      await runner.advance({ days }, { steps: count, step: (nth) => change((session) => generatePayment(world, session, normal, nth)) });
    },

    refund: (id, options = {}) => acting((session) => refund(world, session, id, options)),

    settings: () => world.settings,
    merchants: () => [...world.merchants.values()].map(({ world: _world, ...shown }) => shown),
    configure(settings) {
      checkSettings({ settings });
      const apply = (): void => void (world.settings = { ...world.settings, ...settings });
      return running.change(apply, { command: "configure", input: settings });
    },
    configureMerchant(settings, account = normal) {
      checkSettings({ merchant: settings });
      const { account: found } = merchantIn(world, account);
      if (settings.linkedAccount !== undefined) merchantIn(world, settings.linkedAccount);
      const apply = (): void => {
        const now = merchantIn(world, found);
        world.merchants.set(found, { ...now, settings: { ...now.settings, ...settings } });
      };
      return running.change(apply, { command: "configureMerchant", account: found, input: settings });
    },

    orders: {
      add: (order = {}) => change((session) => addOrder(world, session, merchant, order, pages())),
      list: () => change((session) => ordersOf(session, merchant, pages())),
    },
    outbox: { list: () => change((session) => emailsOf(session, world, pages())) },
    events: {
      list: () => eventsOf(store, running),
      waitFor: (name, match = {}, options = {}) => waitForEvent(store, running, name, match, options),
      resend: (id) => resend(store, running, id),
      forge: running.forge,
    },
    clock: {
      now: () => new Date(world.clock.now()),
      isFrozen: world.clock.isFrozen,
      get version() {
        return world.clock.version;
      },
      subscribe: (listener) => world.clock.subscribe((now) => void callObserver(SANDBOX, "subscribe", listener, new Date(now))),
      async advance(by) {
        checkOptions(by, DURATION, failing);
        return runner.advance(by);
      },
    },
    faults: { add: world.faults.add, list: world.faults.list, remove: world.faults.remove, clear: world.faults.clear },
    requests: { list: requests.list, rejected: requests.rejected },
    transitions: world.transitions.list,
    seed: async (given) => runSeed({ service: parts, running, world: api }, await readSeed(given)),
    export: () => exportSeed(store, world),
    reset: running.reset,
    dropped: running.dropped,
    snapshot: running.snapshot,
    restore: running.restore,
  };
  return api;
}

const failing = (message: string): Error => new InputError(message);

const span: OptionRule = {
  allowed: "a number that is not negative",
  accepts: (value) => Number.isFinite(value) && Number(value) >= 0,
  showsNumbers: true,
};

const DURATION: { readonly [unit in keyof Required<Duration>]: OptionRule } = { days: span, hours: span, minutes: span, seconds: span };
