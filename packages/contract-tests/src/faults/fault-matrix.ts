/** Each operation under each fault of requests: what its caller learns, and what a repeat with the same input does. */
import { ClientError } from "@maksu/client-core";
import type { FaultRule, Sandbox, SandboxWorld } from "@maksu/sandbox";
import { type Clients, clientsOf, openClients } from "./clients.ts";
import { type Call, CALLS, type Outcome } from "./prepared-calls.ts";

/** The faults of requests, by their columns in the table. */
export const REQUEST_FAULTS = {
  lost: { drop: true },
  "lost, not done": { drop: true, before: true },
  truncated: { truncate: true },
  "503, done": { respond: { status: 503 } },
  "503, not done": { respond: { status: 503 }, before: true },
  late: { delay: 60_000 },
} as const satisfies Readonly<Record<string, FaultRule>>;

/** Milliseconds that a caller waits for a response that is late. */
const PATIENCE = 400;

/** The APIs, by their clients. */
export type Api = keyof typeof CALLS;

/** The outcome that a caller learns: the client's error code, a status that is documented, or `ok`. */
async function learned(call: Call, clients: Clients): Promise<string> {
  return (await learnedWith(call, clients)).learned;
}

/** The same, with the result of the call. */
export async function learnedWith(call: Call, clients: Clients): Promise<{ readonly learned: string; readonly outcome?: Outcome }> {
  try {
    const outcome = await call(clients);
    return { learned: outcome.ok ? "ok" : String(outcome.status), outcome };
  } catch (error) {
    if (!(error instanceof ClientError)) throw error;
    return { learned: `\`${error.code}\`` };
  }
}

/** Everything that a world has done: transitions, and events with what they are about. */
async function done(world: SandboxWorld): Promise<readonly string[]> {
  const events = await world.events.list();
  const orders = await world.orders.list();
  return [
    ...(await world.transitions()).map(({ of, on, to }) => `${of} ${on} ${to}`),
    ...events.map(({ name }) => name),
    ...orders.map(({ status }) => `order ${status}`),
  ].toSorted();
}

/** A call that has been prepared, and what was done before. */
async function prepared(
  sandbox: Sandbox,
  api: Api,
  operation: string,
): Promise<{ readonly clients: Clients; readonly call: Call; readonly before: number }> {
  const clients = await openClients(sandbox);
  const call = await CALLS[api][operation]?.(clients);
  if (!call) throw new Error(`${api} ${operation} has no prepared call`);
  return { clients, call, before: (await done(clients.world)).length };
}

export interface FaultCell {
  readonly learned: string;
  /** The effects of the call, and of it and its repeat: none, those of one call, or more. */
  readonly once: Amount;
  readonly repeated: Amount;
  readonly repeat: string;
}

type Amount = "nothing" | "once" | "twice";

/** Calls an operation under a fault, and again without one. */
export async function underFault(sandbox: Sandbox, api: Api, operation: string, rule: FaultRule): Promise<FaultCell> {
  const control = await prepared(sandbox, api, operation);
  if ((await learned(control.call, control.clients)) !== "ok") throw new Error(`${api} ${operation} fails without a fault`);
  const wanted = (await done(control.clients.world)).length - control.before;

  const { clients, call, before } = await prepared(sandbox, api, operation);
  const { world } = clients;
  await world.faults.add({ match: { operation }, times: 1, ...rule });
  const amount = async (): Promise<Amount> => {
    const more = (await done(world)).length - before;
    return more === 0 ? "nothing" : more <= wanted ? "once" : "twice";
  };
  const first = await learned(call, rule.delay === undefined ? clients : clientsOf(sandbox, world, clients.urls, PATIENCE));
  const once = await amount();
  const repeat = await learned(call, clients);
  const [fault] = await world.faults.list();
  if (fault?.hits !== 1) throw new Error(`${api} ${operation}: the rule has hit ${fault?.hits} times`);
  return { learned: first, once, repeated: await amount(), repeat };
}

/** A row of the table: an operation, what its caller learns of each fault, and what a repeat of one that was carried out does. */
export interface FaultRow {
  readonly api: Api;
  readonly operation: string;
  readonly cells: Readonly<Record<string, FaultCell>>;
}

/**
 * Calls an operation under each fault of requests.
 *
 * @param without - faults to leave out
 */
export async function requestRow(sandbox: Sandbox, api: Api, operation: string, without: readonly string[] = []): Promise<FaultRow> {
  const faults = Object.entries(REQUEST_FAULTS).filter(([name]) => !without.includes(name));
  const cells = await Promise.all(faults.map(async ([name, rule]) => [name, await underFault(sandbox, api, operation, rule)] as const));
  return { api, operation, cells: Object.fromEntries(cells) };
}

/** The effect of a repeat with the same input, once the first request was carried out. */
export function repeatOf({ cells }: FaultRow): string {
  const cell = cells["lost"];
  if (cell?.once === "nothing") return "safe";
  if (cell?.repeated === "once") return cell.repeat === "ok" ? "safe" : `safe: rejected with ${cell.repeat}`;
  return "**done twice**";
}

/** The cells of a row of the guide's table. */
export const cellsOf = (row: FaultRow): readonly string[] => [
  `\`${row.operation}\``,
  ...Object.values(row.cells).map((cell) => cell.learned),
  repeatOf(row),
];
