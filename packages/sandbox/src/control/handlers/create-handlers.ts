import type { NewOrder } from "../../acts/orders.ts";
import type { SandboxWorld } from "../../acts/world-api.ts";
import { InputError, requireFound } from "../../domain/input-error.ts";
import type { WorldOptions } from "../../acts/options.ts";
import type { Violation } from "../../referee/violations.ts";
import type { World } from "../generated/schema.ts";
import type { Handlers } from "./handler.ts";
import { shownClock, watchClock } from "./watch-clock.ts";

/** The sandbox, as far as it is controlled. */
export interface ControlledSandbox {
  worlds(): readonly SandboxWorld[];
  world(options: WorldOptions): Promise<SandboxWorld>;
  violations(): readonly Violation[];
  /** Aborted when it is closed. */
  readonly closing: AbortSignal;
}

/** Creates the handlers of all operations: each is what the test API does. */
export function createHandlers(sandbox: ControlledSandbox): Handlers {
  const worldOf = ({ path }: { readonly path: { readonly world: string } }): SandboxWorld => {
    const found = sandbox.worlds().find(({ name }) => name === path.world);
    if (!found) throw new InputError(`the sandbox has no world ${path.world}`, "unknown");
    return found;
  };
  return {
    getHealth: async () => ({ status: "ok" }),
    listViolations: async () => sandbox.violations(),

    listWorlds: async () => sandbox.worlds().map(shownWorld),
    createWorld: async ({ body }) => shownWorld(await sandbox.world(body)),
    getWorld: async (input) => shownWorld(worldOf(input)),
    resetWorld: (input) => done(worldOf(input).reset()),
    getDropped: async (input) => worldOf(input).dropped(),
    takeSnapshot: async (input) => worldOf(input).snapshot(),
    restoreWorld: (input) => done(worldOf(input).restore(input.body)),
    seedWorld: async (input) => ({ made: await worldOf(input).seed(input.body) }),
    async exportWorld(input) {
      const { leftOut, ...seed } = await worldOf(input).export();
      return { seed, leftOut };
    },
    getSettings: async (input) => worldOf(input).settings(),
    async configureWorld(input) {
      const world = worldOf(input);
      await world.configure(input.body);
      return world.settings();
    },
    listMerchants: async (input) => worldOf(input).merchants(),
    async configureMerchant(input) {
      const world = worldOf(input);
      const { account } = input.path;
      await world.configureMerchant(input.body, account);
      const found = world.merchants().find((merchant) => merchant.account === account);
      return requireFound(found, world, `account ${account}`);
    },

    rotateSecret: async (input) => ({ secret: await worldOf(input).rotateSecret(input.path.account) }),
    async retireSecret(input) {
      await worldOf(input).retireSecret(input.path.account);
      return undefined;
    },

    async pay(input) {
      const { id, ...options } = input.body;
      return redirectTo(await worldOf(input).pay(id, options));
    },
    async stepUp(input) {
      const { id, ...options } = input.body;
      return redirectTo(await worldOf(input).stepUp(id, options));
    },
    async addCard(input) {
      const { id, ...options } = input.body;
      return redirectTo(await worldOf(input).addCard(id, options));
    },
    addToken: async (input) => ({ token: await worldOf(input).token(input.body) }),

    resolve: (input) => done(worldOf(input).resolve(input.body.id, input.body.act)),
    async refund(input) {
      const { id, ...options } = input.body;
      return worldOf(input).refund(id, options);
    },
    settle: async (input) => worldOf(input).settle(input.body.account),
    payOut: async (input) => worldOf(input).payOut(input.path.settlement),
    listOrders: async (input) => worldOf(input).orders.list(),
    addOrder: async (input) => {
      const { request, ...order } = input.body;
      // `add` validates it against the description of the legacy interface.
      return worldOf(input).orders.add({ ...order, ...(request && { request: request as NonNullable<NewOrder["request"]> }) });
    },
    async generatePayments(input) {
      const { count, ...options } = input.body;
      return done(worldOf(input).generate(count, options));
    },

    getClock: async (input) => shownClock(worldOf(input).clock),
    watchClock: async (input) => watchClock(worldOf(input).clock, input.body, sandbox.closing),
    async advanceClock(input) {
      const world = worldOf(input);
      const happened = await world.clock.advance(input.body);
      return { now: world.clock.now().toISOString(), happened };
    },
    listTransitions: async (input) => worldOf(input).transitions(),

    listFaults: async (input) => worldOf(input).faults.list(),
    addFault: async (input) => worldOf(input).faults.add(input.body),
    async removeFault(input) {
      worldOf(input).faults.remove(input.path.fault);
      return undefined;
    },
    async clearFaults(input) {
      worldOf(input).faults.clear();
      return undefined;
    },

    listEmails: async (input) => worldOf(input).outbox.list(),
    listEvents: async (input) => worldOf(input).events.list(),
    async waitForEvent(input) {
      const { name, match, ...options } = input.body;
      return worldOf(input).events.waitFor(name, match, options);
    },
    resendEvent: async (input) => worldOf(input).events.resend(input.path.event),
    forgeEvent: async (input) => worldOf(input).events.forge(input.body.id, input.body.forgery),
    listRequests: async (input) => worldOf(input).requests.list(),
    listRejectedRequests: async (input) => worldOf(input).requests.rejected(),
  };
}

const done = async (doing: Promise<void>): Promise<undefined> => {
  await doing;
  return undefined;
};

/** Empty for a shop that no browser can return to. */
const redirectTo = (redirect: string | undefined): { redirect?: string } => (redirect === undefined || redirect === "" ? {} : { redirect });

const shownWorld = (world: SandboxWorld): World => ({
  name: world.name,
  payment: world.payment,
  aggregate: world.aggregate,
  subMerchants: [...world.subMerchants],
  merchant: world.merchant,
  clock: shownClock(world.clock),
});
