import { createServer } from "node:http";
import { connect } from "node:net";
import { APIS } from "@maksu/apis";
import { API_NAMES, startMockServer } from "@maksu/mock-server";
import { describe, expect, test } from "vitest";
import { report, tour } from "./tour.ts";
import type { OperationResult } from "./run-call.ts";

/** Starts the mock servers and records their URLs; `payment` may be replaced by another server. */
function starter(payment?: string): { start: typeof startMockServer; urls: string[] } {
  const urls: string[] = [];
  const start = async (): ReturnType<typeof startMockServer> => {
    const server = await startMockServer();
    urls.push(...Object.values(server.urls));
    return payment === undefined ? server : Object.assign(server, { urls: { ...server.urls, payment } });
  };
  return { start: start as typeof startMockServer, urls };
}

const isListening = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    socket
      .on("connect", () => resolve(true))
      .on("error", () => resolve(false))
      .on("connect", () => socket.destroy());
  });

const OPERATIONS = API_NAMES.flatMap((api) => Object.keys(APIS[api].operations).map((operationId) => `${api} ${operationId}`));
const PAYMENT = OPERATIONS.filter((operation) => operation.startsWith("payment "));

describe("the tour", () => {
  test("calls all operations without a problem, and stops its servers", async () => {
    const { start, urls } = starter();
    const results = await tour(start);
    expect(report(results)).toMatchObject({ problems: [], exitCode: 0 });
    expect(results.map(({ api, operationId }) => `${api} ${operationId}`)).toEqual(OPERATIONS);
    expect(results.filter(({ sent }) => sent === undefined)).toEqual([]);
    expect(await Promise.all(urls.map(isListening))).toEqual(API_NAMES.map(() => false));
  });

  test("names every operation that did not go as documented, with the reason, and stops its servers", async () => {
    const broken = createServer((_request, response) => void response.writeHead(503, { "content-type": "application/json" }).end("{}"));
    await new Promise<void>((listening) => broken.listen(0, "127.0.0.1", listening));
    const address = broken.address();
    const { start, urls } = starter(`http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`);
    const { problems, exitCode, text: shown } = report(await tour(start));
    broken.closeAllConnections();
    broken.close();
    expect(exitCode).toBe(1);
    expect(problems).toHaveLength(PAYMENT.length);
    expect(problems[0]).toMatch(/^payment createPayment: \S/);
    expect(shown).toContain(`${OPERATIONS.length} operations called, ${PAYMENT.length} problems.`);
    expect(await Promise.all(urls.map(isListening))).toEqual(API_NAMES.map(() => false));
  });
});

describe("the report", () => {
  const base: OperationResult = { api: "legacy", operationId: "createPayment", sent: undefined, status: 201, outcome: "{token}" };
  test.each<{ results: OperationResult[]; want: object }>([
    { results: [base], want: { problems: [], exitCode: 0 } },
    {
      results: [base, { ...base, api: "merchant", operationId: "getRefund", problem: "responded with 404, documented is 200" }],
      want: { problems: ["merchant getRefund: responded with 404, documented is 200"], exitCode: 1 },
    },
    { results: [], want: { problems: [], exitCode: 1 } },
  ])("of a tour has $want", ({ results, want }) => {
    expect(report(results)).toMatchObject(want);
  });
});
