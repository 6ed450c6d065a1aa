import { describe, expect, it } from "vitest";
import { fetchTransport } from "./transport/fetch-transport.ts";
import { nodeTransport } from "./transport/node-transport.ts";
import type { Transport } from "./transport/transport.ts";
import { failureOf, thingsClient } from "../test/things-client.ts";

const TIMEOUT = "timeout: must be a whole number of milliseconds from 1 to 2147483647";
const RETRIES = "retries: must be a whole number of at least 0";
const BYTES = "maxResponseBytes: must be a whole number of bytes of at least 1";
const baseUrl = "https://api.example.com";

/** Values that the two have in common. */
const common: readonly (readonly [options: object, message: string])[] = [
  [{ timeout: Number.NaN }, `${TIMEOUT}, not NaN`],
  [{ timeout: 0 }, `${TIMEOUT}, not 0`],
  [{ timeout: -1 }, `${TIMEOUT}, not -1`],
  [{ timeout: 2 ** 31 }, `${TIMEOUT}, not 2147483648`],
  [{ timeout: Infinity }, `${TIMEOUT}, not Infinity`],
  [{ timeout: "30" }, `${TIMEOUT}, not a string`],
  [{ timeout: null }, `${TIMEOUT}, not null`],
  [{ retries: -1 }, `${RETRIES}, not -1`],
  [{ retries: 1.5 }, `${RETRIES}, not 1.5`],
  [{ retries: Number.NaN }, `${RETRIES}, not NaN`],
  [{ retries: Infinity }, `${RETRIES}, not Infinity`],
  [{ retries: "2" }, `${RETRIES}, not a string`],
];

describe("a client is not created with", () => {
  it.each([
    ...common,
    [{ maxResponseBytes: Number.NaN }, `${BYTES}, not NaN`],
    [{ maxResponseBytes: "10MB" }, `${BYTES}, not a string`],
    [{ maxResponseBytes: 0 }, `${BYTES}, not 0`],
    [{ maxResponseBytes: Infinity }, `${BYTES}, not Infinity`],
    [{ validate: "false" }, "validate: must be true or false, not a string"],
    [{ onCall: {} }, "onCall: must be a function, not an object"],
    [{ fetch: {} }, "fetch: must be a function, not an object"],
  ] as const)("%o", (options, message) => {
    expect(() => thingsClient(baseUrl, options as object)).toThrow(
      expect.objectContaining({ name: "SigningError", code: "option-invalid", message }),
    );
  });
});

it.each([
  ["nodeTransport", nodeTransport],
  ["fetchTransport", fetchTransport],
])("a client whose transport is %s itself says to call it", async (name, transport) => {
  const client = thingsClient(baseUrl, { transport: transport as unknown as Transport });
  expect(await failureOf(client.listThings())).toMatchObject({
    name: "SigningError",
    code: "option-invalid",
    message: `transport: must be what ${name}() returns, not ${name} itself`,
  });
});

it.each([{ headers: new Headers() }, { headers: new Map() }])("a client takes no %o, and says what to do", (options) => {
  expect(() => thingsClient(baseUrl, options as object)).toThrow(/^headers: .*Object\.fromEntries\(headers\).*not a (Headers|Map) object$/);
});

it.each([
  [{ userAgent: "shop\r\nx: 1" }, ""],
  [{ userAgent: "" }, ", not an empty string"],
  [{ userAgent: 1 }, ", not a number"],
])("a client is not created with %j", (options, end) => {
  expect(() => thingsClient(baseUrl, options as object)).toThrow(
    expect.objectContaining({ code: "header-value-invalid", message: `userAgent: must be printable ASCII text${end}` }),
  );
});

describe("a call sends nothing with", () => {
  const client = thingsClient(baseUrl, { fetch: () => expect.fail("nothing may be sent") });
  const OPTIONS = "the options are signal, timeout, retries, retryUnavailable, headers";

  it.each([
    ...common,
    [{ signal: new AbortController() }, "signal: must be an AbortSignal, such as controller.signal, not an AbortController object"],
    [{ signal: { aborted: false } }, "signal: must be an AbortSignal, such as controller.signal, not an object"],
    [{ signal: { aborted: 0, addEventListener: () => {} } }, "signal: must be an AbortSignal, such as controller.signal, not an object"],
    [{ signal: new EventTarget() }, "signal: must be an AbortSignal, such as controller.signal, not an EventTarget object"],
    [{ signal: null }, "signal: must be an AbortSignal, such as controller.signal, not null"],
    [{ signal: 5_000 }, "signal: must be an AbortSignal, such as controller.signal, not a number"],
    [{ retryUnavailable: "yes" }, "retryUnavailable: must be true or false, not a string"],
    ["fast", "options: must be an object, not a string"],
    [30, "options: must be an object, not a number"],
    [[], "options: must be an object, not an empty array"],
  ] as const)("%o for its options", async (options, message) => {
    expect(await failureOf(client.listThings({}, options as object))).toMatchObject({
      name: "SigningError",
      code: "option-invalid",
      message,
    });
  });

  it.each([
    ["retry", OPTIONS],
    ["timeOut", "did you mean timeout?"],
    ["maxResponseBytes", OPTIONS],
    ["validate", OPTIONS],
  ])("the unknown option %s", async (name, hint) => {
    const error = await failureOf(client.listThings({}, { [name]: 1 }));
    expect(error).toMatchObject({ name: "SigningError", code: "option-unknown", message: `${name}: unknown option; ${hint}` });
  });
});

it.each([
  [{}],
  [{ signal: undefined, timeout: undefined, retries: undefined, retryUnavailable: undefined }],
  [{ signal: new AbortController().signal, timeout: 1_000, retries: 0, retryUnavailable: true }],
  [{ signal: Object.assign(new EventTarget(), { aborted: false }) as AbortSignal, timeout: 2 ** 31 - 1, retries: 5 }],
])("a call accepts %o", async (options) => {
  const client = thingsClient(baseUrl, { fetch: async () => Response.json([]) });
  expect(await client.listThings({}, options)).toMatchObject({ ok: true });
});
