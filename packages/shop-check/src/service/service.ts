/** The service's side: a sandbox, and what it knows of the shop's payments. */
/// <reference lib="esnext.disposable" preserve="true" />
import { setTimeout as sleep } from "node:timers/promises";
import {
  amountOfItems,
  type ObservedEvent,
  type Sandbox,
  type SandboxExchange,
  type SandboxWorld,
  startSandbox,
  type TransitionMade,
} from "@maksu/sandbox";

export interface ServicePayment {
  readonly id: string;
  readonly request: PaymentRequest;
  /** Cents: those of the commit, of a hold that was committed. */
  amount: number;
  /** The part of them that is for the order; all by default. */
  share?: number;
  status: string;
  /** All that it has had, oldest first. */
  readonly statuses: string[];
  readonly refunds: ServiceRefund[];
  /** The signed redirect of the customer, as the shop is reached. */
  redirect?: string;
  /** Whether the shop has its address: not where the response that brings it was lost. */
  isKnown: boolean;
  /** Whether the customer has paid at the bank, and the confirmation comes later. */
  isLeft: boolean;
}

/** The part of a request for a payment that the check needs. */
export interface PaymentRequest {
  readonly stamp: string;
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
  readonly items: readonly (Item & Readonly<Record<string, unknown>>)[];
  readonly usePricesWithoutVat?: boolean;
  readonly redirectUrls: Urls;
  readonly callbackUrls?: Urls;
}

type Item = Parameters<typeof amountOfItems>[0][number];

interface Urls {
  readonly success: string;
  readonly cancel: string;
}

export interface ServiceRefund {
  readonly id: string;
  readonly amount: number;
  status: string;
  /** Whether its event does not carry the outcome: of an e-mail refund. */
  readonly isByEmail: boolean;
}

/** A call of the shop, or an event, for stories. */
export type Seen =
  | { readonly kind: "call"; readonly operation: string; readonly status: number; readonly reason?: string | undefined }
  | {
      readonly kind: "event";
      readonly name: string;
      readonly about?: string | undefined;
      readonly url: string;
      readonly outcome?: string | undefined;
      readonly status?: number | undefined;
      readonly failure?: string | undefined;
      readonly forgery?: string | undefined;
    };

export interface Service extends AsyncDisposable {
  readonly sandbox: Sandbox;
  /** The world whose account the shop has: known with its first request, its own until then. */
  readonly world: SandboxWorld;
  /** Payments that were created since the last {@link Service.forget}, oldest first. */
  readonly payments: readonly ServicePayment[];
  /** Whether the shop has asked for a payment by itself: not while it was handling something. */
  readonly isPolled: boolean;
  /** Takes the requests and events seen since the last call. */
  takeSeen(): readonly Seen[];
  /** Requests of the shop so far, those to unknown operations, too. */
  readonly called: number;
  /** Those of `getPayment`. */
  readonly asked: number;
  /** Brings {@link Service.payments} up to date. */
  refresh(): Promise<void>;
  /** Runs something during which the shop has a reason to ask for a payment. */
  during<Result>(run: () => Promise<Result>): Promise<Result>;
  /** Resolves once a payment has been created, before the shop has the response. */
  nextPayment(signal: AbortSignal): Promise<string | undefined>;
  forget(): void;
}

export interface ServiceOptions {
  readonly seed?: string;
  /** Port of the front; 0 takes a free one. */
  readonly front: number;
  readonly isOffline: boolean;
  readonly map: Readonly<Record<string, string>>;
  readonly allowHosts: readonly string[];
  /** Whether payments and events that are over stay, and moments are kept. */
  readonly keepsAll?: boolean;
  readonly port?: number;
  /** Called with each call of the shop that is rejected, and why. */
  readonly onRejected?: (line: string) => void;
}

/** The address of the real service, from where requests are led to the sandbox. */
export const SERVICE_URL = "https://services.paytrail.com";

/** The name of the world for shops that take their account from the environment. */
const WORLD = "shop";

/** The vendor's help pages have it that a payment that was cancelled may be confirmed later. */
const SETTINGS = { latePaymentAfterCancel: true } as const;

/** Old histories' payments are over, and forgotten; requests are read as they come. */
const KEEP = { requests: 200, events: 300, payments: 300 } as const;

