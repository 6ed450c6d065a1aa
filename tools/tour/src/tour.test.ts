import { createServer } from "node:http";
import { connect } from "node:net";
import { APIS } from "@maksu/apis";
import { API_NAMES, startMockServer } from "@maksu/mock-server";
import { describe, expect, test } from "vitest";
import { report, tour } from "./tour.ts";
import type { Visit } from "./visit.ts";

/** Starts the mock servers and remembers where they are; `payment` may be served by another. */
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

describe("a tour", () => {
  test("calls all operations without a surprise, and nothing listens afterwards", async () => {
    const { start, urls } = starter();
    const visits = await tour(start);
    expect(report(visits)).toMatchObject({ surprises: [], exitCode: 0 });
    expect(visits.map(({ api, operationId }) => `${api} ${operationId}`)).toEqual(OPERATIONS);
    expect(visits.filter(({ sent }) => sent === undefined)).toEqual([]);
    expect(await Promise.all(urls.map(isListening))).toEqual(API_NAMES.map(() => false));
  });

  test("names every operation that did not go as documented, and why, and stops the servers all the same", async () => {
    const broken = createServer((_request, response) => void response.writeHead(503, { "content-type": "application/json" }).end("{}"));
    await new Promise<void>((listening) => broken.listen(0, "127.0.0.1", listening));
    const address = broken.address();
    const { start, urls } = starter(`http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`);
    const { surprises, exitCode, text: shown } = report(await tour(start));
    broken.closeAllConnections();
    broken.close();
    expect(exitCode).toBe(1);
    expect(surprises).toHaveLength(PAYMENT.length);
    expect(surprises[0]).toMatch(/^payment createPayment: \S/);
    expect(shown).toContain(`${OPERATIONS.length} operations called, ${PAYMENT.length} surprises.`);
    expect(await Promise.all(urls.map(isListening))).toEqual(API_NAMES.map(() => false));
  });
});

describe("the report", () => {
  const visited: Visit = { api: "legacy", operationId: "createPayment", sent: undefined, status: 201, outcome: "{token}" };
  test.each<{ visits: Visit[]; want: object }>([
    { visits: [visited], want: { surprises: [], exitCode: 0 } },
    {
      visits: [visited, { ...visited, api: "merchant", operationId: "getRefund", surprise: "answered 404, documented is 200" }],
      want: { surprises: ["merchant getRefund: answered 404, documented is 200"], exitCode: 1 },
    },
    { visits: [], want: { surprises: [], exitCode: 1 } },
  ])("$want", ({ visits, want }) => {
    expect(report(visits)).toMatchObject(want);
  });
});
