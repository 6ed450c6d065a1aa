/** Every operation of the documents is a method of its client, and is answered by the mock server with every documented status. */
import { type MockServer, startMockServer } from "@maksu/mock-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { documents } from "./documents.ts";
import { type LiveApi, liveApis } from "./apis.ts";

let mock: MockServer;
let apis: LiveApi[];
beforeAll(async () => {
  mock = await startMockServer();
  apis = liveApis(mock.urls);
});
afterAll(() => mock.close());

const liveApi = (name: string): LiveApi => {
  const found = apis.find((api) => api.name === name);
  if (!found) throw new Error(`no ${name} API`);
  return found;
};

/** Besides the operations, a client has these. */
const FURTHER: Readonly<Record<string, readonly string[]>> = { payment: ["http", "signCardForm"], merchant: ["http"], legacy: ["http"] };

describe.each(documents)("$name API", ({ name, document }) => {
  test("the client has a method per operation, and no other", () => {
    expect([...liveApi(name).methods].toSorted()).toEqual(
      [...document.operations.map(({ operationId }) => operationId), ...(FURTHER[name] ?? [])].toSorted(),
    );
  });

  test("the client's table has the documented methods and paths", () => {
    const table = Object.entries(liveApi(name).operations).map(([operationId, { method, path }]) => ({ operationId, method, path }));
    const documented = document.operations.map(({ operationId, method, path }) => ({ operationId, method, path }));
    expect(table.toSorted(byId)).toEqual(documented.toSorted(byId));
  });

  describe.each(document.operations)("$operationId", ({ operationId, responses }) => {
    const statuses = Object.keys(responses);
    const success = statuses.find((status) => /^[23]/.test(status));

    test("is answered with its success, for every example", async () => {
      for (const example of liveApi(name).exampleNames(operationId)) {
        const result = await liveApi(name).call(operationId, { example });
        expect({ example, status: result.status, ok: result.ok }).toEqual({ example, status: Number(success), ok: true });
      }
    });

    test.each(statuses)("is answered with %s when asked for it", async (status) => {
      const code = status === "default" ? 500 : Number(status);
      const result = await liveApi(name).call(operationId, { prefer: `code=${code}` });
      const { record, requiredHeaders = [] } = responses[status] ?? {};
      expect(result.status).toBe(code);
      expect(result.ok).toBe(code < 400);
      expect((result.ok ? result.data : result.error) === undefined).toBe(record === undefined);
      for (const header of requiredHeaders) expect(result.headers.get(header), header).toBeTruthy();
    });
  });
});

const byId = (a: { operationId: string }, b: { operationId: string }): number => a.operationId.localeCompare(b.operationId);
