/** The processor time that the largest and worst bodies take of client, mock server and sandbox, in milliseconds. */
import { createLegacyClient } from "@maksu/legacy-client";
import { createMerchantClient } from "@maksu/merchant-client";
import { startMockServer } from "@maksu/mock-server";
import { createPaymentClient } from "@maksu/payment-client";
import { startSandbox } from "@maksu/sandbox";
import { HOSTILE_BODIES, type HostileBody } from "../hostile-bodies.ts";
import { type Findings, type Row, row } from "../row.ts";

const ROUNDS = 5;
/** The published one of merchant 13466. */
const TEST_SECRET = "6pKF4jkv97zmqBJ3ZL8gUw5DfT2NMQ";
/** Rounds before those that count, in which V8 compiles. */
const WARM_UP = 2;
const PATHS: Readonly<Record<HostileBody["api"], string>> = {
  payment: "/payments",
  merchant: "/merchant/v1/payments/1/refunds",
  legacy: "/api-payment/create",
};

const goalOf = ({ mediaType }: HostileBody): { readonly atMost: number } => ({ atMost: mediaType === "application/xml" ? 600 : 300 });

export async function bodies(): Promise<Findings> {
  await using mock = await startMockServer();
  await using sandbox = await startSandbox({ port: false });
  const rows: Row[] = [];
  const statuses: string[] = [];
  for (const body of HOSTILE_BODIES) {
    const request = await signed(body);
    const sides: (readonly [name: string, run: () => Promise<unknown>])[] = [
      ...(body.mediaType === "application/json" ? ([["client", validating(body)]] as const) : []),
      ["mock", async () => (await mock.fetch(mock.urls[body.api] + request.target, request.init)).status],
      ["sandbox", async () => (await sandbox.fetch(`http://sandbox.example${request.target}`, request.init)).status],
    ];
    for (const [side, run] of sides) {
      const taken: number[] = [];
      let outcome: unknown;
      for (let round = 0; round < WARM_UP + ROUNDS; round++) {
        const start = process.cpuUsage();
        outcome = await run();
        const { user, system } = process.cpuUsage(start);
        taken.push((user + system) / 1000);
      }
      rows.push(row(`${side}, ${body.what}, ms`, taken.slice(WARM_UP), goalOf(body)));
      statuses.push(`${body.what} in the ${side}: ${String(outcome)}`);
    }
  }
  return { rows, notes: [`outcomes: ${statuses.join(", ")}`] };
}

type AnyClient = Readonly<Record<string, (input: object) => Promise<unknown>>> & {
  readonly http: { readonly POST: (path: string, init: object) => Promise<unknown> };
};

/** A client that sends nothing. */
function clientOf(api: HostileBody["api"], fetch: typeof globalThis.fetch): AnyClient {
  const shared = { baseUrl: "https://api.example.com", fetch };
  const create = {
    payment: () => createPaymentClient({ ...shared, account: "375917", secret: "SAIPPUAKAUPPIAS" }),
    merchant: () => createMerchantClient({ ...shared, merchantId: "13466", secret: TEST_SECRET }),
    legacy: () => createLegacyClient({ ...shared, merchantId: "13466", secret: TEST_SECRET }),
  };
  // The bodies are of no type.
  return create[api]() as unknown as AnyClient;
}

/** The request that a client signs for a body of any kind. */
async function signed({ api, mediaType, text }: HostileBody): Promise<{ readonly target: string; readonly init: RequestInit }> {
  let sent: Request | undefined;
  const client = clientOf(api, async (url, init) => {
    sent = new Request(url, init);
    return new Response(null, { status: 500 });
  });
  const init = { body: text, bodySerializer: String, headers: { "content-type": mediaType } };
  await client.http.POST(PATHS[api], init).catch(() => undefined);
  if (!sent) throw new Error("the client has sent nothing");
  const body = new Uint8Array(await sent.arrayBuffer());
  return { target: PATHS[api], init: { method: "POST", headers: sent.headers, body } };
}

/** Validates in a client. */
function validating({ api, text }: HostileBody): () => Promise<unknown> {
  const client = clientOf(api, () => Promise.resolve(new Response(null, { status: 500 })));
  const body: unknown = JSON.parse(text);
  const input = { body, ...(api === "merchant" && { path: { orderNumber: "1" } }) };
  const call = client[api === "merchant" ? "createRefund" : "createPayment"];
  return () =>
    (call?.(input) ?? Promise.resolve()).then(
      () => "sent",
      ({ code }: { readonly code?: string }) => code,
    );
}