export async function startService({
  seed,
  front,
  isOffline,
  map,
  allowHosts,
  keepsAll,
  port,
  onRejected,
}: ServiceOptions): Promise<Service> {
  const seen: Seen[] = [];
  /** Of all payments so far: the service takes a stamp once. */
  const stamps = new Set<string>();
  const refundCalls: { readonly payment: string; readonly amount: number; readonly isByEmail: boolean }[] = [];
  const payments: ServicePayment[] = [];
  let [worldName, handling] = [WORLD, 0];
  /** Events of payments of earlier histories are none of this one's. */
  const isOurs = (about?: string): boolean =>
    about === undefined || payments.some(({ id, refunds }) => [id, ...refunds.map((refund) => refund.id)].includes(about));
  const onExchange = ({ operationId = "", status, reason, world: name, about, path }: SandboxExchange): void => {
    service.called += 1;
    if (operationId === "") return;
    if (name !== undefined && /payment/i.test(operationId)) worldName = name;
    seen.push({ kind: "call", operation: operationId, status, reason });
    if (status >= 400 && status < 500) onRejected?.(rejection({ operation: operationId, status, reason }));
    if (operationId === "getPayment") {
      service.asked += 1;
      service.isPolled ||= handling === 0;
    }
    const committed = operationId === "commitAuthorizationHold" && status < 300 ? payments.find(({ id }) => id === about?.id) : undefined;
    if (committed) committed.amount = about?.amount ?? committed.amount;
    const [, payment = ""] = /^\/payments\/([^/]+)\/refund/.exec(path) ?? [];
    if (payment !== "" && about?.amount !== undefined)
      refundCalls.push({ payment: payment.toLowerCase(), amount: about.amount, isByEmail: path.endsWith("/email") });
  };
  const onEvent = ({ event, url, outcome, status, failure, forgery, about }: ObservedEvent): void =>
    void seen.push({ kind: "event", name: event, about, url, outcome, status, failure, forgery });
  const sandbox = await startSandbox({
    ...(seed !== undefined && { seed }),
    clock: "frozen",
    settings: SETTINGS,
    ...(!keepsAll && { keep: KEEP }),
    profile: "paytrail",
    front,
    offline: isOffline,
    map,
    allowEventsTo: allowHosts,
    ...(port !== undefined && { port }),
    onExchange,
    onEvent,
  });
  await sandbox.world({ name: WORLD });
  let last: TransitionMade | undefined;
  const worldNow = (): SandboxWorld => sandbox.worlds().find(({ name }) => name === worldName) ?? sandbox.defaultWorld;

  const service: { -readonly [name in keyof Service]: Service[name] } = {
    sandbox,
    get world() {
      return worldNow();
    },
    payments,
    isPolled: false,
    called: 0,
    asked: 0,
    takeSeen: () => seen.splice(0).filter((each) => each.kind === "call" || isOurs(each.about)),
    async during(run) {
      handling += 1;
      try {
        return await run();
      } finally {
        handling -= 1;
      }
    },
    async refresh() {
      const world = worldNow();
      const transitions = await world.transitions();
      const fresh = transitions.slice(last === undefined ? 0 : transitions.lastIndexOf(last) + 1);
      last = transitions.at(-1) ?? last;
      const isNew = fresh.some(({ from, of }) => of === "payment" && from === "none");
      const requests = isNew ? carriedOut(await world.requests.list()) : [];
      for (const made of fresh) {
        if (made.of === "payment") {
          const known = payments.find(({ id }) => id === made.about);
          if (known) known.statuses.push((known.status = String(made.to)));
          else if (made.from === "none") {
            const request = requests.find(({ stamp }) => !stamps.has(stamp));
            if (!request) continue;
            stamps.add(request.stamp);
            payments.push({
              id: made.about,
              request,
              amount: request.usePricesWithoutVat ? amountOfItems(request.items, true) : request.amount,
              status: String(made.to),
              statuses: [String(made.to)],
              refunds: [],
              isKnown: true,
              isLeft: false,
            });
          }
        } else if (made.of === "refund") {
          const refund = payments.flatMap(({ refunds }) => refunds).find(({ id }) => id === made.about);
          if (refund) refund.status = String(made.to);
          else if (made.from === "none") {
            const call = refundCalls.shift();
            payments
              .find(({ id }) => id.toLowerCase() === call?.payment)
              ?.refunds.push({ id: made.about, amount: call?.amount ?? 0, status: String(made.to), isByEmail: made.rule === "R4" });
          }
        }
      }
      refundCalls.length = 0;
    },
    async nextPayment(signal) {
      const known = last;
      while (!signal.aborted) {
        const transitions = await worldNow().transitions();
        const made = transitions
          .slice(known === undefined ? 0 : transitions.lastIndexOf(known) + 1)
          .find(({ of, from }) => of === "payment" && from === "none");
        if (made) return made.about;
        await sleep(2);
      }
      return undefined;
    },
    forget() {
      payments.length = 0;
      seen.length = 0;
      service.isPolled = false;
    },
    [Symbol.asyncDispose]: () => sandbox.close(),
  };
  return service;
}

export const rejection = ({ operation, status, reason }: Omit<Extract<Seen, { kind: "call" }>, "kind">): string =>
  `${operation} with ${status}${reason === undefined ? "" : `: ${reason}`}`;

/** Operations that make a payment. */
const CREATING = new Set([
  "createPayment",
  "payAndAddCard",
  "createMitCharge",
  "createMitAuthorizationHold",
  "createCitCharge",
  "createCitAuthorizationHold",
]);

/** The requests that made payments, oldest first; also those whose response a fault has replaced. */
const carriedOut = (requests: Awaited<ReturnType<SandboxWorld["requests"]["list"]>>): readonly PaymentRequest[] =>
  requests.flatMap(({ operationId = "", status, body }) =>
    CREATING.has(operationId) && (status < 300 || status >= 500) && typeof body === "object" && body !== null
      ? [body as PaymentRequest]
      : [],
  );
