import { descriptionOf } from "@maksu/service-front";
import { expect, test } from "vitest";
import { sharedEngine } from "./shared-engines.ts";

test("servers share the engine of equal descriptions", async () => {
  const engine = await sharedEngine(descriptionOf("merchant"), true);
  expect(await sharedEngine(descriptionOf("merchant"), true)).toBe(engine);
});

test("another description has an engine of its own", async () => {
  const document = descriptionOf("merchant");
  const engine = await sharedEngine(document, true);
  expect(await sharedEngine({ ...document, info: { title: "Another", version: "1" } }, true)).not.toBe(engine);
});

test("a server without authentication has an engine of its own, which takes any signature headers", async () => {
  const document = descriptionOf("merchant");
  const url = { path: "/merchant/v1/settlements", query: new URLSearchParams({ fromDate: "2026-03-01", toDate: "2026-03-02" }) };
  const request = { method: "GET", target: url.path, ...url, headers: new Headers({ timestamp: "yesterday" }), body: new Uint8Array() };
  const places = await Promise.all(
    [true, false].map(async (isAuthenticated) => {
      const engine = await sharedEngine(document, isAuthenticated);
      return (await engine.violations("listSettlements", request, undefined, undefined)).map(({ place }) => place);
    }),
  );
  expect(places).toEqual([expect.arrayContaining(["header/timestamp"]), []]);
});

test("a description that can't be written as JSON is rejected", async () => {
  const document = { info: {} };
  Object.assign(document.info, { document });
  await expect(sharedEngine(document, true)).rejects.toThrow("circular");
});
