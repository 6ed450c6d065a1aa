/** One job: a sandbox, a shop, and the check of it. */
import { isSealed, leadPrograms, SEALED_PORT, writeAuthorities } from "@maksu/sandbox/program";
import { type CheckOptions, InvalidSetting, possibleIn } from "../config/options.ts";
import { type History, SHOP_ACTS, type ShopAct } from "../history/act.ts";
import { applicable, NAMED, type NamedHistory } from "../history/named.ts";
import type { ShopUnderTest } from "../play/shop-under-test.ts";
import { type Service, SERVICE_URL, startService } from "../service/service.ts";
import { type Call, createCall, type CallParts, quoted } from "../shop/call.ts";
import { createSend, type Send } from "../shop/http.ts";
import { readMatch } from "../shop/matching.ts";
import { listens, startProgram, Stopped } from "../shop/program.ts";
import { createState } from "../shop/state.ts";
import { type CheckPlan, gather } from "./check.ts";
import type { Guard, JobResult } from "./decide.ts";
import { BLIND } from "../history/blind.ts";

/** The reports of a session while it runs. */
export interface SessionEvents {
  readonly onProgress?: CheckPlan["onProgress"];
  /** Called with what somebody has to do or know. */
  readonly onLine: (line: string) => void;
  /** Called with what the shop prints. */
  readonly onOutput: (text: string) => void;
  readonly signal?: AbortSignal;
}

export interface Session extends AsyncDisposable {
  readonly service: Service;
  readonly shop: ShopUnderTest;
  readonly guard: Guard;
}

/**
 * Opens a session.
 *
 * @param keepsAll - whether its world keeps all that happens, and moments to go back to: for a single history. By default it does not
 */
export async function openSession(options: CheckOptions, job: number, events: SessionEvents, keepsAll = false): Promise<Session> {
  const { onLine, onOutput, signal } = events;
  const { command, attach, map, "allow-host": allowHosts, word, settle } = options;
  const isInside = isSealed();
  const servicePort = portOf(options.port, job);
  const stack = new AsyncDisposableStackLike();
  try {
    const service = await startService({
      front: isInside ? SEALED_PORT : (portOf(options.front, job) ?? 0),
      isOffline: isInside,
      map,
      allowHosts,
      keepsAll,
      ...(servicePort !== undefined && { port: servicePort }),
      // Who pays by hand sees nothing but an error page of the shop.
      ...(options.create === undefined && { onRejected: (line: string) => onLine(`The service rejects ${line}`) }),
    });
    stack.use(service);
    const { sandbox } = service;
    const { account, secret } = sandbox.worlds().find(({ name }) => name === "shop")?.payment ?? sandbox.defaultWorld.payment;
    // A shop that runs already has an account, which a command that restarts it must not change.
    const credentials = attach === undefined ? { MAKSU_SHOP_ACCOUNT: String(account), MAKSU_SHOP_SECRET: secret } : {};
    const led = leadPrograms(sandbox, { ...process.env, ...credentials, MAKSU_SHOP_JOB: String(job) });
    stack.use(led);
    const reached = { ...map };
    const send = createSend({ allowHosts, map: reached });
    stack.use(send);
    const values = { job, account, secret };
    const patience = options.start * 1000;
    const port = portOf(options["shop-port"], job);
    const program =
      command &&
      (await startProgram({
        command,
        values,
        environment: led.environment,
        send,
        patience,
        onOutput,
        ...(port !== undefined && { port }),
        ...(signal && { signal }),
      }));
    if (program) stack.use(program);
    const address = new URL(program?.base ?? attach ?? "");
    // A shop that is made for TLS in front of it has https in its URLs, whatever it speaks itself.
    const tls = `https://${address.host}`;
    if (address.protocol === "http:" && reached[tls] === undefined) {
      reached[tls] = address.origin;
      for (const world of sandbox.worlds()) await world.configure({ map: reached });
    }
    if (attach !== undefined) await untilAttached(address.origin, options, sandbox, send, events);
    // A shop behind a reverse proxy knows its public host alone.
    const [origin] = Object.entries(map).find(([, to]) => new URL(to).origin === address.origin) ?? [address.origin];
    const base = (): string => new URL(origin).origin + address.pathname.replace(/\/$/, "");
    const closing = new AbortController();
    stack.use({ [Symbol.dispose]: () => closing.abort() });
    const own = { ...values, port: address.port };
    const parts: CallParts = { send, base, environment: () => led.environment, values: own, closing: closing.signal };
    const acts = Object.fromEntries(
      SHOP_ACTS.flatMap((name) => (options[name] === undefined ? [] : [[name, actOf(name, options[name], parts, program)]])),
    ) as Partial<Record<ShopAct, Call>>;
    const state = options.state === undefined ? undefined : createState(options.state, parts, word);
    if (state) stack.use(state);
    const shop: ShopUnderTest = {
      send,
      create: options.create === undefined ? byHand(service, address.href, onLine, signal) : createCall(options.create, parts),
      ...(state && { state }),
      acts,
      ...(options.match !== undefined && { match: readMatch(options.match) }),
      settle,
      hasOwnAccount: () => service.world.name === "shop",
      serviceUrl: attach === undefined || options.front !== undefined ? SERVICE_URL : sandbox.url,
      base: address.origin,
    };
    return {
      service,
      shop,
      guard: attach !== undefined ? "unguarded" : isInside ? "sealed" : "led to the sandbox",
      [Symbol.asyncDispose]: () => stack[Symbol.asyncDispose](),
    };
  } catch (error) {
    await stack[Symbol.asyncDispose]();
    throw error;
  }
}

