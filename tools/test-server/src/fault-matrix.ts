/** The behaviour of every client in every fault: the right code, in time, without a leaked socket or an unhandled rejection. */
import { inspect } from "node:util";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { type FaultName, faults, OVERSIZED_BYTES, SECRET, type ServiceResponse } from "./faults.ts";
import { type Difference, expectDifferences, remote } from "./remote.ts";
import { serverForTest } from "./server-for-test.ts";
import { originOfNobody, type ReceivedRequest } from "./test-server.ts";

/** One client's part of the matrix. */
export interface FaultMatrix<Transport> {
  /** Returns the response when nothing is wrong. Its body must not be empty. */
  respond(request: ReceivedRequest): ServiceResponse | Promise<ServiceResponse>;
  /** Makes one call, over `fetch` if there is no transport. */
  call(origin: string, limits: CallLimits, transport?: Transport): Promise<unknown>;
  /** The transport over `node:http`. */
  readonly nodeTransport: Transport;
  /** The task of this package's agent that makes the call on another runtime. @defaultValue `call` */
  readonly task?: string;
  /** Faults that this client reports with another code. */
  readonly codes?: Partial<Record<FaultName | "connection refused", string>>;
}

export interface CallLimits {
  /** Milliseconds. */
  readonly timeout: number;
  readonly maxResponseBytes: number;
  readonly retries: 0;
}

const CODES: Readonly<Record<FaultName | "connection refused", string>> = {
  "connection refused": "connection-failed",
  "reset before the response": "network-error",
  "reset within the body": "network-error",
  "truncated body": "network-error",
  "no HTTP": "network-error",
  "slow headers": "timeout",
  "slow body": "timeout",
  "wrong content type": "unexpected-content",
  oversized: "response-too-large",
  "bad gzip": "unexpected-content",
  "HTML 502": "unexpected-status",
  "redirect to another origin": "redirected",
};

/** Differences of a runtime's `fetch`. */
const RUNTIME_DIFFERENCES: readonly Difference[] = [
  { runtime: "workerd", test: /connection refused/, reason: "does not say whether a lost connection had been made" },
];

/** Enough for any response on loopback, even on a busy machine. */
const PATIENCE = 5_000;
/** For the faults that only a timeout ends. */
const SHORT = 100;
/** A call that leaks its socket leaks as many. */
const CALLS = 5;
/** Node's own `fetch` keeps as many open for later calls. */
const KEPT = 2;

/** Declares a test for each fault and transport: both of Node, or `fetch` on the runtime that the tests are for. */
export function describeFaults<Transport>({ call, nodeTransport, task = "call", ...matrix }: FaultMatrix<Transport>): void {
  const elsewhere = remote();
  const over = elsewhere
    ? { fetch: (...given: CallParameters) => elsewhere.perform(task, given) }
    : { fetch: call, node: (...given: CallParameters) => call(...given, nodeTransport) };
  describe.each(Object.entries(over))("over %s", (_name, callOver) => {
    expectDifferences(elsewhere, RUNTIME_DIFFERENCES);
    describeFaultsOver({ ...matrix, call: callOver });
  });
}

type CallParameters = readonly [origin: string, limits: CallLimits];

function describeFaultsOver({ respond, call, codes = {} }: Omit<FaultMatrix<never>, "nodeTransport">): void {
  const limits = { maxResponseBytes: OVERSIZED_BYTES / 2, retries: 0 } as const;
  const expected = { ...CODES, ...codes };

  /** Makes several calls, each of which must fail, in time. */
  const expectFailures = async (origin: string, code: string): Promise<void> => {
    const rejections = unhandledRejections();
    const timeout = code === "timeout" ? SHORT : PATIENCE;
    for (let made = 0; made < CALLS; made += 1) {
      const started = performance.now();
      const error = await failureOf(call(origin, { ...limits, timeout }));
      expect(performance.now() - started).toBeLessThan(timeout + (code === "timeout" ? PATIENCE : 0));
      expect(error).toMatchObject({ name: "ClientError", code, operationId: expect.any(String) });
      expect(inspect(error, { depth: 10, showHidden: true })).not.toContain(SECRET);
    }
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    expect(rejections).toStrictEqual([]);
  };

  describe("the service fault", () => {
    it("that is absent lets the call succeed", async () => {
      const { origin } = await serverForTest(async (response, request) => {
        const { status, headers, body } = await respond(request);
        response.writeHead(status, headers).end(body);
      });
      expect(await call(origin, { ...limits, timeout: PATIENCE })).toMatchObject({ ok: true });
    });

    it.each(Object.entries(expected) as [FaultName | "connection refused", string][])("%s is reported as %s", async (name, code) => {
      const server = await serverForTest(async (response, request) => {
        if (name !== "connection refused") await faults[name](response, await respond(request));
      });
      await expectFailures(name === "connection refused" ? await originOfNobody() : server.origin, code);
      expect(server.received).toHaveLength(name === "connection refused" ? 0 : CALLS);
      await vi.waitFor(() => expect(server.openSockets()).toBeLessThanOrEqual(KEPT), PATIENCE);
    });
  });
}

async function failureOf(call: Promise<unknown>): Promise<unknown> {
  let result: unknown;
  try {
    result = await call;
  } catch (error) {
    return error;
  }
  throw new Error("the call succeeded", { cause: result });
}

function unhandledRejections(): readonly unknown[] {
  const seen: unknown[] = [];
  const listener = (reason: unknown): void => void seen.push(reason);
  process.on("unhandledRejection", listener);
  onTestFinished(() => void process.off("unhandledRejection", listener));
  return seen;
}
