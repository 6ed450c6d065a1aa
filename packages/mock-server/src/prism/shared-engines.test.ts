import { descriptionOf } from "@maksu/service-front";
import { expect, test } from "vitest";
import { sharedEngine } from "./shared-engines.ts";

test("servers share the engine of equal descriptions", () => {
  const engine = sharedEngine(descriptionOf("merchant"), true);
  expect(sharedEngine(descriptionOf("merchant"), true)).toBe(engine);
});

test("another description has an engine of its own", () => {
  const document = descriptionOf("merchant");
  const engine = sharedEngine(document, true);
  expect(sharedEngine({ ...document, info: { title: "Another", version: "1" } }, true)).not.toBe(engine);
});

test("a server without authentication has an engine of its own, which takes any signature headers", () => {
  const document = descriptionOf("merchant");
  const url = { path: "/merchant/v1/settlements", query: new URLSearchParams({ fromDate: "2026-03-01", toDate: "2026-03-02" }) };
  const request = { method: "GET", target: url.path, ...url, headers: new Headers({ timestamp: "yesterday" }), body: new Uint8Array() };
  const places = [true, false].map((isAuthenticated) => {
    const engine = sharedEngine(document, isAuthenticated);
    return engine.violations("listSettlements", request, undefined, undefined).map(({ place }) => place);
  });
  expect(places).toEqual([expect.arrayContaining(["header/timestamp"]), []]);
});

test("a description that can't be written as JSON is rejected", () => {
  const document = { info: {} };
  Object.assign(document.info, { document });
  expect(() => sharedEngine(document, true)).toThrow("circular");
});
