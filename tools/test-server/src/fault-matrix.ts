/** What every client must make of every fault: the right code, in time, without a socket or a rejection left behind. */
import { inspect } from "node:util";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { type Answer, type FaultName, faults, OVERSIZED_BYTES, SECRET } from "./faults.ts";
import { serverForTest } from "./server-for-test.ts";
import { originOfNobody, type ReceivedRequest } from "./test-server.ts";

/** One client's part of the matrix. */
export interface FaultMatrix {
  /** What the service answers when nothing is wrong. The answer's body must not be empty. */
  answer(request: ReceivedRequest): Answer | Promise<Answer>;
  /** One call, made once. */
  call(origin: string, limits: CallLimits): Promise<unknown>;
  /** Faults that this client names otherwise. */
  readonly codes?: Partial<Record<FaultName | "refused", string>>;
}

/** What the call must be limited to. */
export interface CallLimits {
  /** Milliseconds. */
  readonly timeout: number;
  readonly maxResponseBytes: number;
  readonly retries: 0;
}

const CODES: Readonly<Record<FaultName | "refused", string>> = {
  refused: "connection-failed",
  "reset before the answer": "network-error",
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

/** Enough for any answer on loopback, on a busy machine too. */
const PATIENCE = 5_000;
/** For the faults that only the clock ends. */
const SHORT = 100;
/** A call that leaves its socket behind leaves as many. */
const CALLS = 5;
/** Node's own `fetch` keeps as many for the next call. */
const KEPT = 2;

/** Declares a test for each fault. */
export function describeFaults({ answer, call, codes = {} }: FaultMatrix): void {
  const limits = { maxResponseBytes: OVERSIZED_BYTES / 2, retries: 0 } as const;
  const expected = { ...CODES, ...codes };

  /** Calls several times, each of which must fail, in time. */
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

  describe("a fault", () => {
    it("that does not happen leaves the call alone", async () => {
      const { origin } = await serverForTest(async (response, request) => {
        const { status, headers, body } = await answer(request);
        response.writeHead(status, headers).end(body);
      });
      expect(await call(origin, { ...limits, timeout: PATIENCE })).toMatchObject({ ok: true });
    });

    it.each(Object.entries(expected) as [FaultName | "refused", string][])("%s → %s", async (name, code) => {
      const server = await serverForTest(async (response, request) => {
        if (name !== "refused") await faults[name](response, await answer(request));
      });
      await expectFailures(name === "refused" ? await originOfNobody() : server.origin, code);
      expect(server.received).toHaveLength(name === "refused" ? 0 : CALLS);
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
