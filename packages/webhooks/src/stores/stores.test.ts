/** The arguments of the shared stores. What the stores do is tested with real servers: `npm run long -- redis`, `npm run long -- sql`. */
import { expect, test, vi } from "vitest";
import { WebhookError } from "../errors.ts";
import { postgresStore } from "./postgres.ts";
import { redisStore } from "./redis.ts";
import { sqliteStore } from "./sqlite.ts";

test.each([
  { name: "redisStore", create: redisStore, message: "client: must be a client of the package redis or ioredis" },
  {
    name: "postgresStore",
    create: postgresStore,
    message: "client: must have a function query(text, values), as the clients and pools of pg do",
  },
  { name: "sqliteStore", create: sqliteStore, message: "database: must be an open database of node:sqlite or better-sqlite3" },
])("$name rejects what is not a client", ({ create, message }) => {
  for (const given of [undefined, null, "redis://127.0.0.1", {}])
    expect(() => create(given as never)).toThrow(new WebhookError("store-invalid", message));
});

test.each([
  { given: { prefix: 1 }, code: "option-invalid", message: "prefix: must be a string, not a number" },
  { given: { keyPrefix: "a" }, code: "option-unknown", message: "keyPrefix: unknown option; the options are prefix" },
])("a store rejects the options $given", ({ given, code, message }) => {
  const query = async () => ({ rows: [] });
  expect(() => postgresStore({ query }, given as never)).toThrow(expect.objectContaining({ code, message }));
});

test("a response that Redis should not give counts as a key that is taken", async () => {
  const evaluate = vi.fn<() => Promise<unknown>>(async () => "later version");
  expect(await redisStore({ eval: evaluate }).claim("k", "token", 1000)).toBe("taken");
  expect(evaluate).toHaveBeenCalledWith(expect.any(String), { keys: ["webhooks:k"], arguments: ["token", "1000"] });
});