/** A job's port: each has the one after that of the job before. 0 is a free one. */
const portOf = (first: number | undefined, job: number): number | undefined => (first ? first + job : first);

function actOf(name: ShopAct, text: string, parts: CallParts, program: { restart(): Promise<void> } | undefined): Call {
  if (name !== "restart" || text !== "kill") return createCall(text, parts);
  return async () => {
    await program?.restart();
    return program ? { isDone: true, text: "" } : { isDone: false, text: "", reason: "kill: the check has not started the shop" };
  };
}

/** Says where the service is, and waits for a shop that somebody else starts. */
async function untilAttached(
  base: string,
  { front, "front-ca": frontCa, start }: CheckOptions,
  sandbox: Service["sandbox"],
  send: Send,
  { onLine, signal }: SessionEvents,
): Promise<void> {
  onLine(`The service is played at ${sandbox.url}, which the shop has to call.`);
  if (front !== undefined && frontCa !== undefined && sandbox.front) {
    writeAuthorities(frontCa, sandbox.front);
    const [port, own] = [sandbox.url, sandbox.front.url].map((url) => new URL(url).port);
    const line = `eval "$(npx @maksu/sandbox env --port ${port} --front ${own} --front-ca ${quoted(frontCa)})"`;
    onLine(`A shop with the service's own address gets there by the environment that this line makes, before it starts:\n  ${line}`);
  }
  if (await listens(send, base, 0, () => false)) return;
  onLine(`No shop listens at ${base} yet: ${start} s are left to start it.`);
  if (await listens(send, base, start * 1000, () => signal?.aborted === true)) return;
  throw signal?.aborted ? new Stopped() : new InvalidSetting(`--attach: no shop listens at ${base}`);
}

/** Asks somebody to make a payment. */
function byHand(service: Service, base: string, onLine: (line: string) => void, signal: AbortSignal | undefined): Call {
  let count = 0;
  const none = { isDone: false, text: "", reason: "no payment was made" } as const;
  return async () => {
    if (signal?.aborted) return none;
    count += 1;
    onLine(
      count === 1
        ? `Make a payment in the shop, up to the page of the service, and leave it there: ${base}`
        : "Make another payment, or end with Ctrl-C for the report.",
    );
    const id = await service.nextPayment(signal ?? new AbortController().signal);
    return id === undefined ? none : { isDone: true, text: "" };
  };
}

/** How many of the generated histories are a job's. */
function shareOf({ runs, jobs }: Pick<CheckOptions, "runs" | "jobs">, job: number): number {
  const share = Math.ceil(runs / jobs);
  return Math.max(0, Math.min(share, runs - share * job));
}

/** How many histories a job plays: the first one has the named ones, and those of the last run's findings, besides its share. */
export const sizeOf = (options: CheckOptions, known: number, job: number): number =>
  shareOf(options, job) + (job === 0 ? applicable(NAMED, possibleIn(options)).length + known : 0);

export async function runJob(
  options: CheckOptions,
  job: number,
  known: readonly History[],
  accepted: ReadonlySet<string>,
  events: SessionEvents,
): Promise<JobResult> {
  await using session = await openSession(options, job, events);
  const { service, shop, guard } = session;
  const isFirst = job === 0;
  const isByHand = options.create === undefined;
  const named: readonly NamedHistory[] = !isFirst ? [] : isByHand ? forHands(options.state === undefined) : NAMED;
  const plan: CheckPlan = {
    named,
    known: isFirst && !isByHand ? known : [],
    accepted,
    runs: shareOf(options, job),
    seed: options.seed + job * 7919,
    possible: possibleIn(options),
    isByHand,
    ...(isByHand && { onNamed: ({ name, verdict, why }) => events.onLine(`${name}: ${verdict}${why === undefined ? "" : ` (${why})`}`) }),
    ...(events.onProgress && { onProgress: events.onProgress }),
    ...(events.signal && { signal: events.signal }),
  };
  return { ...(await gather(service, shop, plan)), guard };
}

/** The histories that somebody can be asked for: one payment each. Where no order can be seen, only responses show something. */
function forHands(isBlind: boolean): readonly NamedHistory[] {
  const single = NAMED.filter(
    ({ history, needs }) => history.opening === "usual" && needs.length === 0 && history.acts.every((act) => act.do !== "other order"),
  );
  return isBlind ? BLIND : single;
}

/** Closes what was opened, the last first. */
class AsyncDisposableStackLike implements AsyncDisposable {
  readonly #opened: (Disposable | AsyncDisposable)[] = [];

  use(opened: Disposable | AsyncDisposable): void {
    this.#opened.push(opened);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const each of this.#opened.splice(0).toReversed())
      await (Symbol.asyncDispose in each ? each[Symbol.asyncDispose]() : each[Symbol.dispose]());
  }
}
